/**
 * Notes that the shop itself writes into the timeline of an order, recognised by their exact text.
 * Customers read the one about the refund too.
 */
export const orderNotes = {
  cancelledByCustomer: "Cancelled by the customer.",
  cancelledOnRequest: "Cancelled on the customer's request.",
  refundPaidOut: "The refund has been paid out.",
  /** For the back office only. */
  linkSentAgain: "The link to the order has been mailed to the customer again.",
  paymentLinkMailed: "A link to pay what is due has been mailed to the customer.",
  paymentLinkMade: "A link to pay what is due has been made, to be sent to the customer.",
  paymentLinkEnded: "The link to pay has been ended.",
  giftLeftOut: "A present that comes with this order has run out, and was left out.",
  /** Stored orders have it in these words. */
  paidWithoutStock:
    "Paid, but there are no bags set aside for this order. Send some later, or give the money back.",
  codeUsedUp:
    "The code of this order was used up by others before its money came. Its price stays as it is.",
  paidTooLate:
    "Paid after the order was cancelled or refunded. The money is here; give it back, or open the order again.",
} as const;

/** Whether a note only says that the customer wanted the order cancelled. */
export const isCancellationNote = (note: string | null): boolean =>
  note === orderNotes.cancelledByCustomer || note === orderNotes.cancelledOnRequest;

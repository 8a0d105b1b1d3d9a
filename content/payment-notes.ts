// Notes about online payments that the shop itself writes into an order's timeline. Only the back
// office reads them.

export const paymentNotes = {
  unexpectedAmount: (taken: string, due: string): string =>
    `The payment service took ${taken}, but ${due} was due. The amount that was paid is recorded. Please compare it with the order.`,
  foreignCurrency: (payment: string, amountMinor: number, currency: string): string =>
    `The payment service took ${amountMinor} in the smallest unit of ${currency} (${payment}), which is not this order's currency. It was not recorded. Please check at the service.`,
  foreignAmount: (amountMinor: number, currency: string): string =>
    `${amountMinor} in the smallest unit of ${currency}`,
  refundedElsewhere: (amount: string): string =>
    `${amount} was refunded in the payment service's own dashboard. It counts as refunded; nothing else was changed, and we sent no mail to the customer.`,
  refundedTooMuchElsewhere: (amount: string): string =>
    `${amount} was refunded in the payment service's own dashboard, which is more than what is left of this order. It was not recorded. Please check at the service.`,
  disputeOpened: (amount: string): string =>
    `The customer's bank has reclaimed ${amount} (a dispute). Respond in the payment service's own dashboard before the deadline shown there, and ship nothing until then.`,
  disputeLost: (amount: string): string =>
    `The dispute about ${amount} is lost: the money counts as refunded.`,
  disputeWon: (amount: string): string =>
    `The dispute about ${amount} is over: the money stays with the shop.`,
  orderRefused: (reason: string): string =>
    `The payment service refused the payment of this order, so it was cancelled. ${reason}`,
  refundFailed: (amount: string, reason: string): string =>
    `The refund of ${amount} through the payment service failed. ${reason} It no longer counts. Check at the service before you refund the money in another way.`,
} as const;

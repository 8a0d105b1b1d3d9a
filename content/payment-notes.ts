// Notes about online payments that the shop itself writes into an order's timeline. Only the back
// office reads them.

export const paymentNotes = {
  unexpectedAmount: (taken: string, due: string): string =>
    `Stripe took ${taken}, but ${due} was due. The money counts as what it is. Please compare it with the order.`,
  foreignCurrency: (payment: string, amountMinor: number, currency: string): string =>
    `Stripe took ${amountMinor} in the smallest unit of ${currency} (${payment}), which is not this order's currency. Nothing was counted. Please look into Stripe.`,
  foreignAmount: (amountMinor: number, currency: string): string =>
    `${amountMinor} in the smallest unit of ${currency}`,
  refundedElsewhere: (amount: string): string =>
    `${amount} went back in Stripe's dashboard. It counts as given back; nothing else was changed, and the customer got no mail of ours.`,
  refundedTooMuchElsewhere: (amount: string): string =>
    `${amount} went back in Stripe's dashboard, which is more than this order has left. Nothing was counted. Please look into Stripe.`,
  disputeOpened: (amount: string): string =>
    `The customer's bank takes ${amount} back (a dispute). Answer in Stripe's dashboard before the date that it names, and send nothing until then.`,
  disputeLost: (amount: string): string =>
    `The dispute about ${amount} is lost: the money is gone, and counts as given back.`,
  disputeWon: (amount: string): string =>
    `The dispute about ${amount} is over: the money stays with the shop.`,
  orderRefused: (reason: string): string =>
    `Stripe does not take money for this order, so it was cancelled. ${reason}`,
  refundFailed: (amount: string, reason: string): string =>
    `${amount} did not go back through Stripe. ${reason} This refund counts for nothing now. Look into Stripe before you give the money back in another way.`,
} as const;

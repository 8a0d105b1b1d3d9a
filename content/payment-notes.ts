// Notes about online payments that the shop itself writes into an order's timeline. Only the back
// office reads them.

export const paymentNotes = {
  unexpectedAmount: (taken: string, due: string): string =>
    `Stripe took ${taken}, but ${due} was due. The amount that was paid is recorded. Please compare it with the order.`,
  foreignCurrency: (payment: string, amountMinor: number, currency: string): string =>
    `Stripe took ${amountMinor} in the smallest unit of ${currency} (${payment}), which is not this order's currency. It was not recorded. Please check in Stripe.`,
  foreignAmount: (amountMinor: number, currency: string): string =>
    `${amountMinor} in the smallest unit of ${currency}`,
  refundedElsewhere: (amount: string): string =>
    `${amount} was refunded in Stripe's dashboard. It counts as refunded; nothing else was changed, and we sent no mail to the customer.`,
  refundedTooMuchElsewhere: (amount: string): string =>
    `${amount} was refunded in Stripe's dashboard, which is more than what is left of this order. It was not recorded. Please check in Stripe.`,
  disputeOpened: (amount: string): string =>
    `The customer's bank has reclaimed ${amount} (a dispute). Respond in Stripe's dashboard before the deadline shown there, and ship nothing until then.`,
  disputeLost: (amount: string): string =>
    `The dispute about ${amount} is lost: the money counts as refunded.`,
  disputeWon: (amount: string): string =>
    `The dispute about ${amount} is over: the money stays with the shop.`,
  orderRefused: (reason: string): string =>
    `Stripe refused the payment of this order, so it was cancelled. ${reason}`,
  refundFailed: (amount: string, reason: string): string =>
    `The refund of ${amount} through Stripe failed. ${reason} It no longer counts. Check in Stripe before you refund the money in another way.`,
} as const;

// Notes about online payments that the shop itself writes into an order's timeline. Only the back
// office reads them.

export const paymentNotes = {
  unexpectedAmount: (taken: string, due: string): string =>
    `Stripe took ${taken}, but ${due} was due. The money counts as what it is. Please compare it with the order.`,
  foreignCurrency: (payment: string, amountMinor: number, currency: string): string =>
    `Stripe took ${amountMinor} in the smallest unit of ${currency} (${payment}), which is not this order's currency. Nothing was counted. Please look into Stripe.`,
  orderRefused: (reason: string): string =>
    `Stripe does not take money for this order, so it was cancelled. ${reason}`,
  refundFailed: (amount: string, reason: string): string =>
    `${amount} did not go back through Stripe. ${reason} This refund counts for nothing now. Look into Stripe before you give the money back in another way.`,
} as const;

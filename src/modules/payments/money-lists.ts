// The values of the list of payments, apart from the tables so that texts can name it.

export const moneyDirections = ["in", "back"] as const;

/**
 * pending: asked for, the money has not gone back yet (a job or a person sees to it). done: it has.
 * failed: the payment service refused for good, or could not give it after all; it counts for
 * nothing.
 */
export const refundStates = ["pending", "done", "failed"] as const;

/** Beside those of a refund: there was no such payment. */
export const moneyStates = [...refundStates, "cancelled"] as const;

/** The states of a payment page; `refunded` and `failed` end a trial. */
export const pageStates = [
  "open",
  "approved",
  "pending",
  "refused",
  "closed",
  "paid",
  "refunded",
  "failed",
] as const;

/** A dispute is open until the service has decided. */
export const disputeOutcomes = ["opened", "lost", "won"] as const;

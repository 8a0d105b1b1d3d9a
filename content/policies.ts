/** What the shop promises, in one place. Every text that quotes a number takes it from here. */
export const policies = {
  freeStandardShippingFromUsd: 300,
  shippingDays: {
    standard: { from: 5, to: 7 },
    express: { from: 2, to: 3 },
    international: { from: 7, to: 14 },
    /** The promise of the confirmation page: free, worldwide. */
    worldwideFree: { from: 5, to: 10 },
  },
  processingBusinessDays: { from: 1, to: 2 },
  warrantyMonths: 12,
  claimWithinHours: 48,
  cancelWithinHours: 2,
  replyWithinHours: 48,
  dealerReplyBusinessDays: 3,
  disputes: {
    /** How long the other side has to answer a written complaint. */
    respondWithinDays: 30,
    mediationWithinDays: 60,
    claimWithinYears: 1,
    /** Smaller claims go to a small claims court instead of arbitration. Written as it is read. */
    smallClaimsUnder: "$5,000",
  },
  minimumAge: 13,
} as const;

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
  /**
   * Countries, by their two letters, for which search engines read what delivery costs and takes.
   * The shop delivers to every country of the checkout and addresses shoppers of these.
   */
  searchedFrom: ["US", "CA", "GB", "IE", "AU", "NZ", "IL", "DE", "FR", "NL"],
  /**
   * Those of them where "all sales are final" holds for every order, as no law there lets a
   * consumer withdraw from a purchase online without a reason. Search engines read nothing about
   * returns for the others.
   */
  salesFinalIn: ["US", "CA", "AU", "NZ"],
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

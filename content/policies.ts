import { euCountries } from "#shared/eu-countries.ts";

/** The shop's promises, in one place. Every text that quotes a number takes it from here. */
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
  /**
   * Where the law lets consumers withdraw from a purchase online without a reason, within so many
   * days of its arrival. The shop may keep the smaller one of a share and an amount in shekels;
   * some groups of people have more months. Of the rows with a country, the latest one that had
   * begun on the day of the order holds.
   */
  withdrawal: [
    {
      from: "2014-06-13",
      countries: [...euCountries, "GB", "IS", "LI", "NO"],
      withinDays: 14,
      feePercent: 0,
      feeAtMostIls: 0,
      groupMonths: 0,
    },
    {
      from: "2010-12-14",
      countries: ["IL"],
      withinDays: 14,
      feePercent: 5,
      feeAtMostIls: 100,
      groupMonths: 4,
    },
  ],
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
  /** How long requests about orders that match no order are stored. */
  unmatchedReturnDays: 30,
  minimumAge: 13,
} as const;

// Problems of a filled-in sheet, apart from the contract so that message catalogs can import them.

/** Problems of one line; the other lines can be used nevertheless. */
export const lineProblems = [
  "unknown_sku",
  /** A spreadsheet has changed it; `value` is what it may have been. */
  "changed_sku",
  "not_a_number",
  "too_many",
  "twice",
  /** Fewer units than open orders reserve: staff have to look at those orders first. */
  "below_reserved",
] as const;
export type LineProblem = (typeof lineProblems)[number];

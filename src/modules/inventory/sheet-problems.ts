// Problems of a sheet that was filled in while counting, apart from the contract so that texts can
// name them.

/** With one line; the others can be taken over nevertheless. */
export const lineProblems = [
  "unknown_sku",
  "not_a_number",
  "too_many",
  "twice",
  /** Fewer bags than open orders hold: somebody has to look at those orders first. */
  "below_reserved",
] as const;
export type LineProblem = (typeof lineProblems)[number];

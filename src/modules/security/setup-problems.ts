/** Faults in the set-up of the shop that a running instance can notice. */
export const setupProblems = [
  /**
   * Something near forwards requests without being named in TRUSTED_PROXIES, so visitors are not
   * told apart.
   */
  "untrusted-proxy",
] as const;
export type SetupProblem = (typeof setupProblems)[number];

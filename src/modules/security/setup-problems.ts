/** What a running instance can notice that is wrong with how the shop was set up. */
export const setupProblems = [
  /**
   * Something near forwards requests without being named in TRUSTED_PROXIES, so visitors are not
   * told apart.
   */
  "untrusted-proxy",
] as const;
export type SetupProblem = (typeof setupProblems)[number];

/** Problems of the set-up of the shop that a running instance can notice. */
export const setupProblems = [
  /**
   * A proxy in a private network forwards requests but is not in TRUSTED_PROXIES, so visitors
   * cannot be told apart.
   */
  "untrusted-proxy",
  /** A proxy in TRUSTED_PROXIES forwards requests without the visitors' addresses. */
  "silent-proxy",
] as const;
export type SetupProblem = (typeof setupProblems)[number];

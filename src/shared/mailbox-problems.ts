/** Reasons why a mailbox cannot be read, as far as staff can do something about it. */
export const mailboxProblems = [
  /** The name or the password is wrong. */
  "login",
  /** Its certificate is not trusted, names another host or has expired. */
  "certificate",
  /** The server offers no encryption, or none on this port. */
  "encryption",
  /** No server answers there. */
  "unreachable",
  /** The server answers, but not as one should. */
  "other",
] as const;
export type MailboxProblem = (typeof mailboxProblems)[number];

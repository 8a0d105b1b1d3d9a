/** Why a mailbox cannot be read, as far as staff can do something about it. */
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

const unreachable: ReadonlySet<string> = new Set([
  "CONNECT_TIMEOUT",
  "GREETING_TIMEOUT",
  "UPGRADE_TIMEOUT",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "ETIMEDOUT",
  "ETIMEOUT",
  "NoConnection",
  "EConnectionClosed",
  "ClosedAfterConnectTLS",
  "ClosedAfterConnectText",
]);

/** The problem that an error of the library is, with its sentence, which quotes nothing. */
export function toMailboxProblem(error: unknown): [problem: MailboxProblem, text: string] {
  const code = readText(error, "code");
  const problem = getProblem(error, code);
  return [problem, `the mailbox cannot be read: ${problem}${code === "" ? "" : ` (${code})`}`];
}

function getProblem(error: unknown, code: string): MailboxProblem {
  if (error instanceof Error && "authenticationFailed" in error) return "login";
  if (
    code.includes("CERT") ||
    code.includes("SIGNATURE") ||
    code === "ERR_TLS_CERT_ALTNAME_INVALID"
  )
    return "certificate";
  if (code.includes("TLS") || code.includes("SSL") || code === "EPROTO") return "encryption";
  return unreachable.has(code) ? "unreachable" : "other";
}

function readText(error: unknown, name: string): string {
  if (!(error instanceof Error) || !(name in error)) return "";
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" && /^\w+$/.test(value) ? value : "";
}

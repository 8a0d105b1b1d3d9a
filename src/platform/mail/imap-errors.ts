import type { MailboxProblem } from "#shared/mailbox-problems.ts";

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

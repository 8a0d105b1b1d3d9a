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
  const code = readCode(error);
  const problem = getProblem(error, code);
  return [problem, `the mailbox cannot be read: ${problem}${code === "" ? "" : ` (${code})`}`];
}

function getProblem(error: unknown, code: string): MailboxProblem {
  if (error instanceof Error && "authenticationFailed" in error) return "login";
  if (code.includes("CERT") || code.includes("SIGNATURE")) return "certificate";
  if (code.includes("TLS") || code.includes("SSL") || code === "EPROTO") return "encryption";
  return unreachable.has(code) ? "unreachable" : "other";
}

function readCode(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  const { code } = error;
  return typeof code === "string" && /^\w+$/.test(code) ? code : "";
}

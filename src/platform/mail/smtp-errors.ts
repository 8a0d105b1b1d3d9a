// The meaning of the answers of mail servers, and of their silence.
import type { NodemailerError } from "nodemailer";
import type { MailReason } from "#shared/mail-reasons.ts";
import { MailFailed, MailRefused, MailUnsure } from "./transport.ts";

/** Errors of OpenSSL and Node about the connection, by their codes. */
const byCode: ReadonlyMap<unknown, MailReason> = new Map([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "unknown_authority"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "unknown_authority"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "unknown_authority"],
  ["UNABLE_TO_GET_ISSUER_CERT", "unknown_authority"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "unknown_authority"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "other_name"],
  ["CERT_HAS_EXPIRED", "expired_certificate"],
  ["CERT_NOT_YET_VALID", "expired_certificate"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "plain_port"],
  ["ERR_SSL_PACKET_LENGTH_TOO_LONG", "plain_port"],
  ["ETLS", "no_encryption"],
  ["EDNS", "unreachable"],
  ["ECONNREFUSED", "unreachable"],
  ["EHOSTUNREACH", "unreachable"],
  ["ENETUNREACH", "unreachable"],
  ["CONNECT_TIMEOUT", "unreachable"],
  ["GREETING_TIMEOUT", "silent"],
  ["SOCKET_TIMEOUT", "silent"],
]);

/** The way out, for people who read the log. Staff read it in their language. */
const advice: Partial<Record<MailReason, string>> = {
  unknown_authority: "NODE_EXTRA_CA_CERTS names the file of an authority of your own",
  other_name: "SMTP_URL needs the name that is in the certificate",
  plain_port: "its port has no encryption from the start: SMTP_URL needs smtp://",
  no_encryption:
    "it offers no encryption that can be trusted; PLAINTEXT_HOSTS names those that need none",
  silent: "if its port is encrypted from the start, SMTP_URL needs smtps://",
};

/** "550 5.1.1 no such user", also of an answer of several lines: the parts of its status code. */
const STATUS = /^(\d)\d\d[ -]\1\.(\d{1,3})\.(\d{1,3})\b/;

/** The error in words of ours: some servers repeat the login that they refuse. */
export function toMailError(
  error: NodemailerError,
  { isWhole }: { readonly isWhole: boolean },
): Error {
  const { code, response, responseCode } = error;
  if (code === "EAUTH") {
    const isForNow = responseCode !== undefined && responseCode < 500;
    return new MailFailed(
      `the mail server refused the login (${responseCode ?? "no answer"})`,
      isForNow ? undefined : "login",
    );
  }
  if (response !== undefined && responseCode !== undefined && code !== "ETLS")
    return toAnswerError({ ...error, response, responseCode });
  if (isWhole)
    return new MailUnsure(
      `the mail server did not say whether it took the mail (${getCodes(error)})`,
    );
  // Without an answer only an address that cannot be sent at all is hopeless.
  if (code === "EENVELOPE") return new MailRefused("the address cannot be used with SMTP");
  const reason = [error.originalCode, error.timeoutType, code]
    .map((each) => byCode.get(each))
    .find((each) => each !== undefined);
  const toDo = reason && advice[reason];
  return new MailFailed(
    `the mail server could not be used (${getCodes(error)})${toDo === undefined ? "" : `: ${toDo}`}`,
    reason,
  );
}

type Answer = Pick<NodemailerError, "command"> & {
  readonly response: string;
  readonly responseCode: number;
};

function toAnswerError(answer: Answer): Error {
  const { command, response } = answer;
  const message = `the mail server answered ${command ?? "the message"} with: ${response}`;
  if (answer.responseCode < 500) return new MailFailed(message);
  if (isAboutRecipient(answer)) return new MailRefused(message, "recipient");
  if (isAboutMessage(answer)) return new MailRefused(message);
  return new MailFailed(message, getSetupReason(answer));
}

/**
 * Whether the answer is about the recipient and not about the shop. 5.4 is about the way to the
 * recipient's server, and one of the large services says 5.4.1 of mailboxes that do not exist.
 */
function isAboutRecipient({ command, response, responseCode }: Answer): boolean {
  if (command !== "RCPT TO") return false;
  const [, , subject, detail] = STATUS.exec(response) ?? [];
  if (subject === undefined) return responseCode === 550 || responseCode === 551;
  if (subject === "1") return Number(detail) >= 1 && Number(detail) <= 6;
  return subject === "2" || subject === "4";
}

/**
 * Whether the answer is about this mail alone. 5.7 is about who may send, as where a domain lacks
 * its records.
 */
function isAboutMessage({ command, response, responseCode }: Answer): boolean {
  if (command !== "DATA" || isAboutLogin(responseCode)) return false;
  return STATUS.exec(response)?.[2] !== "7";
}

const isAboutLogin = (responseCode: number) => [530, 534, 535, 538].includes(responseCode);

/**
 * Servers put off their refusal until they know the recipient, so the step does not tell what is
 * refused. 5.7.0, 5.7.8 and 5.7.9 are those of RFC 4954.
 */
function getSetupReason({ command, response, responseCode }: Answer): MailReason {
  const [, , subject, detail = ""] = STATUS.exec(response) ?? [];
  const isLoginStatus = subject === "7" && ["0", "8", "9", "57"].includes(detail);
  if (isAboutLogin(responseCode) || isLoginStatus) return "login";
  if (/sender|owned|send as|5\.1\.[78]/i.test(response)) return "sender";
  if (/client host|relay|authenticat|log ?in/i.test(response)) return "login";
  return responseCode === 553 || command === "MAIL FROM" ? "sender" : "not_allowed";
}

function getCodes(error: NodemailerError): string {
  const codes = [error.code, error.originalCode, error.timeoutType].filter((part) => part);
  return codes.join(", ") || error.name;
}

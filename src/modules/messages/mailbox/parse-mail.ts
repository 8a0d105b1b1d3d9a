import { createHash } from "node:crypto";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { cutEnd } from "#shared/cut-end.ts";
import { isEmailShaped, isPlainLine, normalizeText } from "#shared/plain-text.ts";
import { isUuid } from "#shared/uuid.ts";
import { MAX_REPLY } from "../form-fields.ts";
import { cutQuote } from "./cut-quote.ts";
import { limitLines } from "./limit-lines.ts";

/** A real mail has a few levels of parts; a hostile one has thousands. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 262_144, maxRfc822NestingDepth: 1 };
const MAX_NAME = 100;
const MAX_SUBJECT = 200;
/** Text beyond this is cut before anything else is done with it. */
const MAX_TEXT = 100_000;
/** The mails that an answer names, the newest last. */
const MAX_REFERENCES = 50;
/** Smaller pictures inside a text are logos of signatures. */
const MIN_INLINE_BYTES = 20_000;

/** A mail of the mailbox, as far as the inbox needs it. */
export type ParsedMail = {
  /** The hash of its Message-ID and its sender. */
  readonly id: string;
  readonly from: { readonly email: string; readonly name: string };
  readonly subject: string;
  /** The text of its sender, without quotes; empty when there is nothing. */
  readonly text: string;
  /** The ids of mails of the shop that it may answer, the newest first. */
  readonly answers: readonly string[];
  /** A program or a mailing list sent it. */
  readonly isAutomatic: boolean;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

/** Undefined for a mail without a usable sender. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail | undefined> {
  const mail = await PostalMime.parse(limitLines(source), LIMITS);
  const from = getMailbox(mail.from);
  if (from === undefined) return undefined;
  return {
    id: createIdentity(mail.messageId, from.email, source),
    from,
    subject: toLine(mail.subject ?? "", MAX_SUBJECT),
    text: toText(cutQuote(normalizeBody(await readText(mail)))),
    answers: listAnswers(mail),
    isAutomatic: isAutomatic(mail),
    files: mail.attachments.filter((file) => !isDecoration(file)).map(toFile),
  };
}

/**
 * The same mail has the same: its Message-ID, together with its sender, so that nobody can use up
 * that of another person. A mail without one is named by its bytes.
 */
function createIdentity(messageId = "", sender: string, source: Uint8Array): string {
  const hash = createHash("sha256").update(`${sender.toLowerCase()}\n`);
  return hash.update(messageId.trim() === "" ? source : messageId.trim()).digest("base64url");
}

function getMailbox(from: Address | undefined): ParsedMail["from"] | undefined {
  const email = (from?.address ?? "").trim();
  if (!isEmailShaped(email) || !isPlainLine(email) || email.length > 254) return undefined;
  return { email, name: toLine(from?.name ?? "", MAX_NAME) || toLine(email, MAX_NAME) };
}

/** The ids in the Message-IDs of the mails that it answers: nobody can guess one. */
function listAnswers({ inReplyTo = "", references = "" }: Email): string[] {
  const ids = [
    ...`${references} ${inReplyTo}`.slice(-20_000).matchAll(/<([\da-f-]{36})@[^\s<>@]+>/gi),
  ];
  return ids
    .flatMap(([, id = ""]) => (isUuid(id.toLowerCase()) ? [id.toLowerCase()] : []))
    .toReversed()
    .slice(0, MAX_REFERENCES);
}

/** Programs say so in one of these ways (RFC 3834, RFC 2919, RFC 3464). */
function isAutomatic({ headers }: Email): boolean {
  const hasValue = (name: string, test: (value: string) => boolean) =>
    headers.some(({ key, value }) => key === name && test(value.trim().toLowerCase()));
  return (
    hasValue("auto-submitted", (value) => value !== "no" && value !== "") ||
    headers.some(({ key }) => key.startsWith("list-")) ||
    ["x-autoreply", "x-autorespond", "x-failed-recipients"].some((name) =>
      hasValue(name, (value) => value !== ""),
    ) ||
    hasValue("precedence", (value) => ["bulk", "list", "junk", "auto_reply"].includes(value)) ||
    hasValue("return-path", (value) => value === "<>") ||
    hasValue("content-type", (value) => value.startsWith("multipart/report")) ||
    hasValue("from", (value) => value.includes("mailer-daemon@"))
  );
}

/** The text as it is read; that of HTML where there is no other. */
async function readText({ text = "", html }: Email): Promise<string> {
  if (text.trim() !== "" || html === undefined) return text;
  // The library renders HTML as text where another part of the same mail is text.
  const boundary = "part";
  const part = Buffer.from(html.slice(0, MAX_TEXT)).toString("base64");
  const both = await PostalMime.parse(
    [
      `Content-Type: multipart/mixed; boundary=${boundary}`,
      "",
      `--${boundary}\r\nContent-Type: text/plain\r\n\r\n`,
      `--${boundary}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${part}`,
      `--${boundary}--\r\n`,
    ].join("\r\n"),
  );
  return both.text ?? "";
}

/** Line ends of one kind, and no signs that cannot be seen or have no place in a text. */
function normalizeBody(text: string): string {
  return normalizeText(text.slice(0, MAX_TEXT).toWellFormed())
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "")
    .replaceAll("\u00a0", " ");
}

/** Within the limit of a message; a longer text says that it goes on. */
function toText(text: string): string {
  const own = cutEnd(text, " \n\t");
  return own.length <= MAX_REPLY
    ? own
    : `${own
        .slice(0, MAX_REPLY - 2)
        .toWellFormed()
        .trim()}…`;
}

function toLine(text: string, max: number): string {
  return normalizeText(text.toWellFormed())
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .slice(0, max)
    .toWellFormed()
    .trim();
}

function isDecoration({ contentId, disposition, related, content }: Attachment): boolean {
  const isInside = contentId !== undefined && (related === true || disposition === "inline");
  return isInside && toBytes(content).length < MIN_INLINE_BYTES;
}

const toFile = ({ filename, mimeType, content }: Attachment) => ({
  name: filename ?? mimeType,
  bytes: toBytes(content),
});

function toBytes(content: Attachment["content"]): Uint8Array {
  return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}

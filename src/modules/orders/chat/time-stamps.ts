// The moment and the writer that chat programs put before a message, in every form in which a
// conversation is exported or copied.

export type Stamped = {
  /** The name of the writer; undefined for messages of the chat program itself. */
  readonly sender: string | undefined;
  readonly text: string;
};

const CLOCK = /\p{Nd}{1,2}[:.]\p{Nd}{2}/u;
/** "[12/11/2026, 14:03:22] …", "[14:05, 12.3.2026] …", "[12/3, 2:05 PM] …" */
const BRACKETED = /^\[([^[\]]{4,40})\]\s?/u;
/** "Dana Levi, [12.03.2026 14:05]", with the message on the next line. */
const SENDER_FIRST = /^([^:,[\]]{1,60}),? \[([^[\]]{4,40})\]:?$/u;
/** "12.11.2026, 14:03 - …", "2026-03-12, 2:05 p. m. - …", "12/03/26 à 14:05 - …" */
const DASHED =
  /^(?:\p{Nd}{1,4}[./-] ?\p{Nd}{1,2}[./-] ?\p{Nd}{2,4}\.?|\p{Nd}{4}年\p{Nd}{1,2}月\p{Nd}{1,2}日)[,،]? (?:\p{L}{1,4} ?)?\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?: ?[\p{L}."\u05f4\u05f3']{1,9}){0,2} ?[-–—] /u;
/** Of a name before its colon. */
const MAX_SENDER = 60;

/** The message in a line that begins with a time stamp; undefined for any other line. */
export function readStamp(line: string): Stamped | undefined {
  const [header = "", moment = ""] = BRACKETED.exec(line) ?? [];
  if (isMoment(moment)) return splitSender(line.slice(header.length));
  const [dashed] = DASHED.exec(line) ?? [];
  if (dashed !== undefined) return splitSender(line.slice(dashed.length));
  const [, sender, after = ""] = SENDER_FIRST.exec(line) ?? [];
  return isMoment(after) ? { sender, text: "" } : undefined;
}

/** A time of day, with or without a day, and at most a few short words like "at" and "PM". */
function isMoment(text: string): boolean {
  if (!CLOCK.test(text) || /[^\p{L}\p{N}\s.,،:/'"\u05f4\u05f3-]/u.test(text)) return false;
  const numbers = text.match(/\p{Nd}+/gu) ?? [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length <= 4 && (numbers.length > 2 || text.includes(":"));
}

function splitSender(message: string): Stamped {
  const end = message.indexOf(":");
  const text = message.slice(end + 1);
  if (end < 1 || end > MAX_SENDER || !(text === "" || text.startsWith(" ")))
    return { sender: undefined, text: "" };
  // Names that are not in the address book of a phone begin with a tilde.
  return { sender: message.slice(0, end).replace(/^~ ?/, ""), text: text.slice(1) };
}

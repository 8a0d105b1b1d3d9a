// A pasted conversation as lines that customers wrote.

/** Invisible marks of text direction and joining that programs put between letters. */
const MARKS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const TAG = /<\/?[a-z][^<>@]{0,200}>/gi;

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const day = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
/** "[12/11/2026, 14:03:22] Dana: hello", "12.11.2026, 14:03 - Dana: hello" */
const EXPORTED = new RegExp(
  String.raw`^(?:\[${day},? ${clock}\]|${day},? ${clock} -) (?:([^:]{1,60}): )?(.*)$`,
);

/** No person writes longer lines, and searching them could take seconds. */
const MAX_LINE = 300;
const PIECES = new RegExp(String.raw`.{1,${MAX_LINE}}(?:\s|$)|.{${MAX_LINE}}`, "gu");

function cutLine(line: string): string[] {
  return line.length <= MAX_LINE ? [line] : (line.match(PIECES) ?? []).map((piece) => piece.trim());
}

export type ChatLine = {
  /** The name of the writer in the chat program; undefined in a text without names. */
  readonly sender: string | undefined;
  readonly text: string;
};

/**
 * A text without marks and tags. Characters are only removed, so all that remains was in the pasted
 * text.
 */
export function normalizeChat(pasted: string): string {
  return pasted
    .replaceAll(MARKS, "")
    .replaceAll(TAG, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll("\r", "");
}

/** The lines of a conversation that were not written by the shop. */
export function listCustomerLines(cleaned: string, shopNames: readonly string[]): ChatLine[] {
  const own = shopNames.map((name) => name.toLowerCase()).filter((name) => name !== "");
  let sender: string | undefined;
  const lines = cleaned.split("\n").flatMap((line): ChatLine[] => {
    const exported = EXPORTED.exec(line.trim());
    if (exported === null) return [{ sender, text: line.trim() }];
    sender = exported[1];
    // Messages of the chat program itself have no sender.
    return sender === undefined ? [] : [{ sender, text: exported[2] ?? "" }];
  });
  return lines
    .filter((line) => !own.some((name) => line.sender?.toLowerCase().includes(name)))
    .flatMap(({ sender: writer, text }) =>
      cutLine(text).map((piece) => ({ sender: writer, text: piece })),
    )
    .filter(({ text }) => text !== "");
}

/** A piece of a line, between commas and the like. */
export type ChatPart = { readonly text: string; readonly line: number };

/** Between the pieces of a line. A full stop ends a sentence; "St.", "ul." and "str." do not. */
const SEPARATORS = /[,;|]|\s\/\s|(?<=[\p{L}\d]{3})(?<!str)[.!?](?:\s|$)/u;

/** Digits of a phone number, with the usual punctuation between. */
const PHONE = /(?<![\w@.,/-])((?:\+|\()?\d[\d ().-]{6,18}\d)(?![\w@])/g;

/** Possible phone numbers in a text. */
export function listPhones(text: string): string[] {
  return text.match(PHONE) ?? [];
}

/** The pieces of all lines, in their order; each phone number is a piece of its own. */
export function listParts(lines: readonly ChatLine[]): ChatPart[] {
  return lines.flatMap(({ text }, line) =>
    text
      .split(PHONE)
      .flatMap((piece) => piece.split(SEPARATORS))
      .map((part) => ({ text: part.trim(), line }))
      .filter((part) => part.text !== ""),
  );
}

/** With the Hebrew marks of abbreviations, geresh and gershayim. */
const WORDS = /[\p{L}\p{N}]+(?:[’'\u05f4"\u05f3.-][\p{L}\p{N}]+)*['\u05f3]?/gu;

/** The words of a text, without punctuation around them. */
export function listWords(text: string): string[] {
  return text.match(WORDS) ?? [];
}

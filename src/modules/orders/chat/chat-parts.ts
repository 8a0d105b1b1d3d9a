import { moneyWords } from "#i18n/he/chat-words.ts";
import type { ChatLine } from "./chat-text.ts";
import { findPhone } from "./phone-numbers.ts";

/** A piece of a line, between commas and the like. A phone or e-mail address is one of its own. */
export type ChatPart = {
  readonly text: string;
  readonly line: number;
  readonly kind: "text" | "phone" | "email";
};

/** Between the pieces of a line. A full stop ends a sentence; "St.", "ul." and "str." do not. */
const SEPARATORS = /[,;|]|\s\/\s|(?<=[\p{L}\d]{3})(?<!str)[.!?](?:\s|$)/u;

const LINK = /(?:https?:\/\/|www\.|geo:)\S+/;
const EMAIL = /[\w.%+-]{1,64}@[\w.-]{1,200}/;
/** Digits of a phone number, with the usual punctuation between. */
const PHONE = /(?<![\w@.,/-])(?:\+|\()?\d[\d ().-]{6,18}\d(?![\w@])/;
/** Digits that say nothing about an order: files, places on a map, days, times, prices. */
const OTHERS = [
  /(?<![\w.-])(?:[a-z][a-z\d-]{0,40}\.){1,4}[a-z]{2,10}\/\S*/,
  /(?<![\w-])[\w-]{1,80}\.(?:jpe?g|png|gif|webp|heic|mp4|mov|opus|mp3|m4a|pdf|vcf|docx?|xlsx?)(?!\w)/,
  /(?<![\d.])-?\d{1,3}\.\d{3,20}, ?-?\d{1,3}\.\d{3,20}/,
  /\d{1,3}°[^,;]{0,30}/,
  /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?![./-]?\d)/,
  /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?(?![\d:\p{L}])/u,
  /[$€£₪] ?\d[\d,.]{0,12}/,
  new RegExp(
    String.raw`(?<![\d.,-])\d[\d,.]{0,12} ?(?:[$€£₪]|(?:NIS|ILS|USD|EUR|${moneyWords.join("|")})(?!\p{L}))`,
    "u",
  ),
  /#[\dA-Fa-f]{8}(?!\w)/,
] as const;

/** A digit belongs to the first of these that it is a part of. */
const TOKEN = new RegExp(
  [
    LINK.source,
    `(?<email>${EMAIL.source})`,
    ...OTHERS.map(({ source }) => source),
    `(?<phone>${PHONE.source})`,
  ].join("|"),
  "gu",
);

/** Possible phone numbers in a text. */
export function listPhones(text: string): string[] {
  return splitTokens(text).flatMap((piece) => (piece.kind === "phone" ? piece.text : []));
}

/** The pieces of all lines, in their order. */
export function listParts(lines: readonly ChatLine[]): ChatPart[] {
  return lines.flatMap(({ text }, line) =>
    splitTokens(text)
      .flatMap(({ text: piece, kind }) =>
        (kind === "text" ? piece.split(SEPARATORS) : [piece]).map((part) => ({
          text: part.trim(),
          line,
          kind,
        })),
      )
      .filter((part) => part.text !== ""),
  );
}

type Piece = Pick<ChatPart, "text" | "kind">;

/** A text without links, dates and the like, cut where a phone or an e-mail address is. */
function splitTokens(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: token, index, groups } of text.matchAll(TOKEN)) {
    const isPhone = groups?.["phone"] !== undefined;
    const found = isPhone ? findPhone(token) : { start: 0, end: token.length };
    pieces.push({ text: text.slice(end, index + found.start), kind: "text" });
    end = index + found.end;
    const kind = isPhone ? "phone" : groups?.["email"] === undefined ? undefined : "email";
    if (kind !== undefined) pieces.push({ text: text.slice(index + found.start, end), kind });
  }
  return [...pieces, { text: text.slice(end), kind: "text" }];
}

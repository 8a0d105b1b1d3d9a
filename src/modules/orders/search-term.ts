import { encodeLike } from "#platform/db/like.ts";
import { getPhoneDigits } from "#shared/phones.ts";
import { isEmailShaped, normalizeDigits } from "#shared/plain-text.ts";

/** A search for orders, parsed from the typed text. */
export type SearchTerm =
  /** A whole id. */
  | { readonly kind: "id"; readonly id: string }
  /** A number with its sign, as in "#A1B2C3D4". */
  | { readonly kind: "number"; readonly number: string }
  /**
   * The id on a confirmation page, as in "ORDER_1732161600000": the moment at which the order was
   * made.
   */
  | { readonly kind: "moment"; readonly from: Date; readonly until: Date }
  | {
      readonly kind: "words";
      /** Patterns for LIKE on the result of `app.search_text`: an order must match all of them. */
      readonly patterns: readonly [string, ...string[]];
      /**
       * Words of which the patterns contain only a part: an order must contain the whole words,
       * too.
       */
      readonly whole: readonly string[];
      /** All of the text without what cannot be read, as it might name a SKU. */
      readonly typed: string;
      /** Whether the trigram index can find the matches of one of them. */
      readonly hasTrigrams: boolean;
      /** An order's number without its sign, or a name like one; null for what cannot be one. */
      readonly number: string | null;
      /** A whole e-mail address; null for any other text. */
      readonly address: string | null;
      /** The term as a tracking number; null for text that cannot be one. */
      readonly trackingNumber: string | null;
    };

/** Signs that `app.search_text` leaves out: controls, accents, points, apostrophes and quotes. */
const SIGNS =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}'"`\u02b9-\u02bf\u05f3\u05f4\u2018-\u201f\u2032-\u2036]/gu;
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/gu;
const ID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;
const NUMBER = /^(#?)([\da-f]{8})$/;
/** Milliseconds since 1970, until the year 2286. */
const CONFIRMATION_ID = /^order_(\d{1,13})$/;
const TRACKING_NUMBER = /^(?=.*\d)[a-z\d]{8,64}$/;
/** Letters of which the index knows trigrams, on any server: see `app.search_text`. */
const LETTERS = "a-z0-9ßæðøþđħıłœŧ\u05d0-\u05ea";
const THREE_LETTERS = new RegExp(`[${LETTERS}]{3}`);
const SHORT = new RegExp(`^[${LETTERS}]{1,2}$`);
/** More would only make the search slower. */
const MAX_WORDS = 8;

/** The search for a typed text; null for a text without a search term. */
export function readSearchTerm(text: string): SearchTerm | null {
  const plain = normalizeDigits(text.replace(/\s/g, " ").replaceAll("\u00b4", ""))
    .normalize("NFKD")
    .replace(SIGNS, "")
    .replace(MARKS, "")
    .trim()
    .toLowerCase();
  const dense = plain.replaceAll(" ", "");
  const id = ID.exec(dense.replaceAll("-", ""));
  if (id !== null) return { kind: "id", id: id.slice(1).join("-") };
  const [, sign, digits] = NUMBER.exec(dense) ?? [];
  const number = digits?.toUpperCase() ?? null;
  if (sign === "#" && number !== null) return { kind: "number", number };
  const millis = CONFIRMATION_ID.exec(dense)?.[1];
  if (millis !== undefined)
    return { kind: "moment", from: new Date(Number(millis)), until: new Date(Number(millis) + 1) };
  const phone = getPhoneDigits(plain);
  const words =
    phone === undefined ? plain.split(" ").map((word) => word.replace(/^#/, "")) : [phone];
  // A hyphen counts as a blank, so one alone says nothing.
  const used = words.filter((word) => /[^-]/.test(word)).slice(0, MAX_WORDS);
  const [first, ...rest] = used.map(getPattern);
  if (first === undefined) return null;
  return {
    kind: "words",
    patterns: [first, ...rest],
    whole: used.filter((word) => getSearchablePart(word) !== undefined),
    typed: text.replace(/\p{C}/gu, "").trim(),
    hasTrigrams: used.some((word) => THREE_LETTERS.test(word) || SHORT.test(word)),
    number,
    address: isEmailShaped(text.trim()) ? text.trim() : null,
    trackingNumber: TRACKING_NUMBER.test(dense) ? dense : null,
  };
}

/** One or two letters match the beginning of a word; more match anywhere. */
function getPattern(word: string): string {
  const part = encodeLike(getSearchablePart(word) ?? word);
  return SHORT.test(word) ? `% ${part}%` : `%${part}%`;
}

/**
 * The distinctive part of a long word: "ada@" of "ada@mail.example", the end of a phone number.
 * Parts that very many orders share would only slow the index down.
 */
function getSearchablePart(word: string): string | undefined {
  if (/^\d{8,}$/.test(word)) return word.slice(-7);
  const end = word.indexOf("@") + 1;
  return end < word.length && THREE_LETTERS.test(word.slice(0, end))
    ? word.slice(0, end)
    : undefined;
}

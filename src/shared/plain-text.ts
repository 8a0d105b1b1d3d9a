/**
 * Control characters, line separators, and marks that turn the direction of the text around them.
 */
const FORBIDDEN_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** Control characters that have no place in a text of several lines. */
const FORBIDDEN_IN_A_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * A local part of at most 64 characters, an at sign, and a domain of two or more parts, in any
 * alphabet; only mail that arrives proves more. As mail servers have it, no dot is at an edge of
 * the local part or beside another. Signs that mean something in a link, such as ? and &, are
 * refused, and a hyphen at the start, which programs take for an option.
 */
const EMAIL =
  /^(?!-)(?=[^@]{1,64}@)[\p{L}\p{M}\p{N}!$'*+/^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!$'*+/^_`{|}~-]+)*@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Joiners and variants belong to an image; the tags after a flag say which land it is. */
const OF_IMAGES =
  "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\ufe0f\\u200d\\u{e0020}-\\u{e007f}]+";

/** Persian and the scripts of India are written with joiners; the scripts named here are not. */
const BETWEEN_JOINED_LETTERS =
  "[^\\p{N}\\p{P}\\p{S}\\p{Z}\\p{C}\\p{scx=Latn}\\p{scx=Hebr}\\p{scx=Cyrl}\\p{scx=Grek}\\p{scx=Zinh}]" +
  "[\\u200c\\u200d](?=[\\p{L}\\p{M}])";

const INVISIBLE = new RegExp(
  `(${OF_IMAGES}|${BETWEEN_JOINED_LETTERS})|\\p{Default_Ignorable_Code_Point}`,
  "gu",
);

const NOT_LATIN_LETTER = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Typed or pasted text as every field takes it: without signs that cannot be seen, such as marks of
 * direction, and with letters and their accents in one. Blanks around it stay.
 */
export function normalizeText(typed: string): string {
  return typed.replaceAll(INVISIBLE, "$1").normalize("NFC");
}

/**
 * The same for phone numbers, codes and amounts: the digits of all scripts, wide letters, and all
 * hyphens and blanks become those of ASCII.
 */
export function normalizeDigits(typed: string): string {
  return normalizeText(typed)
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-");
}

/** Unicode has the digits of a script in a row, which begins at a multiple of 16 or 6 after one. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const place = code % 16;
  const isFirstInRow = /\p{Nd}/u.test(String.fromCodePoint(code - place));
  return String(isFirstInRow ? place : place - 6);
}

/**
 * Whether a stranger's text can stand on one line: no control characters, no half of a character.
 */
export function isPlainLine(text: string): boolean {
  return !FORBIDDEN_IN_A_LINE.test(text) && text.isWellFormed();
}

/**
 * Whether a stranger's text of several lines is readable: no control characters but line ends and
 * tabs, no half of a character.
 */
export function isPlainText(text: string): boolean {
  return !FORBIDDEN_IN_A_TEXT.test(text) && text.isWellFormed();
}

/** Whether a text has the shape of an e-mail address. Its length is not looked at. */
export function isEmailShaped(text: string): boolean {
  return EMAIL.test(text) && !hasDisguisedAscii(text);
}

/** Whether a character is ASCII in disguise, such as the Kelvin sign: it names another mailbox. */
function hasDisguisedAscii(text: string): boolean {
  return Array.from(text).some((sign) => !isAscii(sign) && ASCII.test(sign.normalize("NFKC")));
}

const isAscii = (sign: string) => sign <= "\u007f";
const ASCII = /[\u0021-\u007e]/;

/** Whether a text has letters that are not Latin. Some of them look like Latin ones. */
export function hasForeignLetters(text: string): boolean {
  return NOT_LATIN_LETTER.test(text);
}

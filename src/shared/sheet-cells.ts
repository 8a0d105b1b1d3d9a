// Texts in cells of spreadsheets: written so that no program takes them for something else, and
// read back as they were.

/** Beginnings of formulas, also in their wide forms, and of what becomes one without its blank. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Numbers, dates, times, shares and amounts: digits with signs alone. */
const DIGITS_AND_SIGNS = /^[\p{Nd}\p{Sc}.,:/+()%\s'\u2019-]+$/u;
/** "3E5", "5 pm", "TRUE", "#N/A" */
const OTHERS = [
  /^\d+(?:[.,]\d+)?E[+-]?\d+$/i,
  /^\d{1,2}(?::\d{1,2}){0,2}\s?[ap]m?$/i,
  /^(?:true|false)$/i,
  /^#(?:N\/A|DIV\/0!|NAME\?|NULL!|NUM!|REF!|VALUE!)$/i,
];
/** "MAR5", "5-Mar", "5 March 2026" */
const MONTH =
  /^(?:\d{1,4}[\s./-]{0,2})?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[\s.,/-]{0,2}(?:\d{1,4}(?:,?\s\d{4})?)?$/i;

/** A number that stays as it is written. */
const STABLE = /^(?:0|[1-9]\d{0,10})$/;

/** True for a text that a spreadsheet takes for a formula, a number, a date or the like. */
const isTaken = (text: string) =>
  FORMULA.test(text) ||
  // With more hyphens than a date, digits are an id.
  (DIGITS_AND_SIGNS.test(text) && /\p{Nd}/u.test(text) && text.split("-").length <= 3) ||
  MONTH.test(text) ||
  OTHERS.some((it) => it.test(text));

const withoutApostrophes = (text: string) => text.replace(/^'+/, "");

/**
 * A text with an apostrophe before it, if spreadsheets would run it as a formula or change it:
 * "00123", "3E5" and "1/2" become other values for good when the file is saved.
 */
export function encodeCell(text: string): string {
  const isMarked = text.startsWith("'") && isTaken(withoutApostrophes(text));
  return isMarked || (isTaken(text) && !STABLE.test(text)) ? `'${text}` : text;
}

/**
 * The text of a cell in a file of the shop or of another program: without the apostrophe, or the
 * formula `="…"`, that keeps spreadsheets from changing it, and without blanks around it.
 */
export function parseCell(cell = ""): string {
  const text = toVisible(cell);
  const [, quoted] = /^=\s*"((?:[^"]|"")*)"$/.exec(text) ?? [];
  if (quoted !== undefined) return toVisible(quoted.replaceAll('""', '"'));
  return text.startsWith("'") && isTaken(withoutApostrophes(text)) ? text.slice(1) : text;
}

/** Without marks of direction and blanks around, which come along when texts are copied. */
export function toVisible(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "").trim();
}

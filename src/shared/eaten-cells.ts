// Identifiers that a spreadsheet has taken for numbers or dates, and saved as those.

/** "12", "9440702", "1,234", "300000.00", "3.80059E+11" */
const NUMBER = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?(?:E\+?(\d{1,3}))?$/i;
/** Spreadsheets have nothing larger, and write their largest number or an error. */
const TOO_LARGE = /^(?:1\.79\d*E\+?308|#NUM!|#VALUE!|inf(?:inity)?|\u221E)$/i;
/** "12/05/2026", "2026-05-12" */
const DATES = [
  /^(\d{1,2})[./-](\d{1,2})[./-](?:\d{4}|\d{2})$/,
  /^\d{4}-(\d{2})-(\d{2})(?:[T ].*)?$/,
];
/** "1-Feb", "Feb-01", "1 Feb 2026" */
const NAMED_DATE = /^(\d{1,2})[\s-]([a-z]{3})(?:[\s-]\d{2,4})?$|^([a-z]{3})[\s-](\d{1,2})$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * True for a cell in which a spreadsheet may have put this identifier: "123" for "00123", "300000"
 * for "3E5", "6.1" for "6.10", a date for "1/2". The same text has not been changed.
 */
export function isEatenFrom(cell: string, identifier: string): boolean {
  if (cell === identifier) return false;
  const dated = /^(\d{1,2})[/.-](\d{1,2})$/.exec(identifier);
  if (dated !== null) {
    const parts = readDayAndMonth(cell);
    const [, a, b] = dated.map(Number);
    if (parts !== undefined)
      return (parts[0] === a && parts[1] === b) || (parts[0] === b && parts[1] === a);
  }
  if (!/^\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(identifier)) return false;
  const value = Number(identifier);
  if (!Number.isFinite(value)) return TOO_LARGE.test(cell);
  const [, whole = "", decimals = "", exponent] = NUMBER.exec(cell) ?? [];
  if (whole === "") return false;
  const shown = Number(cell.replaceAll(",", ""));
  if (exponent === undefined) return Math.abs(shown - value) <= Math.abs(value) * 1e-14;
  // So many decimals are shown, and the rest is rounded.
  return Math.abs(shown - value) <= 0.5 * 10 ** (Number(exponent) - decimals.length) * 1.000_001;
}

/** The two numbers of a date, in either order; undefined for what is none. */
function readDayAndMonth(cell: string): readonly [number, number] | undefined {
  for (const form of DATES) {
    const [, a, b] = form.exec(cell) ?? [];
    if (a !== undefined && b !== undefined) return [Number(a), Number(b)];
  }
  const [, day, name, nameFirst, dayLast] = NAMED_DATE.exec(cell) ?? [];
  const month = MONTHS.indexOf((name ?? nameFirst ?? "").toLowerCase()) + 1;
  return month === 0 ? undefined : [Number(day ?? dayLast), month];
}

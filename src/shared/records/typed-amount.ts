import { normalizeDigits } from "../plain-text.ts";
import { getMinorDigits, type Currency } from "../money.ts";

const amount = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,3}))?$/;

/**
 * Minor units of a typed amount such as "74.99", "$80" or "1,200"; undefined for anything else, and
 * for more decimals than the currency has.
 */
export function toMinor(typed: string, currency: Currency): number | undefined {
  const digits = getMinorDigits(currency);
  const [, whole, part = ""] =
    amount.exec(
      normalizeDigits(typed)
        .trim()
        .replace(/^[$₪€£¥]\s*/, ""),
    ) ?? [];
  if (whole === undefined || part.length > digits) return undefined;
  return Number(whole.replaceAll(",", "") + part.padEnd(digits, "0"));
}

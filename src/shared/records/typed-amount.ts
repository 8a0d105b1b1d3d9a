import { normalizeDigits } from "../plain-text.ts";

const amount = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/**
 * Cents or agorot of a typed amount in dollars or shekels, such as "74.99", "$80" or "1,200";
 * undefined for anything else.
 */
export function toMinor(typed: string): number | undefined {
  const [, whole, part = ""] =
    amount.exec(
      normalizeDigits(typed)
        .trim()
        .replace(/^[$₪]\s*/, ""),
    ) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
}

/** "74.99": an amount as it stands in a field. */
export function toTypedAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}

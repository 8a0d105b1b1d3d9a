const amount = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/**
 * Cents of what somebody typed as dollars, such as "74.99", "$80" or "1,200"; undefined for
 * anything else.
 */
export function toCents(typed: string): number | undefined {
  const [, dollars, cents = ""] = amount.exec(typed.trim().replace(/^\$\s*/, "")) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** "74.99": an amount as it stands in a field. */
export function toDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

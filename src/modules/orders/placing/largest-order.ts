import { AppError } from "#shared/errors.ts";
import type { Money } from "#shared/money.ts";

/** Ten million: far beyond any order of the shop, and half of what the columns of amounts hold. */
export const LARGEST_MINOR = 1_000_000_000;

/**
 * Throws `invalid_fields` (`lines`: "too_large") for an order that comes to more than the shop ever
 * sells.
 */
export function assertNotTooMuch(subtotal: Money): void {
  if (subtotal.amountMinor > LARGEST_MINOR)
    throw new AppError("invalid_fields", `the lines come to ${subtotal.amountMinor}`, {
      fields: { lines: ["too_large"] },
    });
}

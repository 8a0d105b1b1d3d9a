import { AppError } from "#shared/errors.ts";
import type { Money } from "#shared/money.ts";
import { LARGEST_MINOR } from "../kinds.ts";

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

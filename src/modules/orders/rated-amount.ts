import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";

/** A sum over orders, each by its own rate. */
export const ratedAmountSchema = z.object({
  original: moneySchema,
  /** By the orders' own rates; null where none of them has one. */
  ils: moneySchema.nullable(),
  /** The part of it that has no rate. */
  unrated: moneySchema,
});
export type RatedAmount = z.infer<typeof ratedAmountSchema>;

/** The sum of cents and agorot; `agorot` is null where no order has a rate. */
export function toRatedAmount(sum: {
  readonly minor: number;
  readonly agorot: number | null;
  readonly unrated: number;
}): RatedAmount {
  return {
    original: money(sum.minor, MAIN_CURRENCY),
    ils: sum.agorot === null ? null : money(sum.agorot, HOME_CURRENCY),
    unrated: money(sum.unrated, MAIN_CURRENCY),
  };
}

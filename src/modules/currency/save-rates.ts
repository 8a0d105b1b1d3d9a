import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { FetchedRates } from "./rate-source.ts";
import { toRate } from "./list-rates.ts";
import { exchangeRates } from "./tables.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";

/** A rate that doubles or halves overnight is more likely an error of the source than news. */
const LARGEST_JUMP = 2;

/**
 * Stores fetched rates as the newest ones and returns them. Throws `rates_unavailable`, and stores
 * nothing, when one of them is too far from the last one; staff must then enter it by hand.
 */
export async function saveRates(
  ctx: Pick<Context, "db" | "clock">,
  { rates }: FetchedRates,
  source: string,
) {
  const { db } = ctx;
  const updatedAt = ctx.clock();
  const stored = await db
    .select()
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.baseCurrency, MAIN_CURRENCY),
        inArray(
          exchangeRates.targetCurrency,
          rates.map((rate) => rate.targetCurrency),
        ),
      ),
    );
  for (const { targetCurrency, rate } of rates) {
    const last = stored.find((row) => row.targetCurrency === targetCurrency);
    if (last !== undefined && isJump(Number(last.rate), Number(rate)))
      throw new AppError(
        "rates_unavailable",
        `${source} says ${rate} for ${targetCurrency} after ${last.rate}`,
      );
  }
  const rows = await db
    .insert(exchangeRates)
    .values(rates.map((rate) => ({ ...rate, baseCurrency: MAIN_CURRENCY, source, updatedAt })))
    .onConflictDoUpdate({
      target: [exchangeRates.baseCurrency, exchangeRates.targetCurrency],
      set: { rate: sql`excluded.rate`, source, updatedAt },
    })
    .returning();
  return rows.map((row) => toRate(row, updatedAt));
}

function isJump(before: number, after: number): boolean {
  return after > before * LARGEST_JUMP || after * LARGEST_JUMP < before;
}

import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { exchangeRates } from "./tables.ts";

/**
 * Shekels for one unit of `currency`, dollars if none is named, as last known, with source and
 * time; undefined when no rate is.
 */
export async function findNewestIlsRate(
  { db }: Pick<Context, "db">,
  currency: Currency = MAIN_CURRENCY,
): Promise<typeof exchangeRates.$inferSelect | undefined> {
  const [rate] = await db
    .select()
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.baseCurrency, currency),
        eq(exchangeRates.targetCurrency, HOME_CURRENCY),
      ),
    );
  return rate;
}

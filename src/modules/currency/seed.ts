import type { Db } from "#platform/db/client.ts";
import { DAY_MS } from "#shared/durations.ts";
import { exchangeRates } from "./tables.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";

export const demoRateSource = "sample";

/** Shekels for a dollar on the day of `at`, as a decimal text: around 3.5, drifting slowly. */
export function computeDemoRate(at: Date): string {
  const day = Math.floor(at.getTime() / DAY_MS);
  return (3.52 + 0.11 * Math.sin(day / 31) + 0.025 * Math.sin(day / 4.7)).toFixed(4);
}

/** Rates of the dollar, fetched at `now` as it were. */
export async function seedRates(db: Db, options: { now: Date }): Promise<void> {
  const rates = { ILS: computeDemoRate(options.now), EUR: "0.8614", GBP: "0.7527" };
  await db
    .insert(exchangeRates)
    .values(
      Object.entries(rates).map(([targetCurrency, rate]) => ({
        baseCurrency: MAIN_CURRENCY,
        targetCurrency,
        rate,
        source: demoRateSource,
        updatedAt: options.now,
      })),
    )
    .onConflictDoNothing();
}

import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { DAY_MS } from "#shared/durations.ts";
import { toVersion } from "#platform/to-version.ts";
import { cutEnd } from "#shared/cut-end.ts";
import { currencies, exchangeRates } from "./tables.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";

const STALE_AFTER_MS = 3 * DAY_MS;

/** The newest rate of each pair, the latest first. */
export async function listRates({ db, clock }: Pick<Context, "db" | "clock">) {
  const rows = await db
    .select()
    .from(exchangeRates)
    // Of rates from the same time, shekels come first.
    .orderBy(
      desc(exchangeRates.updatedAt),
      desc(eq(exchangeRates.targetCurrency, HOME_CURRENCY)),
      asc(exchangeRates.targetCurrency),
    );
  const now = clock();
  return rows.map((row) => toRate(row, now));
}

/** The currencies that are switched on and have no rate. */
export async function listUnrated({ db }: Pick<Context, "db">): Promise<Currency[]> {
  const rows = await db
    .select({ code: currencies.code })
    .from(currencies)
    .leftJoin(
      exchangeRates,
      and(
        eq(exchangeRates.targetCurrency, currencies.code),
        eq(exchangeRates.baseCurrency, MAIN_CURRENCY),
      ),
    )
    .where(
      and(
        eq(currencies.isEnabled, true),
        ne(currencies.code, MAIN_CURRENCY),
        isNull(exchangeRates.rate),
      ),
    );
  return rows.map(({ code }) => code);
}

/** A rate as the back office reads it at the time `now`. */
export function toRate(row: typeof exchangeRates.$inferSelect, now: Date) {
  const isStale = now.getTime() - row.updatedAt.getTime() > STALE_AFTER_MS;
  const rate = cutZeros(row.rate);
  return { ...row, rate, version: toVersion(rate), isStale };
}

/** Without the trailing zeros of the column. */
function cutZeros(rate: string): string {
  return rate.includes(".") ? cutEnd(cutEnd(rate, "0"), ".") : rate;
}

import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { exchangeRates } from "#modules/currency/tables.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { productVariants } from "./variant-tables.ts";

/**
 * Computes the displayed price of every variant anew by the newest rate of its currency, and notes
 * when. Returns how many variants have a new one; those without a rate stay as they are.
 */
export async function changeDisplayPrices({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<number> {
  // Locked in the same order as by orders; otherwise an order and this update could deadlock.
  await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .orderBy(asc(productVariants.id))
    .for("no key update");
  return countChanged(
    db
      .update(productVariants)
      .set({ displayPriceMinor: byNewestRate, lastExchangeUpdate: clock() })
      .from(exchangeRates)
      .where(isOwnRate),
  );
}

/** True when some displayed prices were computed with an older exchange rate. */
export async function hasOldPrices({ db }: Pick<Context, "db">): Promise<boolean> {
  const old = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .innerJoin(exchangeRates, isOwnRate)
    .where(sql`${productVariants.displayPriceMinor} is distinct from ${byNewestRate}`)
    .limit(1);
  return old.length > 0;
}

/** The rate between the currencies of a variant. */
const isOwnRate = and(
  eq(exchangeRates.baseCurrency, productVariants.baseCurrency),
  eq(exchangeRates.targetCurrency, productVariants.displayCurrency),
);

/** An amount in minor units at a rate, rounded half up to the minor unit. */
export const convertMinor = (minor: SQL, rate: SQL): SQL => sql`round(${minor} * ${rate})::integer`;

const byNewestRate = convertMinor(sql`${productVariants.priceMinor}`, sql`${exchangeRates.rate}`);

import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { createStatement } from "#platform/db/create-statement.ts";
import { computeInverse, type FrozenRate } from "#shared/exchange.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { exchangeRates } from "./tables.ts";

/** The rates that an order freezes, with the source and the time of that of the shekel. */
export type OrderRate = Required<FrozenRate> &
  Pick<typeof exchangeRates.$inferSelect, "source" | "updatedAt">;

/** Finds the rates of this moment for an order in a currency. */
export type FindRate = (currency: Currency) => OrderRate | undefined;

/**
 * The rates of this moment for an order in this currency; undefined when one of them is not known.
 */
export async function findOrderRate(
  ctx: Pick<Context, "db">,
  currency: Currency,
): Promise<OrderRate | undefined> {
  return (await readOrderRates(ctx))(currency);
}

const selectRates = createStatement((db) =>
  db.select().from(exchangeRates).where(eq(exchangeRates.baseCurrency, MAIN_CURRENCY)),
);

/** The same for any currency, from one statement. */
export async function readOrderRates({ db }: Pick<Context, "db">): Promise<FindRate> {
  const rows = await selectRates(db);
  return (currency) => toOrderRate(rows, currency);
}

function toOrderRate(
  rows: readonly (typeof exchangeRates.$inferSelect)[],
  currency: Currency,
): OrderRate | undefined {
  const find = (target: string) => rows.find((row) => row.targetCurrency === target);
  const home = find(HOME_CURRENCY);
  const own = currency === MAIN_CURRENCY ? "1" : find(currency)?.rate;
  if (home === undefined || own === undefined) return undefined;
  const { rate, source, updatedAt } = home;
  return { rate, usdRate: computeInverse(own), source, updatedAt };
}

import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { toRate } from "./list-rates.ts";
import { isSameRate, type RateTarget } from "./rates.ts";
import { exchangeRates } from "./tables.ts";

/**
 * Stores a rate by hand as the newest one, and returns it. Throws `conflict` when the rate is no
 * longer what the staff member saw: the field `rate` has the present one, empty for none.
 */
export async function setRate(
  ctx: Pick<Context, "db" | "clock">,
  request: {
    readonly baseCurrency: "USD";
    readonly targetCurrency: RateTarget;
    readonly rate: string;
    readonly seenRate?: string | null | undefined;
  },
) {
  const { db, clock } = ctx;
  const { baseCurrency, targetCurrency, rate, seenRate: expectedRate } = request;
  const [last] = await db
    .select()
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.baseCurrency, baseCurrency),
        eq(exchangeRates.targetCurrency, targetCurrency),
      ),
    )
    .for("update");
  if (expectedRate !== undefined && !isUnchanged(last?.rate, expectedRate))
    throw new AppError("conflict", `the rate of ${targetCurrency} is ${last?.rate ?? "unknown"}`, {
      fields: { rate: [last?.rate ?? ""] },
    });
  const set = { rate, source: manualSource, updatedAt: clock() };
  const [row] = await db
    .insert(exchangeRates)
    .values({ baseCurrency, targetCurrency, ...set })
    .onConflictDoUpdate({
      target: [exchangeRates.baseCurrency, exchangeRates.targetCurrency],
      set,
    })
    .returning();
  if (row === undefined) throw new Error("the rate was not kept");
  return toRate(row, clock());
}

const manualSource = "manual";

function isUnchanged(last: string | undefined, expected: string | null): boolean {
  return last === undefined || expected === null
    ? (last ?? null) === expected
    : isSameRate(last, expected);
}

import { and, eq } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { toRate } from "./list-rates.ts";
import type { RateTarget } from "./rates.ts";
import { exchangeRates } from "./tables.ts";
import type { MAIN_CURRENCY } from "#shared/money.ts";

/**
 * Stores a rate by hand as the newest one, and returns it. Throws `conflict` when the rate is no
 * longer what the staff member saw; null when there was none.
 */
export async function setRate(
  ctx: Pick<Context, "db" | "clock">,
  request: {
    readonly baseCurrency: typeof MAIN_CURRENCY;
    readonly targetCurrency: RateTarget;
    readonly rate: string;
    readonly version?: string | null | undefined;
  },
) {
  const { db, clock } = ctx;
  const { baseCurrency, targetCurrency, rate, version } = request;
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
  const id = `${baseCurrency}:${targetCurrency}`;
  const current = last === undefined ? { version: noVersion, rate: null } : toRate(last, clock());
  const subject = {
    entity: "exchange_rates",
    id,
    ...(last && { updatedAt: last.updatedAt }),
  } as const;
  await assertVersion(ctx, subject, current, { version: version === null ? noVersion : version });
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
/** Of a pair that has no rate yet. */
const noVersion = toVersion(null);

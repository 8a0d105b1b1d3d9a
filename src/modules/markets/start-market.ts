import { eq } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import type { OwnPrice } from "./market-entries.ts";
import { markets } from "./tables.ts";

/**
 * Puts the proposal with this code into effect from today on, with prices of its own. Its currency
 * must be switched on and have a rate.
 */
export async function startMarket(
  { db, clock }: Pick<Context, "db" | "clock">,
  code: string,
  prices: readonly OwnPrice[],
): Promise<void> {
  await db
    .update(markets)
    .set({ validFrom: toDay(clock()), prices: [...prices] })
    .where(eq(markets.code, code));
}

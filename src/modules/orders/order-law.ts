// The law that holds for an order: that of the place which it goes to, on the day when it was made.
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { listMarketsInEffect } from "#modules/markets/find-market.ts";
import { findLawArea, listLawMarkets, type LawArea } from "#shared/law-areas.ts";
import type { orders } from "./tables.ts";

type Order = Pick<typeof orders.$inferSelect, "createdAt" | "shippingAddress" | "billingAddress">;

/** The law area of an order; undefined where the shop describes none. */
export async function findOrderLaw(
  ctx: Pick<Context, "db" | "clock">,
  { createdAt, shippingAddress, billingAddress }: Order,
): Promise<LawArea | undefined> {
  const address = shippingAddress ?? billingAddress;
  if (address === null) return undefined;
  const markets = await listMarketsInEffect(ctx, toDay(createdAt));
  return findLawArea(listLawMarkets(markets), address);
}

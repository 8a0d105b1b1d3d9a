import type { Context } from "#modules/context.ts";
import { toDay } from "#i18n/format-he.ts";
import { isInEffect } from "./find-market.ts";
import type { OnTop } from "./on-top.ts";
import { markets, type MarketRow } from "./tables.ts";

/**
 * The kinds of costs that an address adds to the prices that visitors read. Undefined in a shop
 * that sends everything everywhere free, without tax and duty: there is nothing to ask then.
 */
export async function readOnTop({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<readonly OnTop[] | undefined> {
  const today = toDay(clock());
  const holding = (await db.select().from(markets)).filter((market) => isInEffect(market, today));
  if (holding.length === 1 && holding.every(isPlain)) return undefined;
  const served = holding.filter(({ isDelivered }) => isDelivered);
  return [
    ...(served.some(isShippingPaid) ? (["shipping"] as const) : []),
    ...(served.some(({ taxMode }) => taxMode === "added") ? (["tax"] as const) : []),
    ...(served.some(({ dutyTerms }) => dutyTerms !== "none") ? (["duty"] as const) : []),
  ];
}

const isPlain = ({ taxMode, dutyTerms, shippingMethods }: MarketRow) =>
  taxMode === "none" && dutyTerms === "none" && shippingMethods.length === 0;

const isShippingPaid = ({ shippingMethods }: MarketRow) =>
  shippingMethods.some(
    ({ priceMinor, steps }) => priceMinor > 0 || steps.some((step) => step.priceMinor > 0),
  );

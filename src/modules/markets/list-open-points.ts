import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { isInEffect, listPlacedMarkets, pickMarket } from "./find-market.ts";
import type { Destination } from "./places.ts";
import type { MarketRow } from "./tables.ts";

/** Markets in their order, for what an owner should settle about them. */
export type OpenPoints = {
  /** Proposals for places that were sent to. */
  readonly proposed: readonly MarketRow[];
  /** Markets that collect tax today. */
  readonly taxed: readonly MarketRow[];
  /** Markets in effect, beside the main one. */
  readonly own: readonly MarketRow[];
  /** True while the owner has settled nothing: the delivered main one alone holds, unchanged. */
  readonly areDelivered: boolean;
};

/** The first day of the main market of a new shop; another one is the owner's. */
const DELIVERED_SINCE = "2020-01-01";

const isUnsettled = (market: MarketRow) =>
  market.isMain
    ? market.validFrom === DELIVERED_SINCE &&
      market.taxMode === "none" &&
      market.shippingMethods.length === 0
    : market.validFrom === null;

/** The markets that need a look today, where orders went to these places. */
export async function listOpenPoints(
  ctx: Pick<Context, "db" | "clock">,
  destinations: readonly Destination[],
): Promise<OpenPoints> {
  const day = toDay(ctx.clock());
  const rows = await listPlacedMarkets(ctx);
  const isProposed = ({ validFrom }: MarketRow) => validFrom === null;
  const reached = new Set(
    destinations.map((destination) => pickMarket(rows, destination, day, isProposed).market.id),
  );
  const all = [...new Map(rows.map(({ market }) => [market.id, market])).values()];
  const holding = all.filter((market) => isInEffect(market, day) && market.isDelivered);
  return {
    proposed: all.filter((market) => isProposed(market) && reached.has(market.id)),
    taxed: holding.filter(({ taxMode }) => taxMode !== "none"),
    own: holding.filter(({ isMain }) => !isMain),
    areDelivered: all.every(isUnsettled),
  };
}

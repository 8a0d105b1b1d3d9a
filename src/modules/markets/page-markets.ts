// Markets that have pages of their own.
import { and, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { findOrderRate } from "#modules/currency/find-order-rate.ts";
import { isInForce } from "./find-market.ts";
import { createPriceList, type PageMarket } from "./list-price.ts";
import { markets, type MarketRow } from "./tables.ts";

/** A market as the pages of all markets name it. */
export type MarketLink = {
  readonly code: string;
  readonly name: string;
  readonly currency: MarketRow["currency"];
  /** Countries, and parts of them. */
  readonly places: readonly string[];
};

/** Only codes of two letters begin an address; the others are parts of a market. */
const MARKET_CODE_LENGTH = 2;

/** The name of a read that is shared by the visitors of one market, or of the main one. */
export const toMarketKey = (name: string, market: Pick<PageMarket, "code"> | undefined): string =>
  market === undefined ? name : `${name} in ${market.code}`;

/** The market of the page that a request comes from, whose prices the answer has. */
export const pageMarketCode = z
  .string()
  .regex(/^[a-z]{2}$/)
  .optional();

/** The markets with pages, as a list in their order, for a column of a statement. */
export const selectMarketLinks = ({ clock }: Pick<Context, "clock">): SQL => sql`
  select coalesce(json_agg(json_build_object(
    'code', m.code, 'name', m.public_name, 'currency', m.currency,
    'places', array(select p.place from market_places p where p.market_id = m.id order by 1)
  ) order by m.position, m.code), '[]')
  from markets m
  where not m.is_main and m.is_delivered and length(m.code) = ${MARKET_CODE_LENGTH}
    and m.valid_from <= ${toDay(clock())}::date`;

/** The market whose addresses begin with this code; undefined when there is none. */
export async function findPageMarket(
  ctx: Pick<Context, "db" | "clock">,
  code: string,
): Promise<PageMarket | undefined> {
  const { currency, rounding, prices } = markets;
  const [market] = await ctx.db
    .select({ currency, rounding, prices })
    .from(markets)
    .where(and(eq(markets.code, code), eq(markets.isDelivered, true), isInForce(ctx)));
  if (market === undefined) return undefined;
  const rate = (await findOrderRate(ctx, market.currency)) ?? null;
  return { code, currency: market.currency, rate, getPrice: createPriceList(market, rate) };
}

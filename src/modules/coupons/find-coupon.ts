import { sql, type SQL } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { CouponKind } from "#modules/cart/coupon-kinds.ts";
import { toCode, type Coupon } from "#modules/cart/coupons.ts";
import type { Context } from "#modules/context.ts";
import {
  listOnTop,
  selectHolding,
  type HoldingMarket,
  type OnTop,
} from "#modules/markets/on-top.ts";
import { selectMarketLinks, type MarketLink } from "#modules/markets/page-markets.ts";

type Row = {
  readonly id: string;
  readonly code: string;
  readonly kind: CouponKind;
  readonly value: number;
  readonly minimum_minor: number;
  readonly only: readonly string[] | null;
};

/**
 * A coupon `c` with the data for pricing. It applies to variants, to all variants of products, and
 * to the free one, identified by slug as in a cart, or by id.
 */
const selectColumns = (name: SQL): SQL => sql`c.id, c.code, c.kind,
  coalesce(c.percent, c.amount_minor, 1) as value, c.minimum_minor,
  case when c.item_variant_id is not null or c.product_ids <> '{}' or c.variant_ids <> '{}' then array(
    select ${name} from product_variants v
    where v.id = c.item_variant_id or v.product_id = any(c.product_ids) or v.id = any(c.variant_ids)
    order by 1
  ) end as only`;

export const couponColumns = selectColumns(sql`v.slug`);
const couponColumnsByIds = selectColumns(sql`v.id::text`);

/** The condition that today is one of the days of a coupon `c`. */
export const isInDays = ({ clock }: Pick<Context, "clock">): SQL => {
  const today = sql`${toDay(clock())}::date`;
  return sql`(c.starts_on is null or c.starts_on <= ${today}) and (c.ends_on is null or c.ends_on >= ${today})`;
};

export function toCoupon({ code, kind, value, minimum_minor, only }: Row): Coupon {
  return { code, kind, value, minimumMinor: minimum_minor, only };
}

/**
 * Data of every page, read in one statement: the public coupons that are valid today, the markets
 * with pages of their own, and what addresses add to prices.
 */
export async function listPublicOffers(ctx: Pick<Context, "db" | "clock">): Promise<{
  coupons: Coupon[];
  markets: readonly MarketLink[];
  onTop: readonly OnTop[] | undefined;
}> {
  const { rows } = await ctx.db.execute<{
    coupons: Row[];
    markets: MarketLink[];
    holding: HoldingMarket[];
  }>(sql`
    select (
      select coalesce(json_agg(o order by o.code), '[]') from (
        select ${couponColumns} from coupons c where c.is_public and c.is_active and ${isInDays(ctx)}
      ) o
    ) as coupons, (${selectMarketLinks(ctx)}) as markets,
      (${selectHolding(sql`${toDay(ctx.clock())}::date`)}) as holding`);
  const [{ coupons, markets, holding } = { coupons: [], markets: [], holding: [] }] = rows;
  return { coupons: coupons.map(toCoupon), markets, onTop: listOnTop(holding) };
}

/**
 * The coupon of a code; undefined without one that is valid today. Its variants are slugs, for
 * carts, or ids, for the back office.
 */
export async function findCouponOfDay(
  ctx: Pick<Context, "db" | "clock">,
  typed: string,
  by: "slug" | "id" = "slug",
): Promise<Coupon | undefined> {
  const columns = by === "slug" ? couponColumns : couponColumnsByIds;
  const { rows } = await ctx.db.execute<Row>(
    sql`select ${columns} from coupons c where c.code = ${toCode(typed)} and c.is_active and ${isInDays(ctx)}`,
  );
  return rows.map(toCoupon)[0];
}

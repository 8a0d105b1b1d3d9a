import { and, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { matchTyped } from "#platform/db/like.ts";
import { readPage, type Order, type Placed } from "#platform/db/read-page.ts";
import { createTextKey } from "#platform/db/sort-key.ts";
import { selectColumns } from "#platform/db/columns.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { isUuid } from "#shared/uuid.ts";
import type { couponRowSchema } from "./contract.ts";
import type { CouponState } from "./kinds.ts";
import { countsAsUse } from "#modules/orders/counts-as-use.ts";
import { coupons } from "./tables.ts";

const byCode: Order = {
  name: "coupons",
  keys: [createTextKey(sql`code`, sql`"C"`)],
  direction: "asc",
};

/** A coupon as the database gives it. */
export type StoredCoupon = z.input<typeof couponRowSchema>;

type Row = Omit<StoredCoupon, "version"> & { readonly updatedAt: unknown };

/** The columns of a coupon `c` for the back office. */
const selectRows = (today: string): SQL => sql`
  select ${selectColumns(coupons, "c")}, coalesce(c.percent, c.amount_minor, 1) as value, u.uses,
    u.ever > 0 as "isUsed", named.names,
    case
      when not c.is_active then 'off'
      when c.starts_on > ${today}::date then 'planned'
      when c.ends_on < ${today}::date then 'ended'
      when u.uses >= c.max_uses then 'used_up'
      else 'active'
    end as state
  from coupons c
  cross join lateral (
    select count(*) filter (where ${countsAsUse})::integer as uses, count(*) as ever
    from coupon_redemptions r join orders o on o.id = r.order_id where r.coupon_id = c.id
  ) u
  cross join lateral (
    select coalesce(jsonb_object_agg(n.id, n.name), '{}') as names from (
      select p.id, p.name from products p where p.id = any(c.product_ids)
      union all
      select v.id, p.name || ' – ' || v.variant_name from product_variants v join products p on p.id = v.product_id
      where v.id = any(c.variant_ids) or v.id = c.item_variant_id
    ) n
  ) named`;

export type CouponQuery = {
  /** A part of the code or of the note. */
  readonly q?: string | undefined;
  readonly state?: CouponState | undefined;
  readonly after?: string | undefined;
};

/** Up to 50 coupons by their codes. */
export async function listCoupons(
  { db, clock }: Pick<Context, "db" | "clock">,
  { q = "", state, after }: CouponQuery,
) {
  const conditions = [...matchTyped(q, sql`code`, sql`note`), state && sql`state = ${state}`];
  const { rows, nextCursor } = await readPage({ order: byCode, after }, (page) =>
    db.execute<Placed<Row>>(sql`
      select *, ${page.place} as place from (${selectRows(toDay(clock()))}) coupon
      where ${and(...conditions, page.follows)} order by ${page.order} limit ${page.limit}`),
  );
  return { coupons: rows.map(withVersion), nextCursor };
}

/** One coupon. Throws `not_found`. */
export async function readCouponRow(
  { db, clock }: Pick<Context, "db" | "clock">,
  id: string,
): Promise<StoredCoupon> {
  const { rows } = isUuid(id)
    ? await db.execute<Row>(sql`${selectRows(toDay(clock()))} where c.id = ${id}`)
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new AppError("not_found", `there is no coupon ${id}`);
  return withVersion(row);
}

const withVersion = ({ updatedAt, ...row }: Row): StoredCoupon => ({
  ...row,
  version: toVersion(updatedAt),
});

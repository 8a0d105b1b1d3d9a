import { sql, type SQL } from "drizzle-orm";
import { toCode, type Coupon } from "#modules/cart/coupons.ts";
import type { Context } from "#modules/context.ts";
import { toDay } from "#i18n/format-he.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#shared/errors.ts";
import { couponColumns, toCoupon } from "./find-coupon.ts";
import { countsAsUse } from "#modules/orders/counts-as-use.ts";
import type { CouponReason } from "./kinds.ts";

/**
 * The customer: by the mailbox of the typed address, or by the phone number where there is none,
 * and by the account if there is one.
 */
export type Customer = {
  readonly email: string | null;
  readonly id: string | null;
  readonly phone: string | null;
  /** Of the billing address, to which a number without a code belongs. */
  readonly country: string | null;
};

/** A customer, with the order that they have already; its own use does not count against it. */
type Asking = Customer & { readonly orderId?: string };

/** The outcome of a code: a coupon to spend, or why there is none. */
export type Accepted =
  | { readonly coupon: Coupon; readonly couponId: string }
  | { readonly reason: CouponReason };

type Row = Parameters<typeof toCoupon>[0] & {
  readonly id: string;
  readonly is_active: boolean;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly max_uses: number | null;
  readonly max_uses_per_address: number | null;
  readonly first_order_only: boolean;
};

/**
 * Checks whether this customer may use a code for an order now; undefined when none was typed. If
 * the code has limits, other orders with it wait until the transaction ends, so call this before
 * anything else is locked. Throws `invalid_fields` (`couponCode`: "unknown") for a code that does
 * not exist, or is not valid yet.
 */
export async function acceptCoupon(
  ctx: Pick<Context, "db" | "clock">,
  typed: string | undefined,
  customer: Customer,
): Promise<Accepted | undefined> {
  if (typed === undefined) return undefined;
  const row = await readCoupon(ctx, typed);
  const today = toDay(ctx.clock());
  if (row === undefined || (row.starts_on !== null && row.starts_on > today))
    throw new AppError("invalid_fields", "there is no such coupon", {
      fields: { couponCode: ["unknown"] },
    });
  if (!row.is_active || (row.ends_on !== null && row.ends_on < today)) return { reason: "ended" };
  const reason = isLimited(row) ? await findReasonInTurn(ctx, row, customer) : undefined;
  return reason === undefined ? { coupon: toCoupon(row), couponId: row.id } : { reason };
}

/**
 * Checks the limits of an order's code again, once money has come for an order that no longer
 * counted as a use. Returns the reason why the code would be refused now; undefined when it would
 * not, or the order has none. Other orders with the code wait until the transaction ends.
 */
export async function checkCouponAgain(
  ctx: Pick<Context, "db">,
  order: Customer & { readonly orderId: string },
): Promise<CouponReason | undefined> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${limitColumns}
    from coupon_redemptions r join coupons c on c.id = r.coupon_id where r.order_id = ${order.orderId}`);
  const [row] = rows;
  return row !== undefined && isLimited(row) ? findReasonInTurn(ctx, row, order) : undefined;
}

const limitColumns = sql`${couponColumns}, c.is_active, c.starts_on::text, c.ends_on::text, c.max_uses,
  c.max_uses_per_address, c.first_order_only`;

async function readCoupon({ db }: Pick<Context, "db">, typed: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${limitColumns} from coupons c where c.code = ${toCode(typed)}`);
  return rows[0];
}

const isLimited = (row: Row) =>
  row.max_uses !== null || row.max_uses_per_address !== null || row.first_order_only;

/** Locked for one order at a time; codes that are refused anyway need no lock. */
async function findReasonInTurn(
  ctx: Pick<Context, "db">,
  row: Row,
  customer: Asking,
): Promise<CouponReason | undefined> {
  const early = await findReason(ctx, row, customer);
  if (early !== undefined) return early;
  await lockName(ctx.db, "coupons", row.id);
  // A separate statement after the lock, so that it sees the orders that were waited for.
  return findReason(ctx, row, customer);
}

async function findReason(
  { db }: Pick<Context, "db">,
  row: Row,
  { email, id, phone, country, orderId }: Asking,
): Promise<CouponReason | undefined> {
  const isOther = orderId === undefined ? sql`true` : sql`o.id <> ${orderId}`;
  const isSamePerson =
    email === null
      ? sql`o.customer_key = app.customer_key(null, ${phone}::text, ${country}::text)`
      : sql`app.mailbox(o.customer_email) = app.mailbox(${email})`;
  const isTheirs = sql`(${isSamePerson} or o.customer_id = ${id}::uuid)`;
  const isUsedUpTo = (limit: number, whose: SQL) => sql`(
    select count(*) >= ${limit}::integer from (
      select from coupon_redemptions r join orders o on o.id = r.order_id
      where r.coupon_id = ${row.id} and ${countsAsUse} and ${isOther} and ${whose}
      limit ${limit}::integer
    ) uses)`;
  const { max_uses: all, max_uses_per_address: each, first_order_only: isFirst } = row;
  const { rows } = await db.execute<Record<"used_up" | "used_by_you" | "not_first", boolean>>(sql`
    select
      ${all === null ? sql`false` : isUsedUpTo(all, sql`true`)} as used_up,
      ${each === null ? sql`false` : isUsedUpTo(each, isTheirs)} as used_by_you,
      ${isFirst ? sql`exists (select from orders o where ${isTheirs} and ${isOther} and ${countsAsUse})` : sql`false`} as not_first`);
  const [found] = rows;
  return (["used_up", "used_by_you", "not_first"] as const).find((why) => found?.[why]);
}

import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import type { Days } from "#shared/days.ts";

export type RefundSums = {
  readonly refunds: number;
  /** Cents. */
  readonly refunded: number;
  readonly agorot: number;
  /** The part of the cents for which no shekels are known. */
  readonly unrated: number;
};

/**
 * The refunds that count for some days in Jerusalem: by the day of the refund, without failed ones
 * and those of deleted orders. The refunds are called `r`, their orders `o`.
 */
export const getRefunds = (days: Days) =>
  sql`o.deleted_at is null and r.state <> 'failed' and ${isWithinDays(sql`r.created_at`, days)}`;

/** A refund in agorot, by its order's own rate. */
export const refundAgorot = sql`app.to_agorot(o, r.amount_minor)`;

/** The same in cents. */
export const refundCents = sql`app.to_cents(o, r.amount_minor)`;

/** The sums of the refunds in some days. */
export async function readRefunds(
  { db }: Pick<Context, "db">,
  days: { readonly from: string; readonly to: string },
): Promise<RefundSums> {
  const { rows } = await db.execute<RefundSums>(sql`
    select count(*)::float8 as refunds,
      coalesce(sum(${refundCents}), 0)::float8 as refunded,
      coalesce(sum(${refundAgorot}), 0)::float8 as agorot,
      coalesce(sum(${refundCents}) filter (where ${refundAgorot} is null), 0)::float8 as unrated
    from refunds r join orders o on o.id = r.order_id
    where ${getRefunds(days)}`);
  return rows[0] ?? { refunds: 0, refunded: 0, agorot: 0, unrated: 0 };
}

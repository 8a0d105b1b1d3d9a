import { sql } from "drizzle-orm";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import type { Days } from "#shared/days.ts";

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

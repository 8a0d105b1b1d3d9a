import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/** The demo's orders have used the coupons whose codes they name. */
export async function seedRedemptions(db: Db): Promise<void> {
  await db.execute(sql`
    insert into coupon_redemptions (order_id, coupon_id, created_at)
    select o.id, c.id, o.created_at from orders o join coupons c on c.code = o.coupon_code`);
}

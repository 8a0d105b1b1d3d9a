import { sql } from "drizzle-orm";
import { seededCoupons } from "#modules/cart/seeded-coupons.ts";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { coupons } from "./tables.ts";

/** The first coupons of a shop, unless it has any, as of `now`. */
export async function seedCoupons(db: Db, { now }: { now: Date }): Promise<void> {
  const [existing] = await db.select({ id: coupons.id }).from(coupons).limit(1);
  if (existing !== undefined) return;
  const random = createRandom("coupons");
  await db.insert(coupons).values(
    seededCoupons.map(({ code, value }) => ({
      id: random.uuid(),
      code,
      kind: "percent" as const,
      percent: value,
      isPublic: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** The demo's orders have used the coupons whose codes they name. */
export async function seedRedemptions(db: Db): Promise<void> {
  await db.execute(sql`
    insert into coupon_redemptions (order_id, coupon_id, created_at)
    select o.id, c.id, o.created_at from orders o join coupons c on c.code = o.coupon_code`);
}

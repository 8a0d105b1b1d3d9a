// Coupon codes that a demo shop's staff makes.
import { randomUUID } from "node:crypto";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { coupon } from "#modules/coupons/coupon.ts";
import { createValues } from "#shared/records/record.ts";
import type { DemoShop } from "./demo-shop.ts";

/** A coupon unless a test changes it. */
const plain = { ...createValues(coupon), value: 26 };

export type Coupon = { id: string; code: string; percent: number; end: () => Promise<void> };

export function createCoupons({ call }: DemoShop) {
  return {
    /** A code that no other test has, nor one that looks like it. */
    makeCoupon: async (changes: Partial<typeof plain> = {}): Promise<Coupon> => {
      const code = `E${randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()}`;
      const body = { ...plain, ...changes, code };
      const { id } = await call<CouponRow>("admin", "POST /api/admin/coupons", body);
      const path = `PATCH /api/admin/coupons/${id}`;
      return {
        id,
        code,
        percent: body.value,
        end: () => call("admin", path, { isActive: false }),
      };
    },
  };
}

// Requests that the endpoints of coupons accept.
import { couponRowSchema } from "#modules/coupons/contract.ts";
import { coupon } from "#modules/coupons/coupon.ts";
import { createSample } from "#shared/records/record.ts";
import type { Samples, World } from "./endpoint-samples.ts";

const selectUses = async ({ one }: World) => ({
  id: await one(
    "insert into coupons (code, kind, percent) values (upper(replace(gen_random_uuid()::text, '-', '')), 'percent', 5) returning id",
  ),
});

const createInput = () => ({ ...createSample(coupon), code: crypto.randomUUID() });

export const couponSamples = {
  "checkout.checkCoupon": () => ({ body: { code: "SAVE10" } }),
  "coupons.listCoupons": () => ({ query: { q: "a", state: "active" } }),
  "coupons.findCoupon": () => ({ query: { code: "SAVE10" } }),
  "coupons.readCoupon": async (world) => ({ params: await selectUses(world) }),
  "coupons.readCouponFigures": async (world) => ({ params: await selectUses(world) }),
  "coupons.listCouponFigureRows": async (world) => ({
    params: await selectUses(world),
    query: { figure: "discount" },
  }),
  "coupons.estimateCoupon": () => ({ body: createInput() }),
  "coupons.addCoupon": () => ({ body: createInput() }),
  "coupons.changeCoupon": async (world) => {
    const params = await selectUses(world);
    const { version } = await world.make(couponRowSchema, "GET", `/api/admin/coupons/${params.id}`);
    return { params, body: { ...createInput(), version } };
  },
  "coupons.switchCoupon": async (world) => ({
    params: await selectUses(world),
    body: { isActive: false },
  }),
} satisfies Samples;

import { z } from "zod";
import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import { findPageMarket, pageMarketCode } from "#modules/markets/page-markets.ts";
import { couponSchema } from "#modules/coupons/contract.ts";
import { findCouponOfDay } from "#modules/coupons/find-coupon.ts";
import { MAX_CODE } from "#modules/coupons/coupon.ts";
import { endpoint } from "#modules/endpoint.ts";
import { requiredDigits } from "#shared/text-fields.ts";
import { AppError } from "#shared/errors.ts";

/** The endpoint that checks a code which the page of the cart does not know. */
export const couponEndpoints = {
  checkCoupon: endpoint("POST /api/coupons/check", {
    summary: "Get the valid coupon of a code; null for any other code",
    permission: "public",
    as: "checkout",
    errors: ["payments_off", "too_many_requests"],
    body: z.object({ code: requiredDigits(MAX_CODE), market: pageMarketCode }),
    response: z.object({ coupon: couponSchema.nullable() }),
    handle: async (ctx, body) => {
      const mode = await ctx.asCheckout((tx) => ctx.payments.readMode(tx));
      if (mode === "off") throw new AppError("payments_off", "nothing is sold");
      await ctx.limits.reserve({ checkCoupon: ctx.visitor.address });
      const coupon = await ctx.asCheckout(async (tx) => {
        const found = await findCouponOfDay(tx, body.code);
        const market = body.market && (await findPageMarket(tx, body.market));
        return found && market ? convertCoupon(found, market.currency, market.rate) : found;
      });
      return { coupon: coupon ?? null };
    },
  }),
};

import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { coupon as couponType, type CouponInput } from "#modules/coupons/coupon.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { createValues } from "#shared/records/record.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import type { Answer } from "../http/timed-shop.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const plain = { ...createValues(couponType), value: 10 };

type Units = Parameters<typeof orderBody>[0];
export type Buying = {
  readonly code: string;
  readonly units?: Units;
  readonly email?: string;
  /** The total that the customer was shown; with nothing taken off, unless told otherwise. */
  readonly shown?: number;
};

type PlacedCoupon = {
  readonly id: string;
  readonly code: string | null;
  readonly discount: number;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly base: number | null;
};

/** A shop with plenty of units and coupons. To be called at the top of a test file. */
export async function startCouponShop() {
  const shop = await startSalesShop();
  const { asAdmin, send, database, newEmail } = shop;
  const [named] = await database.asOwner(
    "select jsonb_object_agg(slug, id) as ids from product_variants",
  );
  const variants = z.record(z.string(), z.string()).parse(named?.["ids"]);
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 2000, 'receipt' from product_variants`,
  );

  const input = (code: string, changes: Partial<CouponInput> = {}) => ({
    ...plain,
    code,
    ...changes,
  });
  const give = (code: string, changes: Partial<CouponInput> = {}) =>
    asAdmin("POST", "/api/admin/coupons", input(code, changes));

  return {
    ...shop,
    variants,
    input,
    give,
    /** A new coupon. */
    make: async (code: string, changes: Partial<CouponInput> = {}): Promise<CouponRow> => {
      const { status, text } = await give(code, changes);
      if (status !== 200) throw new Error(text);
      return JSON.parse(text) as CouponRow;
    },
    /** Says something else of a coupon, as whoever has just looked at it. */
    change: async (id: string, changes: Partial<CouponInput>): Promise<Answer> => {
      const seen = JSON.parse((await asAdmin("GET", `/api/admin/coupons/${id}`)).text) as CouponRow;
      const { version } = seen;
      return asAdmin("PUT", `/api/admin/coupons/${id}`, {
        ...input(seen.code, seen),
        ...changes,
        version,
      });
    },
    readCoupon: async (id: string): Promise<CouponRow> => {
      return JSON.parse((await asAdmin("GET", `/api/admin/coupons/${id}`)).text) as CouponRow;
    },
    /** Orders with a code, as a guest of a network of their own. */
    buy: ({ code, units = { olive: 1 }, email = newEmail(), shown }: Buying): Promise<Answer> => {
      const pieces = Object.values(units).reduce((sum, count) => sum + count, 0);
      return send("/api/orders", {
        ...orderBody(units),
        idempotencyKey: randomUUID(),
        couponCode: code,
        expectedTotal: { amountMinor: shown ?? pieces * UNIT_PRICE, currency: "USD" },
        details: { ...details, email },
      });
    },
    /** The coupon of an order that has just been placed. */
    readPlacedCoupon: async ({ text }: Answer): Promise<PlacedCoupon> => {
      const { accessKey } = JSON.parse(text) as { accessKey: string };
      const [row] = await database.asOwner(
        `select id, coupon_code as code, discount_minor as discount, coupon_percent as percent,
           coupon_amount_minor as amount, coupon_base_minor as base from orders where key_hash = sha256($1::text::bytea)`,
        [accessKey],
      );
      return row as PlacedCoupon;
    },
    findBreaches: () => database.runInTransaction(system, (db) => checkIntegrity({ db })),
  };
}

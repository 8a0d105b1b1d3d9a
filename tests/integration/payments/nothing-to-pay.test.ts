// Orders whose coupon takes everything off: nobody will ever pay them.
import { describe, expect, test } from "vitest";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startHoldingShop } from "../orders/holding.ts";
import { HOUR, startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const manual = await startHoldingShop();
const stripe = await startStripeShop();
const online = await startHoldingShop(await startMoneyShop(stripe));

const coupons = [
  ["all of it in percents", "kind = 'percent', percent = 100, amount_minor = null"],
  ["an amount above the sum", `kind = 'amount', percent = null, amount_minor = ${2 * UNIT_PRICE}`],
] as const;

describe.each([
  ["paid as agreed", manual],
  ["paid online", online],
])("%s", (_, shop) => {
  test.each(coupons)(
    "SALE-47 an order whose coupon takes off %s is confirmed at once and keeps its items",
    async (_kind, coupon) => {
      await shop.database.asOwner(`update coupons set ${coupon} where code = 'SAVE10'`);
      const before = await shop.stock("olive");
      const email = shop.newEmail();
      const mailsToShop = await shop.mailsTo("hello@wanderpaw.example");
      const answer = await shop.request(
        "/api/orders",
        {
          ...orderBody({ olive: 1 }),
          couponCode: "SAVE10",
          expectedTotal: { amountMinor: 0, currency: "USD" },
          details: { ...details, email },
        },
        { address: shop.publicAddress() },
      );
      const placed = placedOrderSchema.parse(JSON.parse(answer.text));
      expect(placed).toMatchObject({ total: { amountMinor: 0 }, payAt: null });
      const id = await shop.getId(answer);
      expect(await shop.mailsTo(email)).toEqual(["order-confirmation"]);
      expect(await shop.mailsTo("hello@wanderpaw.example")).toEqual([...mailsToShop, "new-order"]);
      const [mail] = await shop.database.asOwner(
        "select content from mails where dedupe_key = $1",
        [`order-confirmation:${id}`],
      );
      expect(mail?.["content"]).toMatchObject({ isPaid: true, payUntil: null });
      expect(mail?.["content"]).not.toMatchObject({ isToConfirm: true });
      expect(await readOrderPage(shop.checkoutContext(), placed.accessKey)).toMatchObject({
        payment: "paid",
        canConfirm: false,
        heldUntil: null,
      });
      expect((await shop.read(id)).isUnconfirmed).toBe(false);

      shop.passTime(100 * HOUR);
      await shop.runTask("expire-reservations");
      expect((await shop.asAdmin("POST", "/api/admin/unpaid-holds/release")).status).toBe(200);
      expect(await shop.standing(id)).toMatchObject({
        status: "pending",
        stock_state: "held",
        is_reserved: false,
      });
      const { available, reserved } = before;
      expect(await shop.stock("olive")).toEqual({
        available: available - 1,
        reserved: reserved + 1,
      });
      expect(await shop.asSystem(checkIntegrity)).toEqual([]);
    },
  );
});

test("SALE-47 Stripe is not called for an order of nothing", () => {
  expect(stripe.stripe.calls).toEqual([]);
});

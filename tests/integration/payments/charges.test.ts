import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { createMethod } from "../../support/markets.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startStripeShop } from "./stripe-shop.ts";

const { stripe, send, database, newEmail } = await startStripeShop();

test("MARKET-58 on Stripe's page shipping and tax on top stand by themselves, and add up", async () => {
  await database.asOwner(
    `update markets set valid_from = '2026-01-01', tax_mode = 'added', shipping_methods = $1
     where code = 'uk'`,
    [JSON.stringify([createMethod("Post", 900)])],
  );
  const tax = Math.round(UNIT_PRICE * 0.2) + 180;
  const total = UNIT_PRICE + 900 + tax;
  const { status, text } = await send("/api/orders", {
    ...orderBody(),
    expectedTotal: money(total, "USD"),
    details: { ...details, email: newEmail(), country: "GB", state: "", postalCode: "SW1A 1AA" },
  });
  expect({ status, text }).toMatchObject({ status: 200 });
  const params = Object.fromEntries(stripe.calls.at(-1)?.params ?? []);
  const items = [0, 1, 2].map((item) => [
    params[`line_items[${item}][price_data][product_data][name]`],
    Number(params[`line_items[${item}][price_data][unit_amount]`]),
  ]);
  expect(items).toEqual([
    [expect.any(String), UNIT_PRICE],
    ["Shipping (Post)", 900],
    ["VAT 20%", tax],
  ]);
  expect([...stripe.sessions.values()].at(-1)?.amount_total).toBe(total);
});

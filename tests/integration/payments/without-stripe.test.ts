import { expect, test } from "vitest";
import { startSalesShop } from "../orders/sales-shop.ts";
import { WEBHOOK } from "./stripe-shop.ts";

const { send, shop } = await startSalesShop();

test("PAY-32 without Stripe nothing answers at the webhook's address", async () => {
  expect(await send(WEBHOOK, {})).toMatchObject({ status: 404, code: "not_found" });
  expect((await fetch(shop.url + WEBHOOK)).status).toBe(404);
});

import { expect, test } from "vitest";
import { startSalesShop } from "../orders/sales-shop.ts";
import { WEBHOOK } from "./stripe-shop.ts";

const { send } = await startSalesShop();

test("PAY-32 without Stripe no service answers at the addresses for messages", async () => {
  expect(await send(WEBHOOK, {})).toMatchObject({ status: 404, code: "not_found" });
  expect(await send("/api/payments/nobody", {})).toMatchObject({ status: 404, code: "not_found" });
});

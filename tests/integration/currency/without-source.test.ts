import { expect, test } from "vitest";
import { startSalesShop } from "../orders/sales-shop.ts";

const { asAdmin } = await startSalesShop();

test("RATE-13 without a configured source the shop says so, and accepts manual rates", async () => {
  const fetched = await asAdmin("POST", "/api/functions/exchange-rates", { action: "fetch_rates" });
  expect(fetched).toMatchObject({ status: 409, code: "no_rate_source" });
  const rate = { baseCurrency: "USD", targetCurrency: "ILS", rate: "3.7" };
  expect(await asAdmin("PUT", "/api/admin/exchange-rates", rate)).toMatchObject({ status: 200 });
  const { text } = await asAdmin("GET", "/api/admin/exchange-rates");
  expect(JSON.parse(text)).toMatchObject({ sourceName: null, rates: [{ rate: "3.7" }] });
});

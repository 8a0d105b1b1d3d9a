// A guest abroad, in a shop whose prices depend on the address.
import { cart } from "#i18n/en/cart.ts";
import { notDelivered } from "#i18n/en/not-delivered.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { confirmMarket, createMethod } from "../support/markets.ts";
import { startSession, toHeaders } from "./accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { newAddress } from "./forms.ts";
import { receiveUnits } from "./ordering.ts";
import { checkout } from "#i18n/en/checkout.ts";

test.use({
  payments: "manual",
  hasOwnShop: true,
  expectedNoise: [/No review invitation was created/],
});

test("MARKET-53 MARKET-55 a guest in Munich chooses how it is sent, and pays with VAT; Tehran is refused", async ({
  page,
}) => {
  const { request } = page;
  const headers = toHeaders(await startSession(request, "admin@wanderpaw.example"));
  const ask = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  await confirmMarket(ask, "eu", {
    shippingMethods: [createMethod("Post", 900), createMethod("Express", 2_500)],
  });
  await confirmMarket(ask, "unserved");
  await receiveUnits(request, "olive", 1);

  // A page that was cached before the markets may be shown once more.
  await expect(async () => {
    await page.goto("/order/olive?buy=1&step=details");
    await expect(page.getByRole("complementary")).toContainText("Your address may add");
  }).toPass();
  const country = page.getByLabel("Country", { exact: true });
  await country.selectOption("IR");
  await expect(page.getByRole("main")).toContainText(notDelivered("IR"));
  await expectAccessible(page);
  await country.selectOption("DE");
  const fields = {
    "Full name": "Lena Vogel",
    Email: newAddress(),
    Phone: "089 123456",
    Address: "Marienplatz 1",
    City: "Munich",
    "Postal code": "80331",
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  const summary = page.getByRole("complementary", { name: cart.summary.title });
  await page.getByRole("radio", { name: /Express/ }).check();
  await expect(summary).toContainText("Shipping (Express)");
  await expect(summary).toContainText("Includes VAT (19%)");
  await expectAccessible(page);
  await page.getByRole("button", { name: checkout.continueTo.payment }).click();
  await page.getByRole("button", { name: ordering.pay.manual.button }).click();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Includes VAT (19%)");
});

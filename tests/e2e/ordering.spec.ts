// A checkout that takes orders by agreement with the customer.
import type { Page } from "@playwright/test";
import { checkout } from "#i18n/en/checkout.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { expectAccessible } from "./accessible.ts";
import { freshAccount, toHeaders, signInAs } from "./accounts.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, orderOlive, receiveBags } from "./ordering.ts";

const main = (page: Page) => page.getByRole("main");
const placeOrder = (page: Page) => page.getByRole("button", { name: text.pay.manual.button });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

// Two seconds after the confirmation: no review service is loaded.
test.use({ payments: "manual", expectedNoise: [/No review invitation was created/] });

test("CHECK-70 the payment step places the order, confirms it, and takes its lines out of the cart @phone", async ({
  page,
}) => {
  await receiveBags(page.request, "olive", 1);
  await page.goto("/product/olive");
  await page.getByRole("link", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL("/cart");
  await openPaymentStep(page, { olive: 1 }, { email: "maya@example.com" });
  await expect(main(page)).toContainText(text.pay.manual.title);
  await expectAccessible(page);
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { name: text.confirmed.title })).toBeVisible();
  await expect(page).toHaveURL(/\/order-success\?orderId=ORDER_\d{13}&.*color=olive&quantity=1/);
  await expect(heading(page, orderSuccess.title)).toBeVisible();
  await expect(main(page)).toContainText("maya@example.com");
  const { total } = await readCost(page.request, { olive: 1 });
  await expect(main(page)).toContainText(total);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).not.toContainText(
    /\d/,
  );
});

test("CHECK-71 a double click places one order @phone", async ({ page }) => {
  await receiveBags(page.request, "olive", 1);
  await openPaymentStep(page, { olive: 1 });
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) sent += 1;
  });
  await placeOrder(page).dblclick();
  await expect(heading(page, orderSuccess.title)).toBeVisible();
  expect(sent).toBe(1);
});

test("CHECK-83 a customer who is signed in finds name and email filled in", async ({ page }) => {
  const session = await signInAs(page, "customer@wanderpaw.example");
  await page.goto("/order/olive?step=details");
  await expect(page.getByLabel("Full name")).toHaveValue(session.user.full_name);
  await expect(page.getByLabel("Email")).toHaveValue(session.user.email);
});

/** A customer who is signed in and has ordered before; their details step is open. */
async function openAgain(page: Page) {
  const { email, password } = await freshAccount(page.request);
  const session = await signInAs(page, email, password);
  await orderOlive(page.request, toHeaders(session));
  return () => page.goto("/order/olive?step=details");
}

const stored = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("wanderpaw-checkout") !== null);

test("CHECK-90 CHECK-91 the address of the last order is filled in, and kept once its customer goes on", async ({
  page,
}) => {
  await receiveBags(page.request, "olive", 1);
  const open = await openAgain(page);
  await open();
  await expect(page.getByText(checkout.filledIn)).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("14 Alder Lane");
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("US");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("503 555 0100");
  await expectAccessible(page);
  expect(await stored(page)).toBe(false);
  // One press: nothing has to be typed.
  await page.getByRole("button", { name: checkout.continueTo.payment }).click();
  await expect(main(page)).toContainText("14 Alder Lane");
  await page.reload();
  await expect(main(page)).toContainText("+1 503 555 0100");
  expect(await stored(page)).toBe(true);
});

test("CHECK-90 what has been typed meanwhile stays", async ({ page }) => {
  const open = await openAgain(page);
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/orders/last-contact", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open();
  await page.getByLabel("City").fill("Haifa");
  const answered = page.waitForResponse("**/api/orders/last-contact");
  gate.resolve();
  await answered;
  await expect(page.getByRole("status").filter({ hasText: checkout.filledIn })).toHaveCount(0);
  await expect(page.getByLabel("City")).toHaveValue("Haifa");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("");
});

test.describe("with a connection that fails", () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No review invitation/] });

  test("CHECK-90 without an answer the form is filled in by hand", async ({ page }) => {
    await page.route("**/api/orders/last-contact", (route) => route.abort());
    const { user } = await signInAs(page, "customer@wanderpaw.example");
    await page.goto("/order/olive?step=details");
    await expect(page.getByLabel("Email")).toHaveValue(user.email);
    await page.getByLabel("City").fill("Haifa");
    await expect(page.getByLabel("City")).toHaveValue("Haifa");
  });

  test("CHECK-72 without a connection the step says so, and nothing typed is lost", async ({
    page,
    context,
  }) => {
    await openPaymentStep(page, { olive: 1 });
    await expect(placeOrder(page)).toBeVisible();
    await context.setOffline(true);
    await placeOrder(page).click();
    await expect(main(page).getByRole("alert")).toContainText(text.problems.offline.title);
    await expect(main(page)).toContainText("14 Alder Lane");
    await context.setOffline(false);
  });

  test("CHECK-73 an order whose answer was lost is sent again after a reload, and stays one", async ({
    page,
  }) => {
    await receiveBags(page.request, "olive", 1);
    const { email, password } = await freshAccount(page.request);
    const session = await signInAs(page, email, password);
    await openPaymentStep(page, { olive: 1 });
    // The shop gets the order, the browser no answer.
    await page.route("**/api/orders", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeOrder(page).click();
    await expect(main(page).getByRole("alert")).toContainText(text.problems.offline.title);
    await page.unroute("**/api/orders");
    await page.reload();
    await placeOrder(page).click();
    await expect(heading(page, orderSuccess.title)).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get("orderId");

    await page.getByRole("link", { name: orderSuccess.allOrders }).click();
    await expect(page).toHaveURL("/orders");
    const answer = await page.request.get("/api/orders", { headers: toHeaders(session) });
    const { orders } = (await answer.json()) as { orders: { createdAt: string }[] };
    expect(orders.map(({ createdAt }) => `ORDER_${Date.parse(createdAt)}`)).toEqual([orderId]);
  });
});

// Shops that take orders: by agreement with the customer, and through Stripe.
import type { Page } from "@playwright/test";
import { cart as cartText } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { orders as ordersText } from "#i18n/en/orders.ts";
import type { PlacedOrder } from "#modules/sales/contract.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { bagOf, openPaymentStep, orderElsewhere, receiveBags } from "./ordering.ts";
import { shops, stripeUrl } from "./shops.ts";

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("complementary", { name: cartText.summary.title });
const placeOrder = (page: Page) => page.getByRole("button", { name: text.pay.manual.button });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Two seconds after the confirmation: no review service is loaded. */
const notInvited = /No review invitation was created/;

test.describe("payment as agreed", () => {
  test.use({ baseURL: shops.manual.url, expectedNoise: [notInvited] });

  test("CHECK-70 CHECK-71 DONE-20 DONE-21 DONE-23 DONE-31 ORD-21 ORD-22 ORD-24 from the bag to the order's own page, its paper and its end @phone", async ({
    page,
  }) => {
    await page.goto("/product/olive");
    await page.getByRole("link", { name: "Add to Cart" }).first().click();
    await expect(page).toHaveURL("/cart");
    await openPaymentStep(page, { olive: 1 });
    await expect(main(page)).toContainText(text.pay.manual.title);
    await expectAccessible(page);
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/orders")) sent += 1;
    });
    await placeOrder(page).dblclick();
    await expect(page.getByRole("heading", { name: text.confirmed.title })).toBeVisible();

    await expect(page).toHaveURL(/\/order-success\?orderId=ORDER_\d{13}&.*color=olive&quantity=1/);
    await expect(heading(page, orderSuccess.title)).toBeVisible();
    expect(sent).toBe(1);
    await expect(main(page)).toContainText("maya@example.com");
    await expect(main(page)).toContainText("$74.99");
    await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).not.toContainText(
      /\d/,
    );
    const confirmation = page.url();
    // Whatever an address claims, the page tells what the shop knows.
    const claim = new URL(page.url());
    for (const [name, value] of [
      ["quantity", "9"],
      ["name", "Somebody Else"],
      ["color", "blue"],
    ] as const)
      claim.searchParams.set(name, value);
    await page.goto(claim.href);
    await expect(main(page)).toContainText("Olive Green & Cream, 1 bag");
    await expect(main(page)).not.toContainText("Somebody Else");
    const { searchParams } = claim;
    searchParams.set("orderId", "ORDER_1700000000000");
    const stranger = await page.request.get(claim.href);
    expect(await stranger.text()).toContain(orderSuccess.unknown.title);

    const number = await page.getByText(/^[\dA-F]{8}$/).innerText();
    await expect(main(page)).toContainText(/ReferenceORDER_\d{13}/);
    await page.getByRole("link", { name: orderSuccess.guestOrder }).click();
    await expect(page).toHaveURL(/\/order-status\/[\da-f]{64}$/);
    await expect(heading(page, orderStatus.title(number))).toBeVisible();
    for (const part of ["Pending", "14 Alder Lane", "Total$74.99", orderStatus.payment.asAgreed])
      await expect(main(page)).toContainText(part);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(orderStatus.summary, { exact: true })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(orderStatus.cancel.open)).toBeHidden();
    await expect(main(page)).toContainText("Olive Green & Cream, 1 bag");
    await page.emulateMedia({ media: "screen" });

    await page.getByText(orderStatus.cancel.open).click();
    await expect(page.getByText(orderStatus.cancel.sure)).toBeFocused();
    await page.getByRole("button", { name: orderStatus.cancel.keep }).click();
    await expect(page.getByText(orderStatus.cancel.open)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
    await expect(main(page).getByText("Cancelled").first()).toBeVisible();
    await expect(page.getByText(orderStatus.cancel.open)).toHaveCount(0);
    await expect(heading(page, /^Order/)).toBeFocused();
    // Nothing says any more that it is confirmed.
    const orderPage = page.url();
    await page.goto(confirmation);
    await expect(page).toHaveURL(orderPage);
  });

  test.describe("with a connection that fails", () => {
    test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No review invitation/] });

    test("CHECK-72 CHECK-73 CHECK-83 ORD-20 an order whose answer was lost is sent again with the same key, also after a reload", async ({
      page,
      context,
    }) => {
      const session = await signInAs(page, "customer@wanderpaw.example");
      await page.goto("/order/olive?step=details");
      await expect(page.getByLabel("Full name")).toHaveValue(session.user.full_name);
      await openPaymentStep(page, { olive: 1 });
      await expect(placeOrder(page)).toBeVisible();
      await context.setOffline(true);
      await placeOrder(page).click();
      await expect(main(page).getByRole("alert")).toContainText(text.problems.offline.title);
      await context.setOffline(false);
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
      const answer = await page.request.get("/api/orders", {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      const { orders } = (await answer.json()) as { orders: { createdAt: string }[] };
      const placed = orders.filter(
        ({ createdAt }) => Date.parse(createdAt) > Date.now() - 3_600_000,
      );
      expect(placed.map(({ createdAt }) => `ORDER_${Date.parse(createdAt)}`)).toEqual([orderId]);
      await page.getByRole("link", { name: ordersText.details }).first().click();
      await expect(page).toHaveURL(/\/order-status\//);
      await page.getByText(orderStatus.cancel.open).click();
      await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
      await expect(main(page).getByText("Cancelled").first()).toBeVisible();
    });
  });

  test.describe("with another customer who is faster", () => {
    // Refusals of the shop, and the two that the test makes up.
    test.use({ expectedNoise: [/409|422|429|503/] });

    test("CHECK-74 CHECK-75 fewer bags than wanted are told and ordered only when the customer agrees; none lead back", async ({
      page,
    }) => {
      await receiveBags(page.request, "caramel", 5);
      const { available } = await bagOf(page.request, "caramel");
      await openPaymentStep(page, { caramel: available });
      await orderElsewhere(page.request, "caramel", available - 2);
      await placeOrder(page).click();
      const alert = main(page).getByRole("alert");
      await expect(alert).toContainText(text.changes.fewer("Caramel Brown & Cream", available, 2));
      await expect(alert).toContainText("$149.98");
      await expect(alert.getByRole("heading")).toBeFocused();
      await expect(placeOrder(page)).toBeDisabled();
      await expectAccessible(page);
      await expect(main(page)).toContainText("14 Alder Lane");
      await alert.getByRole("button", { name: text.changes.accept }).click();
      await expect(alert).toHaveCount(0);
      await expect(summary(page)).toContainText("2 bags");

      await orderElsewhere(page.request, "caramel", 2);
      await placeOrder(page).click();
      await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
        text.soldOut.title,
      );
      await expect(page).toHaveURL(/\/order\/caramel$/);
      await expect(main(page)).toContainText(checkout.soldOutColour);
      await page.getByRole("radio", { name: /Olive/ }).check();
      await page.goto("/order/olive?step=payment");
      await expect(main(page)).toContainText("14 Alder Lane");
    });

    test("CHECK-80 CHECK-81 a refusal says what to do: which field to look at, how long to wait, to press again", async ({
      page,
    }) => {
      await openPaymentStep(page, { olive: 1 });
      const alert = main(page).getByRole("alert");
      for (const [status, code, words] of [
        [429, "too_many_requests", text.limited(2).text],
        [503, "unavailable", text.problems.busy.text],
      ] as const) {
        await page.route("**/api/orders", (route) =>
          route.fulfill({ status, json: { code, retryAfter: 90 } }),
        );
        await placeOrder(page).click();
        await expect(alert).toContainText(words);
        await page.unroute("**/api/orders");
      }
      // The shop refuses what no browser of ours would have sent.
      await page.route("**/api/orders", async (route) => {
        const body = route.request().postDataJSON() as { details: object };
        const postData = { ...body, details: { ...body.details, email: "nobody" } };
        await route.continue({ postData });
      });
      await placeOrder(page).click();
      await expect(page).toHaveURL("/order/olive?step=details");
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
        text.checkField(checkout.fieldNames.email).text,
      );
    });
  });

  test("CHECK-76 what another tab changes in the cart is told before it is ordered", async ({
    page,
    context,
  }) => {
    await openPaymentStep(page, { olive: 2 });
    const other = await context.newPage();
    await other.goto("/cart");
    await other.getByRole("button", { name: cartText.decrease("Olive Green & Cream") }).click();
    await expect(main(page).getByRole("alert")).toContainText(
      text.changes.quantity("Olive Green & Cream", 2, 1),
    );
    await expect(placeOrder(page)).toBeDisabled();
  });

  test.describe("without scripts", () => {
    // The page of an unknown order is a page that is not there.
    test.use({ javaScriptEnabled: false, expectedNoise: [/404/] });

    test("ORD-23 ORD-25 without scripts an order is cancelled by its button; a key that opens nothing is a page that is not there", async ({
      page,
    }) => {
      const { accessKey, number } = await orderElsewhere(page.request, "olive", 1);
      const answer = await page.goto(`/order-status/${accessKey}`);
      expect(answer?.headers()["cache-control"]).toContain("no-store");
      const html = (await answer?.text()) ?? "";
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain('<meta name="referrer" content="strict-origin"/>');
      await expect(heading(page, orderStatus.title(number))).toBeVisible();
      await page.getByText(orderStatus.cancel.open).click();
      await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
      await expect(page).toHaveURL(`/order-status/${accessKey}`);
      await expect(main(page).getByText("Cancelled").first()).toBeVisible();
      await expect(main(page)).toContainText(orderStatus.payment.nothing);

      for (const key of ["0".repeat(64), "x", "%3Cscript%3E", "' or 1=1 --", accessKey.slice(1)]) {
        const unknown = await page.request.get(`/order-status/${encodeURIComponent(key)}`);
        expect(unknown.status(), key).toBe(404);
        const post = await page.request.post(`/order-status/${encodeURIComponent(key)}`, {
          form: { intent: "cancel" },
        });
        expect(post.status(), key).toBe(404);
      }
      await page.goto(`/order-status/${"0".repeat(64)}`);
      await expect(heading(page, orderStatus.unknown.title)).toBeVisible();
    });
  });
});

test.describe("payment through Stripe", () => {
  test.use({
    baseURL: shops.stripe.url,
    expectedNoise: [new RegExp(`request to another origin: ${stripeUrl}/pay/`)],
  });

  test("CHECK-77 DONE-22 ORD-26 ORD-27 who turns back before paying pays on the order's page, and reads there that it is paid", async ({
    page,
  }) => {
    await openPaymentStep(page, { olive: 1 });
    // The page goes away with the answer, so it is read on its way.
    let placed: PlacedOrder | undefined;
    await page.route("**/api/orders", async (route) => {
      const response = await route.fetch();
      // Our own API answers in the shape of its contract.
      placed = (await response.json()) as PlacedOrder;
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: text.pay.stripe.button }).click();
    const confirmation = async () => {
      const { orderId = "", accessKey = "" } = placed ?? {};
      const query = new URLSearchParams({ orderId, key: accessKey });
      const answer = await page.request.get(`/order-success?${query.toString()}`);
      return answer.text();
    };
    await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
    expect(page.url()).toContain(stripeUrl);
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/order-status\/[\da-f]{64}$/);
    await expect(main(page)).toContainText(orderStatus.payment.waiting);
    expect(await confirmation()).toContain(orderSuccess.waiting.title);
    await page.getByRole("button", { name: orderStatus.payment.pay }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page).toHaveURL(/\?paid=1$/);
    await expect(main(page)).toContainText(orderStatus.payment.paid("$74.99"));
    expect(await confirmation()).toContain(orderSuccess.title);
  });
});

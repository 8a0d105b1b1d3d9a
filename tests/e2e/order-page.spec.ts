// The page of an order, and the page that confirms it.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { policies } from "#content/policies.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { orders as ordersText } from "#i18n/en/orders.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { freshAccount, toHeaders, signInAs } from "./accounts.ts";
import { readCost } from "./catalog.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { toConfirmationPath, orderOlive } from "./ordering.ts";

// Two seconds after the confirmation: no review service is loaded.
test.use({ payments: "manual", expectedNoise: [/No review invitation was created/] });

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Opens the page of a guest's new order. */
async function openOrder(page: Page): Promise<void> {
  const { accessKey, number } = await orderOlive(page.request);
  await page.goto(`/order-status/${accessKey}`);
  await expect(heading(page, orderStatus.title(number))).toBeVisible();
}

test("DONE-20 the confirmation shows what the shop knows of the order, whatever its address claims @phone", async ({
  page,
}) => {
  const placed = await orderOlive(page.request);
  const claims = { quantity: "9", name: "Somebody Else", color: "blue" };
  await page.goto(toConfirmationPath(placed, claims));
  await expect(main(page)).toContainText(`${backpackColors.olive.name}, 1 bag`);
  await expect(main(page)).not.toContainText("Somebody Else");
});

test("DONE-21 an order that the shop does not know is not confirmed", async ({ page }) => {
  const { accessKey } = await orderOlive(page.request);
  const unknown = toConfirmationPath({ orderId: "ORDER_1700000000000", accessKey });
  const stranger = await page.request.get(unknown);
  expect(await stranger.text()).toContain(orderSuccess.unknown.title);
});

test("DONE-21 DONE-32 DONE-33 the confirmation names one number, and leads a guest to the unpaid order @phone", async ({
  page,
}) => {
  const placed = await orderOlive(page.request);
  await page.goto(toConfirmationPath(placed));
  const number = await page.getByText(/^[\dA-F]{8}$/).innerText();
  expect(number).toBe(placed.number);
  await expect(main(page)).not.toContainText("ORDER_");
  await expect(main(page)).toContainText(
    orderSuccess.processingOncePaid(policies.processingBusinessDays),
  );
  await page.getByRole("link", { name: orderSuccess.guestOrder }).click();
  await expect(page).toHaveURL(/\/order-status\/[\da-f]{64}$/);
  await expect(heading(page, orderStatus.title(number))).toBeVisible();
});

test("DONE-23 the confirmation of a cancelled order leads to the order's page", async ({
  page,
}) => {
  const placed = await orderOlive(page.request);
  const { accessKey } = placed;
  const cancelled = await page.request.post("/api/orders/cancel", { data: { accessKey } });
  expect(cancelled.status()).toBe(204);
  await page.goto(toConfirmationPath(placed));
  await expect(page).toHaveURL(`/order-status/${accessKey}`);
});

test("ORD-21 ORD-24 an order's page shows status, address, amount and payment, and is accessible @phone", async ({
  page,
}) => {
  await openOrder(page);
  const { total } = await readCost(page.request, { olive: 1 });
  for (const part of ["Pending", "14 Alder Lane", `Total${total}`, orderStatus.payment.asAgreed])
    await expect(main(page)).toContainText(part);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test("PAY-48 the page of a new order counts down the time that is left to cancel it", async ({
  page,
}) => {
  await openOrder(page);
  const hours = policies.cancelWithinHours - 1;
  await expect(main(page)).toContainText(
    new RegExp(`${hours} h 5\\d min left|${hours + 1} h 0 min left`),
  );
});

test("ORD-22 printed, an order's page is a summary without the shop around it @phone", async ({
  page,
}) => {
  await openOrder(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(orderStatus.summary, { exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText(orderStatus.cancel.open)).toBeHidden();
  await expect(main(page)).toContainText(`${backpackColors.olive.name}, 1 bag`);
});

test("ORD-23 an order is cancelled by a button that asks again, and the focus follows @phone", async ({
  page,
}) => {
  await openOrder(page);
  // Pressed before, it opens without the scripts that move the focus.
  await untilHydrated(page);
  await page.getByText(orderStatus.cancel.open).click();
  await expect(page.getByText(orderStatus.cancel.sure)).toBeFocused();
  await page.getByRole("button", { name: orderStatus.cancel.keep }).click();
  await expect(page.getByText(orderStatus.cancel.open)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
  await expect(main(page).getByText("Cancelled").first()).toBeVisible();
  await expect(page.getByText(orderStatus.cancel.open)).toHaveCount(0);
  await expect(heading(page, /^Order/)).toBeFocused();
});

test("ORD-20 an order in My Orders leads to its page, where it can be cancelled", async ({
  page,
}) => {
  const { email, password } = await freshAccount(page.request);
  const session = await signInAs(page, email, password);
  await orderOlive(page.request, toHeaders(session));
  await page.goto("/orders");
  await page.getByRole("link", { name: ordersText.details }).first().click();
  await expect(page).toHaveURL(/\/order-status\//);
  await page.getByText(orderStatus.cancel.open).click();
  await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
  await expect(main(page).getByText("Cancelled").first()).toBeVisible();
});

test.describe("without scripts", () => {
  // The page of an unknown order is a page that is not there.
  test.use({ javaScriptEnabled: false, expectedNoise: [/404/] });

  test("ORD-23 without scripts an order is cancelled by its button", async ({ page }) => {
    const { accessKey, number } = await orderOlive(page.request);
    await page.goto(`/order-status/${accessKey}`);
    await expect(heading(page, orderStatus.title(number))).toBeVisible();
    await page.getByText(orderStatus.cancel.open).click();
    await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
    await expect(page).toHaveURL(`/order-status/${accessKey}`);
    await expect(main(page).getByText("Cancelled").first()).toBeVisible();
    await expect(main(page)).toContainText(orderStatus.payment.nothing);
  });

  test("ORD-25 the page of an order is kept nowhere, and not for search engines", async ({
    page,
  }) => {
    const { accessKey } = await orderOlive(page.request);
    const answer = await page.goto(`/order-status/${accessKey}`);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    const html = (await answer?.text()) ?? "";
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<meta name="referrer" content="strict-origin"/>');
  });

  test("ORD-25 a key that opens nothing is a page that is not there", async ({ page }) => {
    const { accessKey } = await orderOlive(page.request);
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

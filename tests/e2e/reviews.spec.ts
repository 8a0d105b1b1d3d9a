// Reviews as staff and customers meet them in a browser. What is behind a link that holds needs
// days to pass: tests/integration/reviews has it.
import { reviewForm } from "#i18n/en/review-form.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { reviews as text } from "#i18n/he/reviews.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { orderOlive } from "./ordering.ts";
import { signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/404/] });

test("REVIEW-13 the list of reviews says that there are none, and what they will be @phone", async ({
  page,
}) => {
  await signInAsOrderStaff(page);
  await page.goto("/admin/reviews");
  await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(text.empty.none.title);
  await page.goto("/admin/reviews?state=held&stars=1");
  await expect(page.getByRole("main")).toContainText(text.empty.filtered.title);
  await expectNoSidewaysScrolling(page);
});

test("REVIEW-03 a link that nobody was sent says so @phone", async ({ page }) => {
  await page.goto("/order-status/review/none");
  await expect(page.getByRole("heading", { name: reviewForm.unknown.title })).toBeVisible();
  await expectAccessible(page);
});

test("ARRIVE-02 the customer presses that a shipment has arrived, and the page says so @phone", async ({
  page,
}) => {
  const { call } = await signInAsOrderStaff(page);
  const { accessKey, number } = await orderOlive(page.request);
  const { orders } = await call<{ orders: OrderRow[] }>("GET", `/api/admin/orders?q=${number}`);
  await call("POST", `/api/admin/orders/${orders[0]?.id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "A 1",
    notifyCustomer: false,
  });
  await page.goto(`/order-status/${accessKey}`);
  const main = page.getByRole("main");
  const press = main.getByRole("button", { name: orderStatus.shipments.confirm });
  await press.click();
  await expect(main).toContainText(`${orderStatus.timeline.events.arrived}:`);
  await expect(press).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

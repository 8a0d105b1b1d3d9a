// Cancellations, returns and claims as customers and staff meet them in a browser.
import { orderStatus } from "#i18n/en/order-status.ts";
import { returnForm as text } from "#i18n/en/return-form.ts";
import { returns as labels } from "#i18n/he/returns.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { paths } from "#web/paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { orderOlive } from "./ordering.ts";
import { signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/404|422/] });

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("RETURN-18 a customer without a link sends a request in two steps and gets a receipt", async ({
    page,
  }) => {
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Cancel or return" }).click();
    await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel(text.number).fill("A1B2C3D4");
    await page.getByLabel(text.email).fill("maya@mail.example");
    await page.getByLabel(text.country).selectOption("IL");
    await page.getByLabel(text.kinds.withdraw).check();
    await page.getByLabel(text.cause).selectOption("too_small");
    await page.getByRole("button", { name: text.goOn }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText(text.outcome.withdrawOpen);
    await expect(main).toContainText("maya@mail.example");
    await expectAccessible(page);
    await page.getByRole("button", { name: text.confirm.withdraw }).click();
    await expect(page.getByRole("heading", { name: text.received.title })).toBeVisible();
    await expectAccessible(page);
  });
});

test("ARRIVE-02 RETURN-11 an arrival is confirmed, a claim is sent by link and received in the back office, and the customer sees it", async ({
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
  await page.goto(paths.orderStatus(accessKey));
  const main = page.getByRole("main");
  const hasArrived = main.getByRole("button", { name: orderStatus.shipments.confirm });
  await hasArrived.click();
  await expect(main).toContainText(`${orderStatus.timeline.events.arrived}:`);
  await expect(hasArrived).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: text.title }).click();
  await expect(page).toHaveURL(returnPath(accessKey));
  await page.getByLabel(text.kinds.claim).check();
  await page.getByRole("button", { name: text.goOn }).click();
  await expect(page.getByText(text.problems.message)).toBeVisible();
  await expect(page.getByLabel(text.kinds.claim)).toBeChecked();
  await page.getByLabel(text.message).fill("A strap is torn.");
  await page.getByRole("button", { name: text.goOn }).click();
  await page.getByRole("button", { name: text.confirm.claim }).click();
  await expect(main).toContainText(text.requests.states.asked);
  await expectAccessible(page);

  await page.goto("/admin/returns?state=open");
  await page.getByRole("row").filter({ hasText: number }).getByRole("link").first().click();
  await expect(main).toContainText("A strap is torn.");
  for (const { title, submit } of [labels.steps.approve, labels.steps.receive]) {
    await page.getByRole("button", { name: title }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("button", { name: submit }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(main).toContainText(labels.states.received);
  await expectNoSidewaysScrolling(page);

  await page.goto(returnPath(accessKey));
  await expect(main).toContainText(text.requests.states.received);
});

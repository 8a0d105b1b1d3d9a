// The status of an order: changing it, taking that back, and giving a reason.
import type { Page, Route } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { button, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { chooseStatus, getEvents, getPanel, signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/\b409\b/] });

const labels = orderActions.status;

/** A paid order with this status, open in its panel; `getStatus` asks the shop what it is now. */
async function openNewOrder(page: Page, status: "processing" | "shipped") {
  const { call, enter, read } = await signInAsOrderStaff(page);
  const id = await enter(1, { isPaid: true, status });
  await page.goto(`/admin/orders/${id}`);
  const getStatus = async () => (await read(id)).status;
  return { id, panel: getPanel(page, id), call, getStatus };
}

test("ORDP-05 ORDP-19 a status that sends no mail changes at once, and is taken back by the message", async ({
  page,
}) => {
  const { panel, getStatus } = await openNewOrder(page, "processing");
  await chooseStatus(page, panel, "completed");
  await expect(toast(page)).toContainText(labels.done(orderLabels.statuses.completed));
  expect(await getStatus()).toBe("completed");
  await button(toast(page), admin.dialog.undo).click();
  await expect(toast(page)).toContainText(labels.undone(orderLabels.statuses.processing));
  expect(await getStatus()).toBe("processing");
});

test("ORDP-20 a status that somebody else has just changed is not written over", async ({
  page,
}) => {
  const { id, panel, call, getStatus } = await openNewOrder(page, "processing");
  // The colleague is faster, and the page has not heard of it.
  const beFaster = async (route: Route) => {
    await call("POST", `/api/admin/orders/${id}/status`, {
      status: "shipped",
      notifyCustomer: false,
    });
    await route.continue();
  };
  await page.route(`**/api/admin/orders/${id}/status`, beFaster, { times: 1 });
  await chooseStatus(page, panel, "completed");
  await expect(toast(page)).toContainText(labels.changed(orderLabels.statuses.shipped));
  await expect(panel.locator("header").first()).toContainText(orderLabels.statuses.shipped);
  expect(await getStatus()).toBe("shipped");
});

test("ORDP-06 before an order is cancelled its form says that bags come back and the money stays", async ({
  page,
}) => {
  const { panel, getStatus } = await openNewOrder(page, "shipped");
  await chooseStatus(page, panel, "cancelled");
  const form = page.getByRole("dialog", { name: labels.title });
  await expect(form).toContainText(labels.warnings.returns_bags);
  await expect(form).toContainText(labels.warnings.keeps_money);
  expect(await getStatus()).toBe("shipped");
});

test("ORDP-04 an unusual change of the status asks for a reason, which the timeline shows", async ({
  page,
}) => {
  const { panel, getStatus } = await openNewOrder(page, "shipped");
  await chooseStatus(page, panel, "cancelled");
  const form = page.getByRole("dialog", { name: labels.title });
  await button(form, labels.save).click();
  const reason = form.getByLabel(labels.reason);
  await expect(reason).toBeFocused();
  await expect(form).toContainText(labels.reasonNeeded);
  expect(await getStatus()).toBe("shipped");
  await reason.fill("Came back unopened");
  await form.getByLabel(orderActions.notifyCustomer).uncheck();
  await button(form, labels.save).click();
  await expect(form).toHaveCount(0);
  const shown = `${orderLabels.became.cancelled}Came back unopened`;
  await expect(getEvents(panel).last()).toContainText(shown);
});

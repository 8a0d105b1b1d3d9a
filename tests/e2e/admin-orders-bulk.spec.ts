// Actions on many orders of the list at once.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { bulkBar, openOrdersApi, rows, search } from "./admin-orders-api.ts";

// A colleague's change is refused, once.
test.use({ payments: "manual", expectedNoise: [/409/] });

const labels = text.bulkStatus;

/**
 * Three new orders, all of them selected in a list of nothing else, and the form to change their
 * status.
 */
async function pickThree(page: Page) {
  const api = await openOrdersApi(page);
  const name = `Bulk ${randomUUID().slice(0, 8)}`;
  const made: { id: string; number: string }[] = [];
  for (let place = 1; place <= 3; place += 1)
    made.push(await api.order(`${name} ${place}`, "bulk@example.com"));
  await page.goto("/admin/orders");
  await search(page).fill(name);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: admin.list.selectAll }).check();
  await expect(bulkBar(page)).toContainText(text.bulk.picked(3));
  const openStatusForm = () =>
    bulkBar(page).getByRole("button", { name: text.bulk.status }).click();
  await openStatusForm();
  return {
    name,
    first: made[0],
    dialog: page.getByRole("dialog", { name: labels.title(3) }),
    openStatusForm,
    /** A colleague completes the first order meanwhile. */
    completeFirst: () => api.setStatus(made[0]?.id ?? "", "completed"),
    statuses: async () =>
      Object.fromEntries(
        (await api.find(name)).map((order) => [order.customer.name, order.status]),
      ),
  };
}

const run = (dialog: Locator) => dialog.getByRole("button", { name: labels.run }).click();

test("ORDL-11 a selection outlasts the page that it was made on", async ({ page }) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders");
  await rows(page).nth(3).getByRole("checkbox").check();
  await page.getByRole("link", { name: admin.list.next }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(bulkBar(page)).toContainText(text.bulk.picked(1));
  await bulkBar(page).getByRole("button", { name: text.bulk.clear }).click();
  await expect(bulkBar(page)).toHaveCount(0);
});

test("ORDL-12 an order that somebody else has changed says why it stays, and stops none of the others", async ({
  page,
}) => {
  const { name, first, dialog, completeFirst, statuses } = await pickThree(page);
  await run(dialog);
  await expect(dialog.getByText(labels.missing)).toBeVisible();
  await dialog.getByLabel(labels.to).selectOption("processing");
  await dialog.getByLabel(labels.reason).fill("Packed together");
  await completeFirst();
  await run(dialog);

  const results = dialog.getByRole("list", { name: labels.results });
  await expect(results.getByRole("listitem")).toHaveCount(3);
  await expect(dialog.getByText(labels.failed(1, 3))).toBeVisible();
  await expect(
    results.getByRole("listitem").filter({ hasText: first?.number ?? "" }),
  ).toContainText(errors.conflict);
  await expect(results.getByText(labels.done)).toHaveCount(2);
  expect(await statuses()).toEqual({
    [`${name} 1`]: "completed",
    [`${name} 2`]: "processing",
    [`${name} 3`]: "processing",
  });
});

test("ORDL-13 a change of many is taken back from its message, and of no others", async ({
  page,
}) => {
  const { name, dialog, completeFirst, statuses } = await pickThree(page);
  await dialog.getByLabel(labels.to).selectOption("processing");
  await completeFirst();
  await run(dialog);
  await expect(toast(page)).toContainText(labels.success);
  await dialog.getByRole("button", { name: labels.close }).click();
  await toast(page).getByRole("button", { name: admin.dialog.undo }).click();
  await expect(toast(page)).toContainText(labels.undone);
  expect(await statuses()).toEqual({
    [`${name} 1`]: "completed",
    [`${name} 2`]: "pending",
    [`${name} 3`]: "pending",
  });
  await expect(rows(page).filter({ hasText: orderLabels.statuses.pending })).toHaveCount(2);
});

test("ORDL-12 a selection knows what its own change has made of it, and can be changed again", async ({
  page,
}) => {
  const { dialog, openStatusForm, statuses } = await pickThree(page);
  await dialog.getByLabel(labels.to).selectOption("processing");
  await run(dialog);
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).filter({ hasText: orderLabels.statuses.processing })).toHaveCount(3);
  await openStatusForm();
  await dialog.getByLabel(labels.to).selectOption("cancelled");
  await dialog.getByLabel(labels.notify).uncheck();
  await run(dialog);
  await expect(dialog).toHaveCount(0);
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(["cancelled"]));
});

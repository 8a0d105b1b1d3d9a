// Many orders that leave together with their numbers, and selections across pages.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { toDay } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { formatNames } from "#i18n/he/files.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { shipping } from "#i18n/he/shipping.ts";
import { addDays } from "#shared/days.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { bulkBar, openOrdersApi, rows, search } from "./admin-orders-api.ts";
import { expect, shopNow, test } from "./fixtures.ts";
import { getPanel } from "./order-staff.ts";
import { button, toast } from "./staff.ts";

test.use({ payments: "manual" });

/** New orders, alone in the list. */
async function makeLot(page: Page, size: number) {
  const api = await openOrdersApi(page);
  const name = `Lot ${randomUUID().slice(0, 8)}`;
  const made: { id: string; number: string }[] = [];
  for (let place = 1; place <= size; place += 1)
    made.push(await api.order(`${name} ${place}`, "lot@example.com"));
  await page.goto("/admin/orders");
  await search(page).fill(name);
  await expect(rows(page)).toHaveCount(size);
  const dialog = page.getByRole("dialog", { name: shipping.title });
  return {
    api,
    name,
    made,
    dialog,
    fields: dialog.getByRole("list", { name: shipping.table }).getByRole("textbox"),
    selectAll: page.getByRole("checkbox", { name: admin.list.selectAll }),
    open: button(bulkBar(page), shipping.open),
    statuses: async () => (await api.find(name)).map((order) => order.status),
  };
}

const newNumbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `RR${randomUUID().slice(0, 8).toUpperCase()}${at}IL`);

test("ORDL-41 ORDL-42 ORDL-43 a scanner moves from row to row, a problem is shown at its row, and two presses ship once", async ({
  page,
}) => {
  const { made, selectAll, open, dialog, fields, statuses, name, api } = await makeLot(page, 3);
  await selectAll.check();
  await open.click();
  const [first = "", second = "", third = ""] = newNumbers(3);
  const scan = async (read: string) => {
    await page.keyboard.insertText(read);
    await page.keyboard.press("Enter");
  };
  await expect(fields.first()).toBeFocused();
  await scan(first);
  await expect(fields.nth(1)).toBeFocused();
  const last = dialog.getByLabel(shipping.number(made[0]?.number ?? ""));
  await scan(`#${made[0]?.number}`);
  await expect(last).toBeFocused();
  await scan(third);
  await expect(fields.nth(1)).toHaveValue("");
  await expect(last).toHaveValue(third);
  await expect(button(dialog, shipping.check)).toBeFocused();

  await fields.nth(1).fill(first);
  await button(dialog, shipping.check).click();
  await expect(dialog.getByText(shipping.verdicts.number_twice)).toHaveCount(2);
  await expect(dialog).toContainText(shipping.preview.problems(2));
  await expect(fields.first()).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(new Set(await statuses())).toEqual(new Set(["pending"]));
  await fields.nth(1).fill(second);
  await button(dialog, shipping.check).click();
  await expect(dialog).toContainText(shipping.preview.ships(3));
  await button(dialog, shipping.ship(3)).dblclick();
  await expect(toast(page)).toContainText(shipping.done(3));
  await expect(bulkBar(page)).toHaveCount(0);
  const [found] = await api.find(name);
  await page.goto(`/admin/orders/${found?.id}`);
  await expect(getPanel(page, found?.id ?? "").getByText(/^RR/)).not.toHaveCount(0);
});

test("ORDL-10 ORDL-46 ORDL-49 the filtered orders, and all those selected across pages, can be exported", async ({
  page,
}) => {
  await openOrdersApi(page);
  // Other tests place orders meanwhile; those of the days before stay as many as they are.
  await page.goto(`/admin/orders?to=${addDays(toDay(shopNow()), -1)}`);
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: text.export.button }).click();
  await page.getByRole("menuitem", { name: formatNames.csv }).click();
  expect((await exported).suggestedFilename()).toMatch(/^orders_export_\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole("checkbox", { name: admin.list.selectAll }).check();
  await expect(bulkBar(page)).toContainText(text.bulk.picked(50));
  const all = bulkBar(page).getByRole("button", { name: /שבסינון/ });
  await all.click();
  await expect(bulkBar(page)).not.toContainText(text.bulk.picked(50));
  await expect(all).toHaveCount(0);
  await button(bulkBar(page), text.bulk.takeAlong).click();
  await expect(page.getByRole("menuitem", { name: text.bulk.summaries })).toContainText(
    text.bulk.tooMany(50),
  );
  const download = page.waitForEvent("download");
  // By the keyboard: the menu may still move with the bar below it.
  await page.getByRole("menuitem", { name: formatNames.csv }).press("Enter");
  const lines = readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  const picked = Number(/\d+/.exec((await bulkBar(page).textContent()) ?? "")?.[0]);
  expect(picked).toBeGreaterThan(50);
  // Some orders have line breaks in their cells.
  expect(lines.length - 1).toBeGreaterThanOrEqual(picked);
});

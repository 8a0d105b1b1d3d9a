// Many orders that leave together with their numbers, tags, and selections across pages.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { toDay } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { orderTagTexts } from "#i18n/he/order-tags.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { shipping } from "#i18n/he/shipping.ts";
import { addDays } from "#shared/days.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { bulkBar, openOrdersApi, rows, search } from "./admin-orders-api.ts";
import { expect, shopNow, test } from "./fixtures.ts";
import { makeRow, getPanel } from "./order-staff.ts";
import { countPresses } from "./presses.ts";
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

/** Pastes into a field by the browser's event: tests would share a real clipboard. */
async function paste(field: Locator, pasted: string): Promise<void> {
  await field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", words);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, pasted);
}

test("ORDL-45 ORDL-40 ten orders leave with their numbers in at most twelve presses", async ({
  page,
}) => {
  test.slow();
  const { made, selectAll, open, dialog, fields, statuses } = await makeLot(page, 10);
  const { press, presses } = countPresses(page);
  await press(selectAll);
  await press(open);
  await expect(fields).toHaveCount(made.length);
  await expect(fields.first()).toBeFocused();
  const numbers = newNumbers(made.length);
  await paste(fields.first(), `${numbers.join("\n")}\n`);
  await expect(fields.last()).toHaveValue(numbers.at(-1) ?? "");
  await press(button(dialog, shipping.check));
  await expect(dialog).toContainText(shipping.preview.ships(made.length));
  await press(button(dialog, shipping.ship(made.length)));
  await expect(toast(page)).toContainText(shipping.done(made.length));
  // With the two keys of pasting.
  expect(presses() + 2).toBeLessThanOrEqual(12);
  expect(new Set(await statuses())).toEqual(new Set(["shipped"]));
});

test("ORDL-43 a scanner goes from row to row, and to the row of an order whose number it reads", async ({
  page,
}) => {
  const { made, selectAll, open, dialog, fields } = await makeLot(page, 3);
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
  await fields.nth(1).fill(second);
  await button(dialog, shipping.check).click();
  await expect(dialog).toContainText(shipping.preview.ships(3));
});

test("ORDL-41 ORDL-42 a problem stands at its row and keeps all where they are; two presses ship once", async ({
  page,
}) => {
  const { selectAll, open, dialog, fields, statuses, name, api } = await makeLot(page, 2);
  await selectAll.check();
  await open.click();
  const [one = "", two = ""] = newNumbers(2);
  await paste(fields.first(), `${one}\n${one}`);
  await button(dialog, shipping.check).click();
  await expect(dialog.getByText(shipping.verdicts.number_twice)).toHaveCount(2);
  await expect(dialog).toContainText(shipping.preview.problems(2));
  await expect(fields.first()).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(await statuses()).toEqual(["pending", "pending"]);
  await fields.last().fill(two);
  await button(dialog, shipping.check).click();
  await button(dialog, shipping.ship(2)).dblclick();
  await expect(toast(page)).toContainText(shipping.done(2));
  await expect(bulkBar(page)).toHaveCount(0);
  const [found] = await api.find(name);
  await page.goto(`/admin/orders/${found?.id}`);
  await expect(getPanel(page, found?.id ?? "").getByText(/^RR/)).not.toHaveCount(0);
});

test("ORDL-44 a carrier's file brings its orders along, and what it says of none is taken away", async ({
  page,
}) => {
  const { made, dialog, fields, statuses } = await makeLot(page, 2);
  await button(page, shipping.openEmpty).click();
  await expect(dialog).toContainText(shipping.none);
  const [one, two, three] = newNumbers(3);
  const csv = `\uFEFFמספר הזמנה,מספר מעקב,חברת משלוחים\r\n${made[0]?.number},${one},DHL\r\nNOBODY,${two},\r\n${made[1]?.number},${three},\r\n`;
  const file = { name: "shipped.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(fields).toHaveCount(3);
  await expect(dialog).toContainText(shipping.verdicts.unknown_order);
  await button(dialog, shipping.remove("NOBODY")).click();
  await button(dialog, shipping.check).click();
  await button(dialog, shipping.ship(2)).click();
  await expect(toast(page)).toContainText(shipping.done(2));
  expect(await statuses()).toEqual(["shipped", "shipped"]);
});

test("ORDL-46 ORDL-49 all orders of a filter are selected across pages and taken along, and printing says how many it takes", async ({
  page,
}) => {
  await openOrdersApi(page);
  // Other tests place orders meanwhile; those of the days before stay as many as they are.
  await page.goto(`/admin/orders?to=${addDays(toDay(shopNow()), -1)}`);
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
  await page.getByRole("menuitem", { name: text.bulk.export }).press("Enter");
  const lines = readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  const picked = Number(/\d+/.exec((await bulkBar(page).textContent()) ?? "")?.[0]);
  expect(picked).toBeGreaterThan(50);
  // Some orders have line breaks in their cells.
  expect(lines.length - 1).toBeGreaterThanOrEqual(picked);
});

test("ORDL-47 ORDL-48 tags are given to many, taken back from the message, and filter the list", async ({
  page,
}) => {
  const { name, made, selectAll } = await makeLot(page, 2);
  const tag = `תגית ${name.slice(-4)}`;
  await selectAll.check();
  await button(bulkBar(page), orderTagTexts.button).click();
  const dialog = page.getByRole("dialog", { name: orderTagTexts.title(2) });
  await button(dialog, orderTagTexts.save.add).click();
  await expect(dialog).toContainText(orderTagTexts.problems.required);
  await dialog.getByLabel(orderTagTexts.one, { exact: true }).fill(tag);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText(orderTagTexts.done.add(2));
  await expect(rows(page).getByText(tag)).toHaveCount(2);

  await makeRow(page, made[0]?.id ?? "").click();
  const panel = getPanel(page, made[0]?.id ?? "");
  await button(panel, orderTagTexts.remove(tag)).click();
  await expect(toast(page)).toContainText(orderTagTexts.done.remove(1));
  await expect(panel.getByRole("link", { name: orderTagTexts.find(tag) })).toHaveCount(0);
  await panel.getByLabel(orderTagTexts.one, { exact: true }).fill("Gift");
  await button(panel, orderTagTexts.add).click();
  await expect(panel.getByRole("link", { name: orderTagTexts.find("Gift") })).toBeVisible();

  await page.goto(`/admin/orders?tag=${encodeURIComponent(tag)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("list", { name: admin.list.active })).toContainText(tag);
});

// The list of orders in the back office, what is done with many at once, orders by hand, and orders on paper.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { order as panelText } from "#i18n/he/order.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { print } from "#i18n/he/print.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { bulkBar, openDesk, rows, search } from "./order-desk.ts";
import { bagOf, receiveBags } from "./ordering.ts";
import { shops } from "./shops.ts";

test.use({ baseURL: shops.manual.url });

const toasts = (page: Page) => page.getByRole("region", { name: admin.toast.region });
const figure = (page: Page, name: string) => page.locator("dl").getByRole("link", { name });

test("ORDL-01 ORDL-02 ORDL-03 ORDL-04 ORDL-05 ORDL-06 ORDL-07 ORDL-08 ORDL-09 ORDL-10 the list is searched, filtered, sorted and taken along, and an order opens beside it and closes again", async ({
  page,
}) => {
  const api = await openDesk(page);
  const name = `Noga ${randomUUID().slice(0, 8)}`;
  const made = await api.order(name, "noga@example.com");
  await page.goto("/admin/orders");

  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(/^מציג 50 מתוך [\d,]+$/)).toBeVisible();
  await page
    .getByRole("button", { name: `${admin.explain} ${text.figures.revenue.label}` })
    .click();
  await expect(page.getByRole("dialog")).toContainText(text.figures.revenue.explanation);
  await page.keyboard.press("Escape");
  await figure(page, text.figures.completed.label).click();
  await expect(page).toHaveURL("/admin/orders?status=completed");
  await expect(rows(page).first()).toContainText(orderWords.statuses.completed);
  await page.getByRole("button", { name: /^סטטוס: / }).click();
  await page.getByRole("menuitemradio", { name: text.status.all }).click();
  await expect(page).toHaveURL("/admin/orders");

  // Found by number, then by name; what nobody is called says so, and the way out leads back to all.
  for (const words of [made.number.toLowerCase(), name, made.id]) {
    await search(page).fill(words);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
    await expect(page.getByText(text.shown.exact(1, 1))).toBeVisible();
  }
  await search(page).fill(`${name} nobody`);
  await expect(page.getByText(text.empty.filtered.title)).toBeVisible();
  await page.getByRole("button", { name: admin.list.clear }).click();
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole("button", { name: text.period.choices.month, exact: true }).click();
  await expect(page).toHaveURL("/admin/orders?period=month");
  await page.getByRole("button", { name: text.columns.customer, exact: true }).click();
  await expect(page).toHaveURL("/admin/orders?period=month&sort=customer&direction=asc");
  await expect(page.getByRole("columnheader", { name: text.columns.customer })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: text.export.button }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders_export_\d{4}-\d\d-\d\d\.csv$/);

  // The second page, some way down: an order opens by keyboard, and Back comes back to where it was.
  await page.goto("/admin/orders?sort=total");
  const linkIn = (place: number) => rows(page).nth(place).getByRole("link");
  const before = (await linkIn(0).getAttribute("data-row-link")) ?? "";
  await page.getByRole("link", { name: admin.list.next }).click();
  // Until then these are still the rows before.
  await expect(linkIn(0)).not.toHaveAttribute("data-row-link", before);
  const listUrl = page.url();
  // By its order: those of other tests come in above it.
  const id = await linkIn(11).getAttribute("data-row-link");
  const twelfth = page.locator(`[data-row-link="${id}"]:visible`);
  await linkIn(10).focus();
  await page.keyboard.press("KeyJ");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(twelfth).toBeFocused();
  const number = (await twelfth.textContent()) ?? "";
  await twelfth.evaluate((link) => link.scrollIntoView({ block: "center" }));
  const place = await twelfth.boundingBox();
  await twelfth.press("Enter");
  const panel = page.getByRole("complementary", { name: number });
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).search).toBe(new URL(listUrl).search);
  await expect(rows(page).nth(11)).toHaveAttribute("data-open", "true");
  const isInPlace = async () =>
    Math.abs(((await twelfth.boundingBox())?.y ?? 0) - (place?.y ?? 0)) < 3;
  expect(await isInPlace()).toBe(true);
  await expect(panel.getByRole("button", { name: panelText.close })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(listUrl);
  await expect(page.getByRole("link", { name: admin.list.previous })).toBeVisible();
  expect(await isInPlace()).toBe(true);
  // Away to another screen and back: the same rows at the same place. A real click would scroll to what it clicks.
  await page.getByRole("link", { name: text.create }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: newOrder.submit })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(listUrl);
  await expect(twelfth).toHaveText(number);
  await expect.poll(isInPlace).toBe(true);
  await page.goto(`/admin/orders/${made.id}?status=pending`);
  await expect(page.getByRole("complementary", { name: made.number })).toBeVisible();
});

test.describe("many at once", () => {
  test.use({ expectedNoise: [/409/] });

  test("ORDL-11 ORDL-12 ORDL-13 many orders change their status at once: one that somebody else has changed stays, the others can be taken back", async ({
    page,
  }) => {
    const api = await openDesk(page);
    const name = `Bulk ${randomUUID().slice(0, 8)}`;
    const made = [];
    for (let place = 1; place <= 3; place += 1)
      made.push(await api.order(`${name} ${place}`, "bulk@example.com"));
    const statuses = async () =>
      Object.fromEntries(
        (await api.find(name)).map((order) => [order.customer.name, order.status]),
      );

    await page.goto("/admin/orders");
    await rows(page).nth(3).getByRole("checkbox").check();
    await page.getByRole("link", { name: admin.list.next }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(bulkBar(page)).toContainText(text.bulk.picked(1));
    await bulkBar(page).getByRole("button", { name: text.bulk.clear }).click();
    await expect(bulkBar(page)).toHaveCount(0);

    await search(page).fill(name);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("checkbox", { name: admin.list.selectAll }).check();
    await expect(bulkBar(page)).toContainText(text.bulk.picked(3));
    await bulkBar(page).getByRole("button", { name: text.bulk.status }).click();
    const dialog = page.getByRole("dialog", { name: text.bulkStatus.title(3) });
    await dialog.getByRole("button", { name: text.bulkStatus.run }).click();
    await expect(dialog.getByText(text.bulkStatus.missing)).toBeVisible();
    await dialog.getByLabel(text.bulkStatus.to).selectOption("processing");
    await dialog.getByLabel(text.bulkStatus.reason).fill("Packed together");
    const [first] = made;
    await api.setStatus(first?.id ?? "", "completed");
    await dialog.getByRole("button", { name: text.bulkStatus.run }).click();

    const results = dialog.getByRole("list", { name: text.bulkStatus.results });
    await expect(results.getByRole("listitem")).toHaveCount(3);
    await expect(dialog.getByText(text.bulkStatus.failures(1, 3))).toBeVisible();
    await expect(
      results.getByRole("listitem").filter({ hasText: first?.number ?? "" }),
    ).toContainText(errors.conflict);
    await expect(results.getByText(text.bulkStatus.done)).toHaveCount(2);
    expect(await statuses()).toEqual({
      [`${name} 1`]: "completed",
      [`${name} 2`]: "processing",
      [`${name} 3`]: "processing",
    });
    await expect(toasts(page)).toContainText(text.bulkStatus.success);
    await dialog.getByRole("button", { name: text.bulkStatus.close }).click();
    await toasts(page).getByRole("button", { name: admin.dialog.undo }).click();
    await expect(toasts(page)).toContainText(text.bulkStatus.undone);
    expect(await statuses()).toEqual({
      [`${name} 1`]: "completed",
      [`${name} 2`]: "pending",
      [`${name} 3`]: "pending",
    });
    await expect(rows(page).filter({ hasText: orderWords.statuses.pending })).toHaveCount(2);
    // The selection is still there, and knows the new statuses.
    await bulkBar(page).getByRole("button", { name: text.bulk.status }).click();
    await dialog.getByLabel(text.bulkStatus.to).selectOption("cancelled");
    await dialog.getByLabel(text.bulkStatus.tell).uncheck();
    await dialog.getByRole("button", { name: text.bulkStatus.run }).click();
    await expect(dialog).toHaveCount(0);
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(["cancelled"]));
  });

  test("ORDL-21 ORDL-22 ORDL-23 ORDL-24 ORDL-25 an order is entered by hand: refusals stand at their fields, a reload loses nothing, two presses are one order", async ({
    page,
  }) => {
    const api = await openDesk(page);
    await receiveBags(page.request, "olive", 2);
    const bag = await bagOf(page.request, "olive");
    const email = `${randomUUID()}@example.com`;
    const field = (label: string) => page.getByRole("textbox", { name: label });
    const submit = page.getByRole("button", { name: newOrder.submit });
    await page.goto("/admin/orders");
    await page.getByRole("link", { name: text.create }).click();
    await submit.click();
    await expect(page.getByText(newOrder.problems.lines)).toBeVisible();
    await expect(page.getByRole("combobox", { name: newOrder.lines.add })).toBeFocused();

    await page.getByRole("combobox", { name: newOrder.lines.add }).fill("olive");
    await page.getByRole("option", { name: /OLIVE/ }).click();
    const quantity = page.getByRole("textbox", { name: newOrder.lines.quantity(bag.colourName) });
    await quantity.fill("99");
    await field(newOrder.customer.name).fill("יעל O'Brien");
    await field(newOrder.customer.email).fill(email.replace("@", ""));
    await field(newOrder.coupon.label).fill("save99");
    await submit.click();
    await expect(page.getByText(newOrder.problems.couponCode)).toBeVisible();
    await expect(page.getByText(newOrder.problems.email)).toBeVisible();
    await field(newOrder.customer.email).fill(email);
    await field(newOrder.coupon.label).fill("save10");
    await submit.click();
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAccessibleDescription(new RegExp(bag.colourName));
    await toasts(page).getByRole("button", { name: admin.toast.close }).click();

    await page.reload();
    await expect(field(newOrder.customer.email)).toHaveValue(email);
    await quantity.fill("1");
    await page.getByRole("button", { name: newOrder.lines.more(bag.colourName) }).click();
    await expect(quantity).toHaveValue("2");
    // 149.98 less a tenth.
    await expect(page.getByText("$134.98")).toBeVisible();
    await page.getByRole("link", { name: admin.nav.dashboard }).first().click();
    await expect(page.getByRole("alertdialog")).toContainText(newOrder.leave.title);
    await page.getByRole("button", { name: newOrder.leave.stay }).click();
    await page.getByLabel(newOrder.details.isPaid).check();
    await page.getByLabel(newOrder.details.status).selectOption("processing");
    await submit.dblclick();

    await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
    await expect(toasts(page)).toContainText(/[\dA-F]{8}/);
    const found = await api.find(email);
    expect(found.map(({ status, bags, total, paid }) => ({ status, bags, total, paid }))).toEqual([
      {
        status: "processing",
        bags: 2,
        total: { amountMinor: 13_498, currency: "USD" },
        paid: { amountMinor: 13_498, currency: "USD" },
      },
    ]);
    await page.goto("/admin/orders/new");
    await expect(field(newOrder.customer.email)).toHaveValue("");
  });
});

test("ORDL-27 ORDL-28 orders are printed one on a page: summaries with both currencies, packing slips without prices", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    globalThis.print = () => {
      const here = globalThis as unknown as { prints: number };
      here.prints += 1;
    };
  });
  const api = await openDesk(page);
  const first = await api.order("ד״ר יעל O'Brien (VIP)", "yael@example.com");
  const second = await api.order("Paper Two", "two@example.com");
  const ids = `${first.id},${second.id}`;
  await page.goto(`/admin/print/orders?kind=summary&ids=${ids}&auto=yes`);
  const sheet = page.getByRole("article").first();
  await expect(sheet.getByRole("heading", { name: print.kinds.summary.one })).toBeVisible();
  await expect.poll(() => page.evaluate("prints")).toBe(1);
  await expect(sheet).toContainText(`#${first.number}`);
  await expect(sheet).toContainText("WANDERPAW_BACKPACK_OLIVE");
  await expect(sheet).toContainText("$74.99");
  await expect(sheet).toContainText(/₪/);
  await expect(sheet).not.toContainText("stays inside");
  // Browsers count the pages of what they print.
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  await page.goto(`/admin/print/orders?kind=packing&ids=${ids}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(sheet.getByRole("heading", { name: print.kinds.packing.one })).toBeVisible();
  await expect(sheet).toContainText("WANDERPAW_BACKPACK_OLIVE");
  await expect(page.getByRole("main")).not.toContainText(/[$₪]/);
  await page.getByRole("button", { name: print.button }).click();
  expect(await page.evaluate("prints")).toBe(1);
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("ADMIN-93 ORDL-08 ORDL-29 on a phone orders are cards, an open one fills the screen, and nothing scrolls sideways", async ({
    page,
  }) => {
    await openDesk(page);
    await page.goto("/admin/orders?status=completed");
    await expect(rows(page)).toHaveCount(50);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("checkbox", { name: admin.list.selectAll }).check();
    await expect(bulkBar(page)).toBeInViewport();
    await bulkBar(page).getByRole("button", { name: text.bulk.clear }).click();
    await rows(page).nth(2).getByRole("link").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/admin/orders?status=completed");
    await page.goto("/admin/orders/new");
    await expect(page.getByRole("button", { name: newOrder.submit })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
});

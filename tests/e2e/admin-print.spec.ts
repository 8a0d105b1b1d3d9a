// Papers and screens as they come out of the printer.
import type { Page } from "@playwright/test";
import { papers as english } from "#i18n/en/papers.ts";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { print } from "#i18n/he/print.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { orderBody } from "../support/sample-order.ts";
import { expectAccessible } from "./accessible.ts";
import { openOrdersApi } from "./admin-orders-api.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { createImprint, enterLongOrders, lineMarks, longSlugs } from "./long-order.ts";
import { findFaults, printPage, scanPage, type PrintedPage } from "./printed.ts";
import { adminPaths as screens } from "./shop-pages.ts";
import { signInAsStaff } from "./staff.ts";

test.use({
  payments: "manual",
  hasOwnShop: true,
  // A busy machine prints for so long that the page of an order gives up waiting for the service.
  expectedNoise: [/No review invitation was created/],
});
test.describe.configure({ mode: "serial", timeout: 240_000 });

let orders: Awaited<ReturnType<typeof enterLongOrders>>;

const papersOf = (kind: keyof typeof print.kinds, ...of: readonly (keyof typeof orders)[]) =>
  adminPaths.printOrders(
    kind,
    of.map((name) => orders[name].id),
  );

/** Prints so many papers at this address. */
async function printPapers(page: Page, address: string, count = 1): Promise<PrintedPage[]> {
  await page.goto(address);
  await expect(page.getByRole("article")).toHaveCount(count);
  return expectSound(address, await printPage(page));
}

/** Nothing is cut or lies over something else, and no page is empty. */
function expectSound(name: string, pages: PrintedPage[]): PrintedPage[] {
  expect(pages.flatMap(findFaults), name).toEqual([]);
  for (const { text } of pages) expect(text.replaceAll(/[\d\s/]/g, ""), name).not.toBe("");
  return pages;
}

/** Each of the forty lines stands once, and from its first word to its last on the same page. */
function expectWholeLines(pages: readonly PrintedPage[]): void {
  const findPages = (mark: string) =>
    pages.flatMap(({ text }, place) =>
      text
        .split(mark)
        .slice(1)
        .map(() => place),
    );
  for (const [first, last] of lineMarks) {
    expect(findPages(first), first).toHaveLength(1);
    expect(findPages(last), last).toEqual(findPages(first));
  }
}

const getSizes = (pages: readonly PrintedPage[]) =>
  pages.map(({ widthMm, heightMm }) => `${Math.round(widthMm)} × ${Math.round(heightMm)}`);

test("ORDL-60 each page of a long slip or summary has the order's number and its own, and no line is cut", async ({
  page,
}) => {
  orders = await enterLongOrders(await signInAsStaff(page));
  for (const [kind, name] of [
    ["packing", "home"],
    ["packing", "abroad"],
    ["summary", "home"],
    ["summary", "abroad"],
  ] as const) {
    const pages = await printPapers(page, papersOf(kind, name));
    expectWholeLines(pages);
    for (const [place, { text }] of pages.entries())
      expect(text, kind).toContain(`${orders[name].number} · ${place + 1}`);
  }
  const both = await printPapers(page, papersOf("packing", "abroad", "short"), 2);
  expect(both.at(-1)?.text).toContain(`${orders.short.number} · 1`);
});

test("ORDL-59 a packing slip carries the delivery address into the parcel, and neither phone nor e-mail address", async ({
  page,
}) => {
  await signInAsStaff(page);
  const [first] = await printPapers(page, papersOf("packing", "abroad"));
  expect(first?.text).toContain("Unter den Linden");
  expect(first?.text).not.toMatch(/@example\.com|555-0133|5550133/);
  expect(first?.text).not.toContain(english.billing);
});

test("ORDL-58 a customs form that a label does not hold is a CN23 with heads on each page and its total once", async ({
  page,
}) => {
  const staff = await signInAsStaff(page);
  await createImprint(page, staff);
  const pages = await printPapers(page, papersOf("customs", "abroad", "short"), 2);
  expect(getSizes(pages)).toEqual(["210 × 297", "210 × 297", "100 × 150"]);
  const [first, second, label] = pages.map(({ text }) => text);
  expect(first).toContain(`CN 23 · Order #${orders.abroad.number} · 1`);
  expect(second).toContain(`CN 23 · Order #${orders.abroad.number} · 2`);
  expect(second).toContain("Country of origin");
  expect(`${first}${second}`.split("$360.00")).toHaveLength(2);
  expect(label).toContain("CN 22");
  expect(label).toMatch(/12 Harbour Street\s+Haifa/);
});

test("ORDL-51 ORDL-52 labels are pages of 100 by 150 mm with a barcode that scanners read, and an order without an address gets none", async ({
  page,
}) => {
  const api = await openOrdersApi(page);
  const nowhere = await api.order("Dana", "dana@example.com", { billingAddress: undefined });
  const address = papersOf("label", "home", "abroad");
  const pages = await printPapers(page, `${address},${nowhere.id}`, 2);
  await expect(page.getByRole("listitem")).toContainText([nowhere.number]);
  expect(getSizes(pages)).toEqual(["100 × 150", "100 × 150"]);
  expect(await scanPage(page)).toEqual([[orders.home.number], [orders.abroad.number]]);
  await expectAccessible(page);
});

test("ORDL-27 ORDL-28 a summary has both currencies and a page of its own, and is printed on request", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    globalThis.print = () => {
      const here = globalThis as unknown as { prints: number };
      here.prints += 1;
    };
  });
  const api = await openOrdersApi(page);
  const first = await api.order("ד״ר יעל O'Brien (VIP)", "yael@example.com");
  const second = await api.order("Paper Two", "two@example.com");
  const address = adminPaths.printOrders("summary", [first.id, second.id]);
  const pages = await printPapers(page, `${address}&auto=yes`, 2);
  await expect.poll(() => page.evaluate("prints")).toBe(1);
  expect(pages).toHaveLength(2);
  const [text = ""] = pages.map((it) => it.text);
  expect(text).toContain(first.number);
  // A long one goes on in the next line.
  expect(text.replaceAll(" ", "")).toContain("WANDERPAW_BACKPACK_OLIVE");
  expect(text).toContain((await readCost(page.request, { olive: 1 })).total);
  expect(text).toContain("₪");
  expect(text).not.toContain("stays inside");
});

test("ORDP-51 an open order is printed alone, whole and once", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.order(orders.home.id));
  await expect(page.getByRole("heading", { name: orders.home.number })).toBeVisible();
  await expect(page.getByText("last39x")).toBeVisible();
  const pages = expectSound("order", await printPage(page));
  expectWholeLines(pages);
  expect(pages.map(({ text }) => text).join(" ")).not.toContain(orders.abroad.number);
});

test("ADMIN-107 no screen of the back office is printed with an empty page, or with text cut or over other text", async ({
  page,
}) => {
  await signInAsStaff(page);
  for (const address of [...screens, adminPaths.printMonth("2026-10")]) {
    await page.goto(address);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: admin.list.loading })).toHaveCount(0);
    await expect(page.getByText(analytics.loading)).toHaveCount(0);
    for (const { text } of expectSound(address, await printPage(page)))
      expect(text, address).not.toContain(admin.skip);
  }
});

test("SHELL-81 pages of the shop are printed with nothing cut or over other text, and long orders line by line", async ({
  page,
}) => {
  const answer = await page.request.post("/api/orders", {
    data: {
      ...orderBody(Object.fromEntries(longSlugs.map((slug) => [slug, 1]))),
      expectedTotal: { amountMinor: 36_000, currency: "USD" },
    },
  });
  // Our own API answers in the shape of its contract.
  const { accessKey, orderId } = (await answer.json()) as PlacedOrder;
  const confirmation = `${paths.orderSuccess}?orderId=${orderId}&quantity=1&key=${accessKey}`;
  for (const address of [confirmation, paths.orderStatus(accessKey)]) {
    await page.goto(address);
    const pages = expectSound(address, await printPage(page));
    expectWholeLines(pages);
    expect(pages[0]?.text, address).toContain("first0x");
  }
  for (const address of [paths.home, paths.product("olive"), paths.sizeChart]) {
    await page.goto(address);
    for (const { text } of expectSound(address, await printPage(page)))
      expect(text, address).not.toMatch(/Add to Cart|Buy Now|See the backpack/i);
  }
});

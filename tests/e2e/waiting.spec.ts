// Waiting for a sold-out variant: people leave an address, units arrive, and the first who waited
// buys the one that is kept. In a shop of its own, whose stock nobody else moves.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cart } from "#i18n/en/cart.ts";
import { stock } from "#i18n/en/stock.ts";
import { waiting as text } from "#i18n/en/waiting.ts";
import { heldUnit } from "#i18n/en/held-unit.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { productPage } from "#i18n/en/product.ts";
import { deliveries } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { admin } from "#i18n/he/admin.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { linkInMail } from "./accounts.ts";
import { findVariant } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { newAddress, takeTime } from "./forms.ts";
import { fillDetails, sellUnits } from "./ordering.ts";
import { button, signInAsStaff } from "./staff.ts";

test.describe.configure({ mode: "serial", timeout: 90_000 });
test.use({
  payments: "manual",
  hasOwnShop: true,
  expectedNoise: [/No review invitation|status of (404|409|422)|kept\/\S+ 404/],
});

const main = (page: Page) => page.getByRole("main");

async function sellOut(page: Page, slug: string): Promise<void> {
  const { available } = await findVariant(page.request, slug);
  if (available > 0) await sellUnits(page.request, slug, available);
  await expect(async () => {
    await page.goto(paths.product(slug));
    await expect(button(page, text.block.button)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Presses the button behind the mail that asks back. */
async function confirm(page: Page, email: string): Promise<void> {
  const { pathname, search } = new URL(await linkInMail(page.request, email));
  await page.goto(pathname + search);
  await button(page, text.confirm.button).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.confirm.done.title);
}

/** The key in the newest mail to an address, once that tells that something is kept. */
async function keyIn(page: Page, email: string): Promise<string> {
  let key: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(paths.outbox)).text();
    const mails = list.matchAll(/\?mail=([\da-f-]{36})"[^]*?<\/a>/g);
    const id = mails.find(([entry]) => entry.includes(email))?.[1];
    const mail = await (await page.request.get(`${paths.outbox}/${id}`)).text();
    key = /\/kept\/([\w-]+)/.exec(mail)?.[1];
    expect(key).toBeDefined();
  }).toPass({ timeout: 40_000 });
  return key ?? "";
}

test("WAIT-01 WAIT-18 EXPECT-06 a person on the waiting list is notified when a delivery arrives, and orders the product", async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await sellOut(page, "olive");
  await expect(main(page).getByRole("link", { name: productPage.buyNow })).toHaveCount(0);
  await expectAccessible(page);
  await takeTime(page);
  await page.getByLabel(text.email).fill("maya@localhost");
  await button(page, text.block.button).click();
  await expect(page.getByLabel(text.email)).toHaveAccessibleDescription(/an email address such as/);
  await page.getByLabel(text.email).fill(email);
  await button(page, text.block.button).dblclick();
  await expect(page.getByText(text.sent.title).first()).toBeVisible({ timeout: 20_000 });
  await confirm(page, email);

  // The delivery is written down and arrives.
  const staffPage = await (await browser.newContext()).newPage();
  const { call } = await signInAsStaff(staffPage);
  const { variants } = await call<{ variants: VariantStock[] }>("GET", "/api/admin/stock");
  const olive = variants.find(({ slug }) => slug === "olive");
  await staffPage.goto(adminPaths.inventory);
  await expect(main(staffPage)).toContainText(deliveries.demand.waiting(1));
  const name = `${olive?.productName}, ${olive?.variantName}`;
  await button(staffPage, deliveries.open(name)).click();
  const panel = staffPage.getByRole("dialog", { name: deliveries.title });
  await expect(panel).toContainText(deliveries.empty.title);
  await button(panel, deliveries.actions.add).click();
  const form = staffPage.getByRole("dialog", { name: deliveries.form.add });
  await form.getByLabel(deliveries.fields.quantity.label).fill("1");
  await button(form, admin.dialog.save).click();
  await expect(form.getByLabel(deliveries.fields.expectedOn.label)).toHaveAccessibleDescription(
    deliveries.fields.expectedOn.problems,
  );
  await form.getByLabel(deliveries.fields.expectedOn.label).fill("2030-01-07");
  await button(form, admin.dialog.save).click();
  await button(panel, deliveries.actions.arrivedOf(1, "2030-01-07")).click();
  const arrival = staffPage.getByRole("dialog", { name: deliveries.arrival.title });
  await button(arrival, deliveries.arrival.submit).click();
  await expect(panel).toContainText(deliveries.empty.title);
  await expectNoSidewaysScrolling(staffPage);
  await staffPage.keyboard.press("Escape");
  // A job serves the list, and writes what it does into the ledger together with the mail.
  const key = await keyIn(page, email);
  await button(staffPage, inventory.history.open(name)).click();
  await expect(staffPage.getByRole("dialog", { name: inventory.history.title })).toContainText(
    inventory.history.ofWaiting.reserve,
  );
  await staffPage.context().close();

  // Nobody else can buy it; whoever waited can.
  expect((await findVariant(page.request, "olive")).available).toBe(0);
  await page.goto(paths.heldUnit(key));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heldUnit.title);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: heldUnit.order }).click();
  await fillDetails(page, email);
  await page.getByRole("button", { name: ordering.pay.manual.button }).click();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
  await page.goto(paths.heldUnit(key));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heldUnit.ended.title);
});

test("PREORDER-13 PREORDER-04 a sold-out product with an expected delivery is preordered, with its date on every page", async ({
  page,
  browser,
}) => {
  await sellOut(page, "caramel");
  const staffPage = await (await browser.newContext()).newPage();
  const { call } = await signInAsStaff(staffPage);
  const { variants } = await call<{ variants: VariantStock[] }>("GET", "/api/admin/stock");
  const caramel = variants.find(({ slug }) => slug === "caramel");
  await call("POST", `/api/admin/variants/${caramel?.id}/deliveries`, {
    key: randomUUID(),
    quantity: 2,
    expectedOn: "2030-01-07",
  });
  await call("PUT", "/api/admin/settings/preorders", { value: true });
  await expect(async () => {
    await page.goto(paths.product("caramel"));
    await expect(main(page)).toContainText(/Pre-order, leaves us by January \d+/, {
      timeout: 1_000,
    });
  }).toPass();
  const { leavesBy = "" } = await findVariant(page.request, "caramel");
  const day = stock.ahead(leavesBy);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await main(page).getByRole("link", { name: stock.preorder }).first().click();
  await page.goto(paths.cart);
  await expect(main(page)).toContainText(day);
  await expect(main(page)).not.toContainText(cart.orderedToday);
  await page.goto(paths.order("caramel"));
  await fillDetails(page, newAddress());
  await expect(main(page)).toContainText(day);
  await page.getByRole("button", { name: ordering.pay.manual.button }).click();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
  await expect(main(page)).toContainText(day);
  await main(page).getByRole("link", { name: orderSuccess.guestOrder }).click();
  await expect(main(page)).toContainText(day);

  await staffPage.goto(adminPaths.inventory);
  await expect(main(staffPage)).toContainText(deliveries.demand.preordered(1));
  await call("PUT", "/api/admin/settings/preorders", { value: false });
  await staffPage.context().close();
});

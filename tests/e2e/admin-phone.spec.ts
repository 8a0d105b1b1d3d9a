// Work in the back office on a phone, with one thumb.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatHebrewDate, formatWeekday } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { message as messageText } from "#i18n/he/inbox.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { newAddress } from "./forms.ts";
import { expect, shopNow, test } from "./fixtures.ts";
import { getNumber, openOrder, signInAsOrderStaff } from "./order-staff.ts";
import { button, openDialog, signInAsStaff, toast } from "./staff.ts";

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test("ADMIN-98 ADMIN-96 on a phone the first order, customer and variant are in the first screen, below the day @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window has room for all of it");
  const { enter } = await signInAsOrderStaff(page);
  await enter(1);
  for (const path of ["orders", "customers", "inventory"]) {
    await page.goto(`/admin/${path}`);
    const first = page.getByRole("main").locator("tbody tr").first();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await isWider(page)).toBe(false);
    const head = page.getByRole("banner").first();
    await expect(head).toContainText(formatWeekday(shopNow()));
    await expect(head).toContainText(formatHebrewDate(shopNow()));
  }
});

test("ADMIN-98 on a phone the tools of a list stand behind one button, which says how many filters hold @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window shows all tools");
  await signInAsStaff(page);
  await page.goto("/admin/orders?status=pending&period=week");
  const tools = button(page, admin.list.tools(2));
  const period = page.getByRole("button", { name: orders.period.choices.today });
  await expect(page.getByRole("searchbox", { name: orders.search })).toBeVisible();
  await expect(period).toBeHidden();
  await tools.click();
  await expect(tools).toHaveAttribute("aria-expanded", "true");
  await period.click();
  await expect(page).toHaveURL(/period=today/);
  await tools.click();
  await expect(period).toBeHidden();
});

test("ORDP-37 on a phone an order is packed, sent with its number and done by the button at the thumb @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window has its actions below the head");
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1);
  await page.goto(`/admin/orders?q=${getNumber(id)}`);
  const panel = await openOrder(page, id);
  const press = async (name: string) => {
    const next = button(panel, name);
    await expect(next).toBeInViewport({ ratio: 1 });
    const box = await next.boundingBox();
    expect(box?.y).toBeGreaterThan(370);
    await next.click();
  };
  await press(orderActions.next.pay);
  await button(page, orderActions.payment.save).click();
  await press(orderActions.next.pack);
  await press(orderActions.next.ship);
  await page.getByRole("textbox", { name: orderActions.shipment.number }).fill("RR123456789IL");
  await button(page, orderActions.shipment.save).click();
  await press(orderActions.next.complete);
  await expect(button(panel, orderActions.next.complete)).toHaveCount(0);
});

test("DASH-09 DASH-02 what is to be done opens the day, each one press away @phone", async ({
  page,
}) => {
  const { call } = await signInAsStaff(page);
  await call("GET", "/api/admin/dashboard");
  await page.goto("/admin");
  const work = page.getByRole("region", { name: dashboard.toDo.title });
  await expect(work).toBeInViewport();
  await expect(work.getByRole("listitem")).toHaveCount(6);
  const { answer } = dashboard.toDo.tasks;
  const { toDo } = await call<{ toDo: { messages: { waiting: number } } }>(
    "GET",
    "/api/admin/dashboard",
  );
  expect(toDo.messages.waiting).toBeGreaterThan(1);
  await work.getByRole("link", { name: answer.many }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?sort=deadline$/);
});

test("ADMIN-97 INBOX-32 a message that comes is counted beside the inbox, and answered with three presses", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto("/admin/inventory");
  const inbox = page
    .getByRole("navigation", { name: admin.nav.label })
    .getByRole("link", { name: admin.nav.inbox });
  await expect(inbox).toContainText(/\d/);
  const before = Number(/\d+/.exec(await inbox.innerText())?.[0]);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  await page.request.post("/api/functions/mailjet-contact-form", {
    data: { submission_key: randomUUID(), email: newAddress(), name, message: "Does it fit?" },
  });
  await expect(inbox).toContainText(String(before + 1));

  let presses = 0;
  await inbox.click();
  presses += 1;
  await page.getByRole("link", { name }).click();
  presses += 1;
  const panel = page.getByRole("complementary", { name });
  const field = panel.getByRole("textbox", { name: messageText.reply.label });
  // Marking it as read is nobody's press: nothing looks busy.
  await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
  await field.fill("It does.");
  await page.keyboard.press("Control+Enter");
  presses += 1;
  await expect(toast(page)).toContainText(messageText.reply.sent);
  await expect(inbox).toContainText(String(before));
  expect(presses).toBeLessThanOrEqual(3);
});

test("PAL-11 the search's key works at once after a dialog has been closed", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto("/admin/orders");
  await page.getByRole("searchbox", { name: orders.search }).waitFor();
  await page.locator("#main").focus();
  await page.keyboard.press("?");
  await expect(openDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: orders.search })).toBeFocused();
});

test("PWA-12 the back office names its own manifest, the storefront the shop's", async ({
  page,
}) => {
  await page.goto("/admin");
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute("href", "/admin/manifest.webmanifest");
  const answer = await page.request.get("/admin/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  expect(await answer.json()).toMatchObject({ scope: "/admin", lang: "he", dir: "rtl" });
  await page.goto("/");
  await expect(manifest).toHaveAttribute("href", "/manifest.webmanifest");
});

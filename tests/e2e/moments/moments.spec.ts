// Days and hours that a visitor and the back office see, at each chosen moment.
import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { policies } from "#content/policies.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { formatDate, formatTime } from "#i18n/format.ts";
import { toDay, formatHebrewDate, formatWeekday } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { computeReplyDueAt } from "#modules/messages/reply-deadline.ts";
import { formatDeadline } from "#web/admin/inbox/format-deadline.ts";
import { findNearDay } from "#web/admin/kit/near-day.ts";
import { signInAs } from "../accounts.ts";
import { signInAsStaff } from "../staff.ts";
import { shopNow } from "../fixtures.ts";
import { orderElsewhere } from "../ordering.ts";
import { writeMessage } from "../forms.ts";
import { expect, test } from "./test-at-moment.ts";

/** A minute, or a day, may end between the shop's answer and the look at the page. */
async function expectNow(place: Locator, labels: () => readonly string[]): Promise<void> {
  await expect(async () => {
    const shown = await place.innerText();
    for (const word of labels()) expect(shown).toContain(word);
  }).toPass({ timeout: 70_000 });
}

test("ADMIN-96 the header of a screen shows today's date in both calendars, also after midnight", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto("/admin");
  const head = page.getByRole("banner").first();
  const opened = toDay(shopNow());
  await expectNow(head, () => [formatWeekday(shopNow()), formatHebrewDate(shopNow())]);
  // Half a minute before midnight the day ends while the screen is open.
  const isNearlyOver = toDay(new Date(shopNow().getTime() + 40_000)) !== opened;
  if (isNearlyOver) await expect.poll(() => toDay(shopNow()), { timeout: 60_000 }).not.toBe(opened);
  await expectNow(head, () => [formatWeekday(shopNow())]);
});

test("INBOX-25 a new message shows by when an answer is promised", async ({ page }) => {
  const { call } = await signInAsStaff(page);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  await writeMessage(page.request, { name, message: "Hello" });
  const { messages } = await call<{ messages: { createdAt: string; dueAt: string }[] }>(
    "GET",
    `/api/admin/messages?q=${encodeURIComponent(name)}`,
  );
  const createdAt = new Date(messages[0]?.createdAt ?? "");
  const due = computeReplyDueAt("contact", createdAt, policies);
  expect(messages[0]?.dueAt).toBe(due.toISOString());
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expectNow(row, () => [formatDeadline(due, shopNow())]);
  await expectNow(row, () => [admin.units[findNearDay(createdAt, shopNow()) ?? "today"]]);
});

test("ORDL-30 a new order is one of today's, here and in the list", async ({ page }) => {
  const { call } = await signInAsStaff(page);
  const placed = await orderElsewhere(page.request, "olive", 1);
  const list = () => call<{ orders: OrderRow[] }>("GET", "/api/admin/orders?date=today");
  const order = (await list()).orders.find(({ id }) => id.toUpperCase().endsWith(placed.number));
  const createdAt = new Date(order?.createdAt ?? "");
  expect(Math.abs(createdAt.getTime() - shopNow().getTime())).toBeLessThan(20_000);

  await page.goto(`/admin/orders?q=${placed.number}`);
  const row = page.getByRole("row").filter({ hasText: placed.number });
  await expectNow(row, () => [admin.units[findNearDay(createdAt, shopNow()) ?? "today"]]);

  await page.goto(`/order-status/${placed.accessKey}`);
  const until = new Date(createdAt.getTime() + 2 * 3_600_000);
  await expect(page.getByText(orderStatus.cancel.until(formatTime(until)))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(formatDate(createdAt));
});

test("SESS-23 a customer who has just signed in stays signed in and sees the dates of their orders", async ({
  page,
}) => {
  await signInAs(page, "customer@wanderpaw.example");
  await page.goto("/orders");
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first).toBeVisible();
  await expect(first).toContainText(/\w+ \d{1,2}, 20\d\d/);
  await page.reload();
  await expect(first).toBeVisible();
});

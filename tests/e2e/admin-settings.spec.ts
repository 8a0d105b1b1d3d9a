import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { shopMailTexts } from "#content/shop-mails.ts";
import { appText } from "#i18n/en/app.ts";
import { audit } from "#i18n/he/audit.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { mailAdmin } from "#i18n/he/mails.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { getDefinition } from "#modules/settings/settings.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectAccessible } from "./accessible.ts";
import { toHeaders, signInAs, startSession } from "./accounts.ts";
import { toast } from "./staff.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

// They change the shop for everybody, so they have one of their own, and share it one after the
// other.
test.describe.configure({ mode: "default", timeout: 60_000 });
test.use({
  hasOwnShop: true,
  serviceWorkers: "allow",
  // A closed shop says so with its status; a frame without scripts says that it ran none.
  expectedNoise: [/503|409|Blocked script execution/],
});

const { settings } = generalSettings;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Closes the shop or opens it, as an administrator does elsewhere; leaves it alone when it is so
 * already.
 */
async function setClosed(request: APIRequestContext, isClosed: boolean): Promise<void> {
  const headers = toHeaders(await startSession(request, "admin@wanderpaw.example"));
  const frame = await request.get("/api/admin/frame", { headers });
  const { isClosed: before } = (await frame.json()) as { isClosed: boolean };
  if (before === isClosed) return;
  const data = { value: isClosed };
  const answer = await request.put("/api/admin/settings/maintenance_mode", { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect.poll(async () => (await request.get("/faq")).ok()).toBe(!isClosed);
}

test.describe("a closed shop", () => {
  test.afterEach(({ request }) => setClosed(request, false));

  test("SET-10 SET-16 SET-17 closing works at once, despite cached pages, shows the support address, and can be undone", async ({
    page,
    request,
  }) => {
    await openCached(page);
    const title = await heading(page).textContent();
    await setClosed(request, true);
    // By a click within the shop, and by loading a page that is cached.
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).first().click();
    await expect(heading(page)).toHaveText(appText.closed.title);
    const answer = await page.goto("/faq");
    expect(answer?.status()).toBe(503);
    await expect(heading(page)).toHaveText(appText.closed.title);
    const address = String(getDefinition("support_email").default);
    await expect(page.getByRole("link", { name: address })).toBeVisible();
    await expectAccessible(page);
    await setClosed(request, false);
    await page.getByRole("link", { name: appText.closed.retry }).click();
    await expect(heading(page)).toHaveText(title ?? "");
  });
});

/** Opens a page and waits until the browser has it for a day without a connection. */
async function openCached(page: Page): Promise<void> {
  await page.goto("/faq");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/faq.data")) !== undefined))
    .toBe(true);
  await untilHydrated(page);
}

test("SET-28, SET-36 a mail that cannot be sent is stopped and sent again, and the log records by whom", async ({
  page,
  request,
  shop,
}) => {
  // Something else for the log to tell.
  await setClosed(request, true);
  await setClosed(request, false);
  // Where mails are kept there is something else: none leaves.
  const outbox = join(shop.dataDir, "outbox");
  rmSync(outbox, { recursive: true, force: true });
  writeFileSync(outbox, "");
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto(adminPaths.mail);
  await page.getByRole("button", { name: mailAdmin.test.button }).click();
  const outcome = page.getByRole("status").filter({ hasText: "admin@wanderpaw.example" });
  await expect(outcome).toContainText(mailLabels.states.queued);
  await page.getByRole("button", { name: mailLabels.kinds["test-mail"], exact: true }).click();
  const dialog = page.getByRole("dialog", { name: mailLabels.kinds["test-mail"] });
  await expect(
    dialog
      .frameLocator("iframe")
      .getByRole("heading", { name: shopMailTexts["test-mail"].heading }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: mailAdmin.mail.views.text }).click();
  await expect(dialog.locator("pre")).toContainText(shopMailTexts["test-mail"].ways.folder);

  // The shop tries again by itself meanwhile; what is pressed in that moment comes too late.
  const hold = dialog.getByRole("button", { name: mailAdmin.cancel.button });
  await expect(async () => {
    if (await hold.isVisible()) await hold.click();
    await expect(dialog.getByText(mailAdmin.mail.heldBack)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  rmSync(outbox);
  await dialog.getByRole("button", { name: mailAdmin.retry.submit }).click();
  await expect(toast(page)).toContainText(mailAdmin.retry.saved);
  await expect(async () => {
    await page.reload();
    await expect(dialog.getByText(mailLabels.states.sent, { exact: true }).first()).toBeVisible();
  }).toPass({ timeout: 15_000 });

  await page.goto(adminPaths.audit);
  const log = page.getByRole("list", { name: audit.title });
  const newest = log.getByRole("listitem").first();
  await expect(newest).toContainText("admin@wanderpaw.example");
  await expect(newest).toContainText(audit.entities.mails);
  await expect(newest.getByRole("deletion")).toHaveText(mailLabels.states.failed);
  await expect(newest.getByRole("insertion")).toHaveText(mailLabels.states.queued);
  // Narrowed down to what was changed, and on to the thing itself.
  await page.getByLabel(audit.filter.entity).selectOption("system_settings");
  await expect(log.getByRole("listitem")).not.toHaveCount(0);
  await expect(log).not.toContainText(audit.entities.mails);
  await expect(log).toContainText(settings.maintenance_mode.name);
  await page.getByLabel(audit.filter.entity).selectOption("mails");
  await log.getByRole("link", { name: audit.links.mail }).first().click();
  await expect(dialog).toBeVisible();
});

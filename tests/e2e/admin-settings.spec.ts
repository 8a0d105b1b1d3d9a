import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { appText } from "#i18n/en/app.ts";
import { admin } from "#i18n/he/admin.ts";
import { audit } from "#i18n/he/audit.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { mailDesk } from "#i18n/he/mail-desk.ts";
import { mailWords } from "#i18n/he/mail-words.ts";
import { paths } from "#web/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test, untilAlive } from "./fixtures.ts";
import { ownShopUrl, startOwnShop, type OwnShop } from "./own-shop.ts";

// Both change the shop for everybody, so they have one of their own, and share it.
test.describe.configure({ mode: "serial", timeout: 60_000 });
test.use({
  baseURL: ownShopUrl,
  serviceWorkers: "allow",
  // A closed shop says so with its status; a frame without scripts says that it ran none.
  expectedNoise: [/503|422|409|Blocked script execution/],
});

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const { banner, close, settings } = generalSettings;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toast = (page: Page) => page.getByRole("region", { name: admin.toast.region });

test("SET-05, SET-08, SET-10, SET-15, SET-16, SET-17 settings are changed in place, and closing the shop closes it for everybody else at once", async ({
  page,
  context,
}) => {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto(paths.admin.settings);

  // A text is saved by Enter, seen everywhere, and taken back by the message that says so.
  const name = page.getByLabel(settings.system_name.name, { exact: true });
  await name.fill("Bags of Haifa");
  await name.press("Enter");
  await expect(toast(page)).toContainText(generalSettings.saved);
  await expect(page).toHaveTitle(/· Bags of Haifa$/);
  await expect(page.getByRole("complementary")).toContainText("Bags of Haifa");
  await toast(page).getByRole("button", { name: admin.dialog.undo }).click();
  await expect(name).toHaveValue("Wanderpaw ERP");
  await expect(page).toHaveTitle(/· Wanderpaw ERP$/);

  // What the shop refuses comes back as it was, with the reason.
  const mail = page.getByLabel(settings.support_email.name, { exact: true });
  await mail.fill("nobody");
  await mail.press("Enter");
  await expect(toast(page)).toContainText(generalSettings.problems.not_an_email);
  await expect(mail).toHaveValue("hello@wanderpaw.example");

  // A visitor whose browser keeps the page for a day without a connection.
  const visitor = await context.newPage();
  await visitor.goto("/faq");
  await expect
    .poll(() => visitor.evaluate(async () => (await caches.match("/faq.data")) !== undefined))
    .toBe(true);
  await untilAlive(visitor);
  const title = await heading(visitor).textContent();

  await page.getByRole("switch", { name: settings.maintenance_mode.name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: close.confirm }).click();
  await expect(page.getByText(banner.title)).toBeVisible();
  // By a click within the shop, and by loading a page that is kept.
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
  await expect(heading(visitor)).toHaveText(appText.closed.title);
  const answer = await visitor.goto("/faq");
  expect(answer?.status()).toBe(503);
  await expect(heading(visitor)).toHaveText(appText.closed.title);
  await expect(visitor.getByRole("link", { name: "hello@wanderpaw.example" })).toBeVisible();
  await expectAccessible(visitor);

  // On every screen of the back office, which goes on.
  await page.goto(paths.admin.orders);
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("button", { name: banner.open }).click();
  await expect(page.getByText(banner.title)).toHaveCount(0);
  await visitor.getByRole("link", { name: appText.closed.retry }).click();
  await expect(heading(visitor)).toHaveText(title ?? "");
});

test("SET-28, SET-36 a mail that does not leave is held back and sent again, and the log says who did it", async ({
  page,
}) => {
  // Where mails are kept there is something else: none leaves.
  const outbox = join(shop.dataDir, "outbox");
  rmSync(outbox, { recursive: true, force: true });
  writeFileSync(outbox, "");
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto(paths.admin.mail);
  await page.getByRole("button", { name: mailDesk.test.button }).click();
  await expect(toast(page)).toContainText("admin@wanderpaw.example");
  await page.getByRole("button", { name: mailWords.kinds["test-mail"], exact: true }).click();
  const dialog = page.getByRole("dialog", { name: mailWords.kinds["test-mail"] });
  await expect(
    dialog.frameLocator("iframe").getByRole("heading", { name: "Emails arrive" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: mailDesk.mail.views.text }).click();
  await expect(dialog.locator("pre")).toContainText("the local outbox");

  // The shop tries again by itself meanwhile; what is pressed in that moment comes too late.
  const hold = dialog.getByRole("button", { name: mailDesk.cancel.button });
  await expect(async () => {
    if (await hold.isVisible()) await hold.click();
    await expect(dialog.getByText(mailDesk.mail.heldBack)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  rmSync(outbox);
  await dialog.getByRole("button", { name: mailDesk.retry.button }).click();
  await expect(toast(page)).toContainText(mailDesk.retry.done);
  await expect(async () => {
    await page.reload();
    await expect(dialog.getByText(mailWords.states.sent, { exact: true }).first()).toBeVisible();
  }).toPass({ timeout: 15_000 });

  await page.goto(paths.admin.audit);
  const log = page.getByRole("list", { name: audit.title });
  const newest = log.getByRole("listitem").first();
  await expect(newest).toContainText("admin@wanderpaw.example");
  await expect(newest).toContainText(audit.entities.mails);
  await expect(newest.getByRole("deletion")).toHaveText(mailWords.states.failed);
  await expect(newest.getByRole("insertion")).toHaveText(mailWords.states.queued);
  // Narrowed down to what was changed, and on to the thing itself.
  await page.getByLabel(audit.filter.entity).selectOption("system_settings");
  await expect(log.getByRole("listitem")).not.toHaveCount(0);
  await expect(log).not.toContainText(audit.entities.mails);
  await expect(log).toContainText(settings.maintenance_mode.name);
  await page.getByLabel(audit.filter.entity).selectOption("mails");
  await log.getByRole("link", { name: audit.links.mail }).first().click();
  await expect(dialog).toBeVisible();
});

// The editor of everything that the shop says.
import type { Page } from "@playwright/test";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { productPreview } from "#i18n/en/product-preview.ts";
import { contentActions } from "#i18n/he/content-editor.ts";
import { contentList } from "#i18n/he/content.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { button, chooseInMenu, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

// In a shop whose words no other test reads.
test.use({ payments: "stripe" });

const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);
const saved = (page: Page) => page.getByText(/^נשמר ב־/);

test("EDIT-01 every text is listed in its group with its state, and is found by its name in all of them", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(`${adminPaths.content}?group=pages`);
  const pages = page.getByRole("region", { name: contentList.groups.pages });
  await expect(pages).toContainText(getDocumentName("home"));
  // The other groups are a press away.
  await expect(page.getByRole("region", { name: contentList.groups.shop })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("searchbox", { name: contentList.search }).fill(getDocumentName("faq"));
  await expect(page.getByRole("link", { name: getDocumentName("faq") })).toBeVisible();
  await expect(page.getByRole("link", { name: getDocumentName("home") })).toHaveCount(0);
});

test("EDIT-05 a heading is changed, saved automatically, published, and restored from the history", async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page);
  await page.goto(adminPaths.document("gallery"));
  const title = field(page, "title");
  const before = await title.inputValue();
  await title.fill("A new view");
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);
  await button(page, contentActions.publish.button).click();
  const dialog = page.getByRole("dialog", { name: contentActions.publish.title });
  await expect(dialog.getByRole("insertion").first()).toHaveText("A");
  await button(dialog, contentActions.publish.submit).click();
  await expect(toast(page)).toContainText(contentActions.publish.saved);
  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto("/gallery");
    await expect(shop.getByRole("heading", { level: 1 })).toHaveText("A new view", {
      timeout: 500,
    });
  }).toPass();
  await title.fill("Another view");
  await button(page, contentActions.publish.button).click();
  await button(dialog, contentActions.publish.submit).click();
  await expect(dialog).toHaveCount(0);
  await chooseInMenu(page, contentActions.more, contentActions.history.button);
  const history = page.getByRole("dialog", { name: contentActions.history.title });
  await button(history, contentActions.history.show).first().click();
  await expect(history.getByRole("insertion").first()).toContainText("Another");
  await button(history, contentActions.history.restore).nth(1).click();
  await expect(title).toHaveValue("A new view");
  await chooseInMenu(page, contentActions.more, contentActions.deliver.button);
  await button(page, contentActions.deliver.button).click();
  await expect(toast(page)).toContainText(contentActions.deliver.saved);
  await expect(page.getByText(before).or(title)).toBeVisible();
});

test("EDIT-07 the page with the draft is shown beside the form, uncached, unlisted and framed by this shop only", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.document("size-chart"));
  const { frame: nameFrame, open } = contentActions.preview;
  const frame = page.frameLocator(`iframe[title="${nameFrame(getDocumentName("size-chart"))}"]`);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  const loaded = page.waitForResponse((response) => response.url().includes("preview="));
  await field(page, "title").fill("Only in the draft");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Only in the draft");
  await expect(frame.getByRole("note").getByText(productPreview.words)).toBeVisible();
  const headers = await (await loaded).allHeaders();
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["x-robots-tag"]).toContain("noindex");
  // It is the form's own look that counts; the page has tests of its own.
  await expectAccessible(page, "#main");
  const link = page.getByRole("link", { name: open });
  await expect(link).toHaveAttribute("href", /^\/size-chart\?preview=/);
  await page.goto("/size-chart");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Only in the draft");
});

test("EDIT-07 a sample of a mail is shown beside its texts", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.document("mail/password-changed"));
  const name = contentActions.preview.frame(getDocumentName("mail/password-changed"));
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.locator("body")).not.toBeEmpty();
  await field(page, "heading").fill("Somebody has a new password");
  await expect(frame.locator("body")).toContainText("Somebody has a new password");
});

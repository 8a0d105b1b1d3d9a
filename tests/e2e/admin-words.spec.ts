// Names for screen readers in the back office: Hebrew, also where a library has its own words.
import { newOrder } from "#i18n/he/new-order.ts";
import { expect, test } from "./fixtures.ts";
import { adminPaths, inGroups } from "./shop-pages.ts";
import { button, signInAsStaff } from "./staff.ts";
import { admin } from "#i18n/he/admin.ts";
import { message } from "#i18n/he/inbox.ts";
import { news } from "#i18n/he/news.ts";
import type { Page } from "@playwright/test";

/** Names of files, keys, services and currencies are what they are in every language. */
const NAMES = /^(CSV|PDF|SEO|SKU|Ctrl|Esc|Enter|Wanderpaw|[A-Z]|[\d\W]+)$/;

/** Names of controls and images in Latin words, without Hebrew, but for those of the shop. */
async function listEnglish(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const labels = ["aria-label", "aria-roledescription", "aria-description", "aria-valuetext"];
    const named = labels.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((it) => it.getAttribute(name) ?? ""),
    );
    const hidden = [...document.querySelectorAll(".sr-only, [style*='clip-path']")].map(
      // Texts of the owner and of customers may be in English.
      (it) => (it.querySelector("bdi") ? "" : (it.textContent ?? "")),
    );
    const titles = [...document.querySelectorAll("button[title], a[title]")].map(
      (it) => it.getAttribute("title") ?? "",
    );
    return [...new Set([...named, ...hidden, ...titles])];
  });
  return found.filter(
    (text) => /[a-z]{3}/i.test(text) && !/[א-ת]/.test(text) && !NAMES.test(text.trim()),
  );
}

for (const paths of inGroups(adminPaths, 8)) {
  test(`WORDS-92 ${paths.join(", ")} have no name in English`, async ({ page }) => {
    test.slow();
    await signInAsStaff(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: admin.list.loading })).toHaveCount(0);
      expect(await listEnglish(page), path).toEqual([]);
    }
  });
}

test("WORDS-92 what opens over a page has no name in English: a choice of products, the bell, a message", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto("/admin/orders/new");
  await page.getByRole("combobox", { name: newOrder.lines.add }).fill("a");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await listEnglish(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.goto("/admin/messages");
  await page.getByRole("main").locator("a[data-row-link]").first().click();
  await expect(
    page.getByLabel(message.reply.label).or(page.locator("[data-row-link]")).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: news.bell.label }).first().click();
  await expect(page.getByRole("dialog")).not.toHaveCount(0);
  expect(await listEnglish(page)).toEqual([]);
  await expect(button(page, "Dismiss")).toHaveCount(0);
});

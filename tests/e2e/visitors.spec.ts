// Pages as some visitors see them: from the United States, on a small laptop, on paper.
import type { Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { fitPanel } from "#i18n/en/fit-panel.ts";
import { productPage } from "#i18n/en/product.ts";
import { shell } from "#i18n/en/shell.ts";
import { signInAs } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

const facts = (page: Page) => page.getByRole("main").locator("dl");

test("SHELL-73 kilograms and centimetres come first, and each measure can be read only once", async ({
  page,
}) => {
  await page.goto("/");
  const limit = facts(page).locator("dd", { hasText: "kg" });
  await expect(limit).toHaveText(/kg/);
  expect(await limit.innerText()).toMatch(/^\d+ kg \(\d+ lb\)$/);
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US", timezoneId: "America/Chicago" });

  test("SHELL-73 SHELL-77 a visitor from the United States sees and enters pounds and inches first, and nothing shifts", async ({
    page,
  }) => {
    await page.goto("/", { waitUntil: "commit" });
    const limit = facts(page).locator("dd", { hasText: "kg" });
    await expect.poll(() => limit.innerText()).toMatch(/^\d+ lb \(\d+ kg\)$/);
    const before = await limit.boundingBox();
    await untilHydrated(page);
    expect(await limit.innerText()).toMatch(/^\d+ lb \(\d+ kg\)$/);
    expect((await limit.boundingBox())?.x).toBe(before?.x);
    await expect(page.getByRole("main").locator(".lede").first()).toContainText(
      /less than \d+ lb \(\d+ kg\)/,
      { useInnerText: true },
    );

    await page.goto("/product/olive");
    await untilHydrated(page);
    await page.getByRole("button", { name: productPage.fit.heading }).click();
    await page.getByLabel(fitPanel.weight).fill("18");
    await expect(page.getByRole("status").filter({ hasText: "18 lb:" })).toBeVisible();

    await page.goto("/size-chart");
    await expect(facts(page).first()).toContainText(/in \(\d+ × \d+ × \d+ cm\)/, {
      useInnerText: true,
    });
    await expect(page.getByRole("main").locator("select[name=units]")).toHaveValue("imperial");
  });
});

test("SHELL-74 at 1,024 pixels visitors and customers see the navigation links as words on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const bar = page.getByRole("banner");
  const names = [shell.home, shell.products, shell.gallery, "About", shell.blog];
  for (const last of [shell.signIn, shell.signOut]) {
    if (last === shell.signOut) await signInAs(page, "customer@wanderpaw.example");
    await page.goto("/faq");
    const heights = new Set<number | undefined>();
    for (const name of [...names, shell.contact, "Search", last]) {
      const word = bar.getByText(name, { exact: true }).filter({ visible: true });
      await expect(word).toHaveCount(1);
      heights.add((await word.boundingBox())?.height);
    }
    expect([...heights]).toHaveLength(1);
    await expect(bar.locator("summary")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  }
});

test("SHELL-75 a printed page has no controls and includes collapsed content", async ({ page }) => {
  await page.goto("/faq");
  const answer = page.locator("details > div").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await page.goto("/");
  // The browser forgets it with the document.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.heading);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

// The public pages, wide and narrow: whether they fit narrow screens and large letters, and what
// axe finds on one of each kind, light and dark. States that a page has only after something was
// done, such as errors and dialogs, are looked at where they are tested.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { backpackColors } from "#content/backpack-colors.ts";
import { gallery } from "#content/gallery.ts";
import { galleryText } from "#i18n/en/gallery.ts";
import { shell } from "#i18n/en/shell.ts";
import {
  expectAccessibleIn,
  expectNoSidewaysScrolling,
  resizeWindow,
  untilDrawn,
} from "./accessible.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { splitInGroups, needSignIn, pageKinds, pagesByRoute } from "./shop-pages.ts";

// The browser reports pages that are not there.
test.use({
  expectedNoise: [
    /status of 4(04|10)|\/(no\/such\/page|order-status\/(preview\/)?none)\S* 4(04|10)$/,
  ],
});

for (const addresses of splitInGroups(pageKinds, 4)) {
  test(`A11Y-01 A11Y-02 ${addresses.join(", ")} have no accessibility defects and fit`, async ({
    page,
  }) => {
    test.slow();
    for (const address of addresses) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openComplete(page, address);
      await expectAccessibleIn(page, "light");
      await expectNoSidewaysScrolling(page);
      // 200 % zoom is half a desktop in each direction.
      await resizeWindow(page, 720, 450);
      await expectNoSidewaysScrolling(page);
      await resizeWindow(page, 360, 740);
      await expectAccessibleIn(page, "dark");
      await resizeWindow(page, 320, 640);
      await expectNoSidewaysScrolling(page);
    }
  });
}

test("A11Y-04 images can be seen in both contrast themes", async ({ page }) => {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openComplete(page, "/products");
    const image = page.getByRole("main").locator("article img").first();
    await image.evaluate(async (element: HTMLImageElement) => element.decode());
    const { channels } = await sharp(await image.screenshot()).stats();
    expect(Math.min(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(100);
  }
});

/** Visitors who are not signed in are sent on from the others. Their own tests look at these. */
const otherPages = pagesByRoute
  .filter(({ route }) => !needSignIn.includes(route))
  .flatMap(({ addresses }) => addresses)
  .filter((address) => !pageKinds.includes(address));

test.describe("as sent by the server", () => {
  test.use({ javaScriptEnabled: false });

  for (const addresses of splitInGroups(otherPages, 15)) {
    const ends = `${addresses[0]} to ${addresses.at(-1)}`;
    test(`A11Y-02 the other pages from ${ends} fit narrow screens and large text`, async ({
      page,
    }) => {
      test.slow();
      for (const address of addresses) {
        await page.goto(address);
        for (const [width, height] of [
          [720, 450],
          [320, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectNoSidewaysScrolling(page);
        }
      }
    });
  }
});

/** Opens a page and waits until it is hydrated and nothing on it stands in for something else. */
async function openComplete(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Some pages have nothing to hydrate.
  if ((await page.locator("#boot").count()) > 0) await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await untilDrawn(page);
}

test("A11Y-03 every kind of page can be used with the keyboard alone, and the focus is always visible", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const inHeader = (name: string) => page.getByRole("banner").getByRole("link", { name });
  const inFooter = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });

  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: shell.skipToContent }));
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await tabTo(page, main.getByRole("link", { name: backpackColors.blue.name }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/blue");
  await expect(heading).toBeFocused();
  await tabTo(page, main.getByRole("link", { name: "Add to Cart" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cart");
  await expect(heading).toBeFocused();
  await tabTo(page, inFooter(shell.footer.faq));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq");
  await expect(heading).toBeFocused();
  const [answer] = await main.locator("details").all();
  if (answer === undefined) throw new Error("there are no questions");
  await tabTo(page, answer.locator("summary"));
  await page.keyboard.press("Enter");
  await expect(answer).toHaveAttribute("open", "");

  await tabTo(page, inHeader(shell.gallery), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(gallery.title);
  await expect(heading).toBeFocused();
  const [first, second] = gallery.images.items.map(({ location }) =>
    main.getByRole("link", { name: galleryText.openImage(location) }),
  );
  if (first === undefined || second === undefined) throw new Error("there are no images");
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`#.*${gallery.images.items[1]?.id}$`));
  await page.keyboard.press("Escape");
  await expect(second).toBeFocused();

  await tabTo(page, inHeader(shell.contact), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(heading).toBeFocused();
  const form = main.locator("form").first();
  await tabTo(page, form.getByRole("button").last());
  await page.keyboard.press("Enter");
  await expect(form.locator("[aria-invalid=true]").first()).toBeFocused();

  await tabTo(page, inHeader(shell.blog), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(heading).toBeFocused();
  await tabTo(page, main.getByRole("link").filter({ visible: true }).first());
  await tabTo(page, main.locator("a[href^='/blog/']").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(heading).toBeFocused();
  await tabTo(page, inFooter("Accessibility"));
});

/**
 * Presses Tab until the target has the focus. Whatever has it on the way must show it, and not
 * behind something else.
 */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    expect(await faultOfFocus(page), new URL(page.url()).pathname).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

/** A fault in how the focus is shown; undefined without one. */
async function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Between the end of the page and its beginning the focus is in the browser's own bars.
    if (element === null || element === document.body) return undefined;
    const name = element.outerHTML.slice(0, 160);
    // A control that is drawn by its label shows the focus there.
    const shown = element.matches("input.sr-only") ? element.closest("label") : element;
    if (shown === null) return `no label shows the focus of ${name}`;
    const isMarked = [undefined, "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown, part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    if (!isMarked) return `the focus cannot be seen on ${name}`;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isOnTop = [0.5, 0.1, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height * part);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
    return isOnTop ? undefined : `something hides ${name}`;
  });
}

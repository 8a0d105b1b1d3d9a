// Figures side by side, with the text spacing that a reader may set for every page.
import type { Page } from "@playwright/test";
import { adminPaths } from "#web/admin-paths.ts";
import { expectNoSidewaysScrolling, resizeWindow } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { signInAsStaff } from "./staff.ts";

/** The spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

test("ADMIN-108 no figure is cut or lies over another with wide text spacing, at any width", async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page);
  for (const address of [
    adminPaths.home,
    adminPaths.orders,
    adminPaths.inventory,
    adminPaths.customers,
    adminPaths.analytics,
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.locator(".figures .num").first()).toBeVisible();
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    for (const width of [1440, 1280, 1024, 768, 360]) {
      await resizeWindow(page, width, 900);
      expect(await findCut(page), `${address}, ${width} px wide`).toEqual([]);
      await expectNoSidewaysScrolling(page);
    }
  }
});

/** Texts of figures that do not fit their place, and those that lie over each other. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".figures")].flatMap((strip) => {
      const cut = [...strip.querySelectorAll<HTMLElement>(":not(.sr-only)")].filter(
        (part) =>
          getComputedStyle(part).display !== "inline" && part.scrollWidth > part.clientWidth + 1,
      );
      const walker = document.createTreeWalker(strip, NodeFilter.SHOW_TEXT);
      const texts: { words: string; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        // Read out only.
        if (walker.currentNode.parentElement?.closest(".sr-only")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects())
          texts.push({ words: walker.currentNode.textContent ?? "", box });
      }
      const over = texts.filter(({ box }, place) =>
        texts
          .slice(place + 1)
          .some(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) >
                box.height / 2,
          ),
      );
      return [
        ...cut.map(({ textContent }) => `cut: ${textContent}`),
        ...over.map(({ words }) => `over another: ${words}`),
      ];
    }),
  );
}

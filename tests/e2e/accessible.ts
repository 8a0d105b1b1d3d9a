// The accessibility check, in either theme: one for all specs.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { findHtmlDefects } from "../support/find-html-defects.ts";

type Axe = typeof axe;

/** Less than half of the other form: it is sent to every page. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Theme = "light" | "dark";

/**
 * Fails when a validator of HTML finds anything in the page as it is now, or axe in what it shows
 * in the light theme or in the dark one. The themes differ in colors alone, so the second look is
 * for contrast. `within` narrows both to a part of the page.
 */
export async function expectAccessible(page: Page, within = "body"): Promise<void> {
  const found = [
    ...(await findHtmlDefects(await page.content())),
    ...(await findDefects(page, { theme: "light", within })),
    ...(await findDefects(page, { theme: "dark", within, rules: ["color-contrast"] })),
  ];
  expect(found, whereIs(page)).toEqual([]);
}

/** The same in one theme, by all rules. */
export async function expectAccessibleIn(page: Page, theme: Theme): Promise<void> {
  const found = [
    ...(await findHtmlDefects(await page.content())),
    ...(await findDefects(page, { theme, within: "body" })),
  ];
  expect(found, whereIs(page)).toEqual([]);
}

async function findDefects(
  page: Page,
  look: { theme: Theme; within: string; rules?: string[] },
): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(async ({ theme, within, rules }) => {
    const { axe: library } = window as unknown as { axe: Axe }; // put there by the line above
    const root = document.documentElement;
    const before = root.dataset["theme"] ?? "light";
    root.dataset["theme"] = theme;
    // Colors that are still on their way would be taken for the final ones.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const { violations } = await library.run(within, {
      ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
      resultTypes: ["violations"],
      preload: false,
    });
    root.dataset["theme"] = before;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
    );
  }, look);
}

/** Gives the window another size and waits until the page has followed. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await untilDrawn(page);
}

/**
 * Waits until the page has drawn itself. What measures itself, such as a row that takes the focus
 * where it scrolls, is told so in a frame, and React has its turn after that.
 */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener("message", resolve);
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** No page is wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // Not innerWidth: a phone zooms out until a page that is too wide fits.
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, whereIs(page)).toBe(widths.clientWidth);
}

function whereIs(page: Page): string {
  return `${new URL(page.url()).pathname}, ${page.viewportSize()?.width} px wide`;
}

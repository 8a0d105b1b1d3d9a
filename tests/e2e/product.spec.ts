// The images of a product page under fingers and keys.
import type { CDPSession, Page } from "@playwright/test";
import { productPage } from "#i18n/en/product.ts";
import { findVariant } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";

const text = productPage.carousel;

/** The page with its scripts running: only then is a strip of images a carousel. */
async function openProduct(page: Page) {
  await page.goto("/product/olive");
  await expect(carousel(page).locator("[data-live]")).toBeVisible();
  const { images } = await findVariant(page.request, "olive");
  return { count: images.length, getLabel: (number: number) => text.image(number, images.length) };
}

const carousel = (page: Page) => page.getByRole("region", { name: /^Pictures of/ });
/** Images that are not shown are hidden from everybody. */
const shownImage = (page: Page) => carousel(page).locator("[aria-roledescription=slide]:visible");

test("PDP-04 arrow keys change the focused images, without sliding for visitors who prefer reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { count } = await openProduct(page);
  const position = (number: number) => carousel(page).getByText(text.position(number, count));
  await carousel(page).locator("[data-live]").focus();
  await page.keyboard.press("ArrowRight");
  const running = await carousel(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
  await expect(position(2)).toBeVisible();
  await expect(shownImage(page)).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(position(count)).toBeVisible();
  await page.keyboard.press("Home");
  await expect(position(1)).toBeVisible();
});

/** A finger that goes down, moves in steps and lifts. */
async function swipe(page: Page, cdp: CDPSession, byX: number, byY = 0) {
  const box = await carousel(page).locator("[data-live]").boundingBox();
  if (!box) throw new Error("the carousel is not on the page");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: "touchStart" | "touchMove", share: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: from.x + byX * share, y: from.y + byY * share }],
    });
  await touch("touchStart", 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("PDP-05 a swipe of 50 px changes the image, one of 49 px snaps back, and a vertical swipe scrolls the page", async ({
    page,
  }) => {
    const { count, getLabel } = await openProduct(page);
    const cdp = await page.context().newCDPSession(page);
    const announced = carousel(page).locator("[aria-live=polite]");

    await swipe(page, cdp, -49);
    await expect(announced).toHaveText(getLabel(1));
    await swipe(page, cdp, -50);
    await expect(announced).toHaveText(getLabel(2));
    await swipe(page, cdp, 49);
    await expect(announced).toHaveText(getLabel(2));
    await swipe(page, cdp, 50);
    await expect(announced).toHaveText(getLabel(1));
    await swipe(page, cdp, 120);
    await expect(announced).toHaveText(getLabel(count));
    await expect(shownImage(page)).toHaveCount(1);

    await openProduct(page);
    const next = carousel(page).getByRole("button", { name: text.next });
    await next.tap();
    await next.tap();
    await expect(announced).toHaveText(getLabel(3));

    await swipe(page, cdp, -60, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(announced).toHaveText(getLabel(3));
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PDP-12 the images are a strip that scrolls, without buttons", async ({ page }) => {
    await page.goto("/product/olive");
    const strip = carousel(page).getByRole("group", { name: /^Pictures of/ });
    const scrolls = await strip.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(scrolls).toBe(true);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });
});

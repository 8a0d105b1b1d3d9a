// The images of a product, large, and what helps to decide.
import type { Page } from "@playwright/test";
import { faq } from "#content/faq.ts";
import { sizeChart } from "#content/size-chart.ts";
import { formatDeliveryDays } from "#i18n/en/delivery.ts";
import { fitPanel } from "#i18n/en/fit-panel.ts";
import { productPage } from "#i18n/en/product.ts";
import { viewerText } from "#i18n/en/viewer.ts";
import { toDay } from "#i18n/format-he.ts";
import { policies } from "#content/policies.ts";
import { computeDeliveryWindow } from "#modules/checkout/delivery-window.ts";
import { expect, shopNow, test, untilHydrated } from "./fixtures.ts";

const viewer = (page: Page) => page.getByRole("dialog");
const shownImage = (page: Page) => viewer(page).locator("[data-shown]").getByRole("img");
const readScale = (page: Page) =>
  shownImage(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

async function openViewer(page: Page) {
  await page.goto("/product/olive");
  await untilHydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${productPage.carousel.enlarge}`) })
    .click();
  await expect(shownImage(page)).toBeVisible();
}

test("PDP-22 an image opens large, the address names it, and Back closes it", async ({ page }) => {
  await openViewer(page);
  await expect(page).toHaveURL("/product/olive#photo-1");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/product/olive#photo-2");
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/product/olive");
  await page.goto("/product/olive#photo-2");
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
});

test("PDP-21 keys, wheel, double click and button zoom; arrow keys then move the image", async ({
  page,
}) => {
  await openViewer(page);
  await page.keyboard.press("+");
  await expect.poll(() => readScale(page)).toBeGreaterThan(1.2);
  const left = () => shownImage(page).evaluate((image) => image.getBoundingClientRect().left);
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeLessThan(before);
  await expect(page).toHaveURL("/product/olive#photo-1");
  await page.keyboard.press("0");
  await expect.poll(() => readScale(page)).toBe(1);

  await shownImage(page).hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => readScale(page)).toBeGreaterThan(1.2);
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => readScale(page)).toBe(1);

  await shownImage(page).dblclick();
  await expect.poll(() => readScale(page)).toBeGreaterThanOrEqual(1.5);
  await viewer(page).getByRole("button", { name: viewerText.zoomOut }).click();
  await expect.poll(() => readScale(page)).toBe(1);
  await viewer(page).getByRole("button", { name: viewerText.zoomIn }).click();
  await expect.poll(() => readScale(page)).toBeGreaterThanOrEqual(1.5);
  await viewer(page).getByRole("button", { name: viewerText.next }).click();
  await expect(page).toHaveURL("/product/olive#photo-2");
  await expect.poll(() => readScale(page)).toBe(1);
});

test.describe("two fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("PDP-21 a pinch zooms, one finger moves the zoomed image, and a double tap zooms out", async ({
    page,
  }) => {
    await openViewer(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: number[][]) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x = 0, y = 0], id) => ({ x, y, id })),
      });
    const pair = (apart: number) => [
      [195 - apart, 400],
      [195 + apart, 400],
    ];
    await touch("touchStart", pair(40));
    for (const apart of [60, 80, 100]) await touch("touchMove", pair(apart));
    await touch("touchEnd", []);
    await expect.poll(() => readScale(page)).toBeGreaterThan(2);
    const left = () => shownImage(page).evaluate((image) => image.getBoundingClientRect().left);
    const before = await left();
    await touch("touchStart", [[200, 400]]);
    await touch("touchMove", [[150, 400]]);
    await touch("touchEnd", []);
    await expect.poll(left).toBeLessThan(before);
    await expect(page).toHaveURL("/product/olive#photo-1");
    for (const _ of [1, 2]) {
      await touch("touchStart", [[195, 400]]);
      await touch("touchEnd", []);
    }
    await expect.poll(() => readScale(page)).toBe(1);
  });
});

test("PDP-24 a breed and a weight are judged on one line, with a link to the size chart", async ({
  page,
}) => {
  await page.goto("/product/olive");
  // Presses before that have tests of their own.
  await untilHydrated(page);
  await page.getByRole("button", { name: productPage.fit.heading }).click();
  const [breed] = sizeChart.dogs.breeds;
  if (!breed) throw new Error("the size chart knows no dog");
  await page.getByLabel(fitPanel.breed).selectOption(breed.breed);
  const status = page.getByRole("status").filter({ hasText: breed.breed });
  await expect(status).toContainText(sizeChart.suitability.fits);
  await page.getByLabel(fitPanel.weight).fill("40");
  await expect(status).toContainText(`${breed.breed}, 40 kg:`);
  await expect(status).toContainText(sizeChart.suitability.tooLarge);
  await page.getByRole("main").getByRole("link", { name: productPage.fit.sizeChart }).click();
  await expect(page).toHaveURL("/size-chart");
});

test("PDP-25 PDP-26 the page shows arrival dates, a row of facts, and answers", async ({
  page,
}) => {
  await page.goto("/product/olive");
  const main = page.getByRole("main");
  const days = formatDeliveryDays(computeDeliveryWindow(toDay(shopNow()), policies));
  await expect(main.getByText(days)).toBeVisible();
  const facts = main.getByRole("list", { name: productPage.facts }).getByRole("listitem");
  await expect(facts).toHaveCount(3);
  await expect(facts.filter({ hasText: `${policies.warrantyMonths}` })).toHaveCount(1);
  await expect(facts.filter({ hasText: `${policies.cancelWithinHours} hours` })).toHaveCount(1);

  const [asked] = faq.categories.find(({ id }) => id === "product-info")?.questions ?? [];
  if (!asked) throw new Error("nobody asks about the product");
  await main.getByRole("heading", { name: asked.question }).click();
  await expect(main.locator(`#${asked.id}`)).toBeVisible();
  await main.getByRole("link", { name: productPage.allQuestions }).click();
  await expect(page).toHaveURL("/faq");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PDP-22 PDP-24 an image opens as a file, and the size chart is a link", async ({ page }) => {
    await page.goto("/product/olive");
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: productPage.fit.heading })).toBeHidden();
    const link = main.getByRole("link", { name: productPage.carousel.enlarge }).first();
    await expect(link).toHaveAttribute("href", /^\/media\/product\/.+\.webp$/);
  });
});

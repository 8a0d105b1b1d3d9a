// The product page in a hand: what the first screen holds, what stays, and what is loaded for it.
import type { Page } from "@playwright/test";
import { consent } from "#i18n/en/consent.ts";
import { buyBar } from "#i18n/en/buy-bar.ts";
import { productPage } from "#i18n/en/product.ts";
import { formatMoney } from "#i18n/format.ts";
import { findVariant, listVariants } from "./catalog.ts";
import { expect, recordRequests, test, untilHydrated } from "./fixtures.ts";

const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

const addToCart = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: productPage.addToCart });
const bar = (page: Page) => page.getByRole("region", { name: buyBar.carrier });

async function edges(locator: ReturnType<typeof addToCart>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return { top: box.y, bottom: box.y + box.height };
}

for (const viewport of phones)
  test.describe(`a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

    test.describe("with an open notice", () => {
      test.use({ consent: "open" });

      test(`PDP-20 title, price and button of each color are above the notice at ${viewport.width}`, async ({
        page,
      }) => {
        for (const { slug, price } of await listVariants(page.request)) {
          await page.goto(`/product/${slug}`);
          const notice = page.getByRole("region", { name: consent.notice.title });
          await expect(notice).toBeVisible();
          const first = [
            page.getByRole("heading", { level: 1 }),
            page.getByText(formatMoney(price)).first(),
            addToCart(page),
          ];
          const { top } = await edges(notice);
          for (const part of first)
            expect((await edges(part)).bottom, slug).toBeLessThanOrEqual(top);
        }
      });
    });

    test(`PDP-23 the bar shows while the buttons are above the visible part at ${viewport.width}`, async ({
      page,
    }) => {
      await page.goto("/product/olive");
      await untilHydrated(page);
      await expect(bar(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
      await expect(bar(page)).toBeVisible();
      const { bottom } = await edges(bar(page));
      expect(bottom).toBeCloseTo(viewport.height, 0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(bar(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
      await bar(page).getByRole("link", { name: productPage.addToCart }).click();
      await expect(page).toHaveURL("/cart");
    });

    test(`PDP-28 nothing shifts while the page loads at ${viewport.width}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/product/olive", { waitUntil: "networkidle" });
      await untilHydrated(page);
      const shifts = await page.evaluate(() => Reflect.get(globalThis, "shifts") as number[]);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  });

test.describe("images", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("PDP-27 only the current image and the next one load before the visitor moves on", async ({
    page,
  }) => {
    const asked = recordRequests(page);
    const { images } = await findVariant(page.request, "olive");
    const loaded = () =>
      images.filter((image) => asked.some((url) => new URL(url).pathname.startsWith(`${image}.`)));
    await page.goto("/product/olive", { waitUntil: "networkidle" });
    await untilHydrated(page);
    expect(loaded()).toEqual(images.slice(0, 2));
    await page
      .getByRole("button", { name: productPage.carousel.image(images.length, images.length) })
      .tap();
    await expect.poll(loaded).toContain(images.at(-1));
  });
});

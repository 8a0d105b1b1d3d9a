// The product page in a hand: what the first screen holds, what stays, and what is loaded for it.
import type { Page } from "@playwright/test";
import { productPage as content } from "#content/product-page.ts";
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

    test(`PDP-23 the bar is at the lower edge from the start, also before scripts, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.goto("/product/olive", { waitUntil: "commit" });
      for (const top of [0, 1_500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
        expect((await edges(bar(page))).bottom).toBeCloseTo(viewport.height, 0);
      }
      await untilHydrated(page);
      await bar(page).getByRole("link", { name: productPage.addToCart }).click();
      await expect(page).toHaveURL("/cart");
    });

    test(`PDP-20 the picture has two fifths of the first screen at ${viewport.width}`, async ({
      page,
    }) => {
      await page.goto("/product/olive");
      const { top, bottom } = await edges(
        page
          .getByRole("region", { name: /^Pictures of/ })
          .getByRole("img")
          .first(),
      );
      expect(bottom - top).toBeGreaterThan(viewport.height * 0.4);
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
    const { images: all } = await findVariant(page.request, "olive");
    // The browser may load those further down in advance.
    const laidOut = content.inUse.items.map(({ view }) => `-${view}`);
    const images = all.filter((image) => !laidOut.some((end) => image.endsWith(end)));
    const loaded = () =>
      images.filter((image) => asked.some((url) => new URL(url).pathname.startsWith(`${image}.`)));
    await page.goto("/product/olive", { waitUntil: "networkidle" });
    await untilHydrated(page);
    expect(loaded()).toEqual(images.slice(0, 1));
    const next = page.getByRole("button", { name: productPage.carousel.next });
    await next.tap();
    await next.tap();
    await expect.poll(loaded).toContain(all[2]);
  });
});

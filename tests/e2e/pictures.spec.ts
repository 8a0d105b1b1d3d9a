import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// As sharp as phones' screens get, so the largest files that a page this narrow asks for.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

/** What the pictures weigh, in bytes by path, that a page loads before anybody scrolls. */
async function weighPictures(page: Page, path: string) {
  const bodies: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/media/"))
      bodies.push(response.body().then(({ length }) => [pathname, length]));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return Promise.all(bodies);
}

test("PIC-03 a product page loads less than 150 kB of pictures before anybody scrolls", async ({
  page,
}) => {
  const weights = await weighPictures(page, "/product/olive");
  expect(weights.map(([path]) => path)).toContainEqual(expect.stringContaining("product/olive-1."));
  expect(weights.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(150_000);
});

test("PIC-04 the first picture of home is an AVIF of less than 80 kB", async ({ page }) => {
  const weights = await weighPictures(page, "/");
  const heroes = weights.filter(([path]) => path.includes("/hero/"));
  expect(heroes).toEqual([[expect.stringMatching(/\.avif$/), expect.any(Number)]]);
  expect(heroes[0]?.[1]).toBeLessThan(80_000);
});

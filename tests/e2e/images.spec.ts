import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// As sharp as phones' screens get, so the largest files that a page this narrow asks for.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

/**
 * Sizes of the images of the first screen, in bytes by path. Browsers also fetch some of those
 * below it.
 */
async function weighFirstScreen(page: Page, path: string) {
  const bodies = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/media/"))
      bodies.set(
        pathname,
        response.body().then(({ length }) => length),
      );
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      })
      .map((image) => new URL(image.currentSrc).pathname),
  );
  return Promise.all(seen.map(async (each) => [each, (await bodies.get(each)) ?? NaN] as const));
}

test("PIC-03 PIC-04 the first screens have light images: product page below 150 kB, home an AVIF below 80 kB", async ({
  page,
}) => {
  const weights = await weighFirstScreen(page, "/product/olive");
  expect(weights.map(([path]) => path)).toContainEqual(expect.stringMatching(/olive-1\..+\.avif$/));
  expect(weights.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(150_000);

  const heroes = (await weighFirstScreen(page, "/")).filter(([path]) => path.includes("/hero/"));
  expect(heroes).toEqual([[expect.stringMatching(/\.avif$/), expect.any(Number)]]);
  expect(heroes[0]?.[1]).toBeLessThan(80_000);
});

for (const theme of ["light", "dark", "system"] as const) {
  test(`PIC-07 PIC-10 home loads only the image for the theme ${theme}, without waiting for the layout`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes("/hero/hero-wide")) fetched.push(pathname);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const name = theme === "light" ? "hero-wide" : "hero-wide-dark";
    expect(fetched).toEqual([
      expect.stringMatching(new RegExp(`/${name}\\.[0-9a-f]+-\\d+\\.avif$`)),
    ]);
    const images = page.getByRole("main").locator("section").first().locator("img");
    const waits = await images.evaluateAll((all) =>
      all.map((image) => image.getAttribute("loading") ?? "eager"),
    );
    expect(waits).toEqual(theme === "light" ? ["eager", "lazy"] : ["lazy", "eager"]);
  });
}

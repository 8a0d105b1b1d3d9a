import { reviewsText } from "#i18n/en/reviews.ts";
import { resizeWindow } from "./accessible.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

test("REV-02 REV-04 after a skeleton three reviews show (one on a phone), which move by one and wrap around", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-01-01T10:00:00Z" });
  await page.clock.pauseAt("2026-01-01T10:00:01Z");
  await page.goto("/products");
  await untilHydrated(page);
  const reviews = page.getByRole("region", { name: reviewsText.carousel });
  await page.clock.runFor(400);
  await expect(reviews.getByRole("status")).toContainText(reviewsText.loading);
  await expect(reviews.getByRole("article")).toHaveCount(0);
  await page.clock.runFor(5_000);
  await page.clock.resume();
  const titles = reviews.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(3);
  const position = (number: number) => reviewsText.positionLabel(number, 12);
  await expect(reviews.getByRole("status")).toContainText(position(1));
  const first = await titles.allTextContents();

  await reviews.getByRole("button", { name: reviewsText.next }).click();
  await expect(reviews.getByRole("status")).toContainText(position(2));
  await expect(titles).toHaveText([...first.slice(1), /.+/]);

  const previous = reviews.getByRole("button", { name: reviewsText.previous });
  await previous.click();
  await previous.click();
  await expect(reviews.getByRole("status")).toContainText(position(12));
  for (const title of first.slice(0, 2))
    await expect(titles.filter({ hasText: title })).toBeVisible();

  await reviews.getByRole("button", { name: reviewsText.next }).click();
  await expect(titles).toHaveText(first);

  await resizeWindow(page, 360, 740);
  await expect(titles).toHaveCount(1);
});

test.describe("without scripts", () => {
  // The browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js csp$/] });

  test("REV-06 all twelve reviews can be read", async ({ page }) => {
    await page.goto("/products");
    const reviews = page.getByRole("region", { name: reviewsText.carousel }).getByRole("article");
    await expect(reviews).toHaveCount(12);
    for (const review of await reviews.all()) await expect(review).toBeVisible();
    await expect(page.getByRole("button", { name: reviewsText.next })).toBeHidden();
  });
});

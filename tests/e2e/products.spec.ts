import { backpackColors } from "#content/backpack-colors.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { formatMoney } from "#i18n/format.ts";
import { listBags } from "./catalog.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

const carousel = { name: "Customer reviews" };

const { collection } = delivered;

test("PROD-01 the page says where it lies and what it is", async ({ page }) => {
  await page.goto("/products");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(collection.heading);
  await trail.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("PROD-02 all bags are there and lead to their pages", async ({ page }) => {
  await page.goto("/products");
  for (const { slug, variantName, price } of await listBags(page.request)) {
    const card = page.getByRole("article").filter({
      has: page.getByRole("heading", { level: 2, name: variantName }),
    });
    await expect(card).toContainText(formatMoney(price));
    await expect(card.getByRole("link", { name: "See the backpack" })).toHaveAttribute(
      "href",
      `/product/${slug}`,
    );
  }
});

test("PROD-02 Add to Cart puts one bag into the cart each time", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("link", { name: `Add to Cart ${backpackColors.blue.name}` }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect(page).toHaveURL("/cart");
  await page.goBack();
  await page.getByRole("link", { name: `Add to Cart ${backpackColors.blue.name}` }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});

test("PROD-04 the reasons to choose it stand on numbers", async ({ page }) => {
  await page.goto("/products");
  const why = page.getByRole("region", { name: collection.why.heading });
  await expect(why.getByRole("term")).toHaveCount(collection.why.reasons.length);
  for (const reason of collection.why.reasons) await expect(why).toContainText(reason.figure);
});

test("PROD-05 nothing of a review site is loaded, and a fresh shop names none", async ({
  page,
}) => {
  // That no other origin is asked is watched during every test.
  await page.goto("/products");
  await expect(page.getByRole("heading", { name: collection.reviewSite.heading })).toHaveCount(0);
  await expect(page.locator("main iframe")).toHaveCount(0);
});

test("PROD-06 search engines read the prices and the stock that visitors see", async ({ page }) => {
  await page.goto("/products");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text): unknown => JSON.parse(text));
  expect(data).toMatchObject([
    { "@type": "BreadcrumbList" },
    {
      "@type": "ItemList",
      itemListElement: (await listBags(page.request)).map(({ slug, price, available }) => ({
        item: {
          offers: {
            price: (price.amountMinor / 100).toFixed(2),
            priceCurrency: price.currency,
            availability: `https://schema.org/${available > 0 ? "InStock" : "OutOfStock"}`,
            url: expect.stringMatching(new RegExp(`/product/${slug}$`)),
          },
        },
      })),
    },
  ]);
  expect(texts.join()).not.toContain("aggregateRating");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products$/);
});

test("PROD-07 the page ends with a way to each color", async ({ page }) => {
  await page.goto("/products");
  const call = page.getByRole("region", { name: collection.callToAction.heading });
  await expect(call.getByRole("link")).toHaveText([
    ...(await listBags(page.request)).map(({ shortName }) => shortName),
    "Check the size first",
  ]);
  await call.getByRole("link", { name: backpackColors.blue.shortName }).click();
  await expect(page).toHaveURL("/product/blue");
});

test("REV-02 a skeleton stands in for the reviews at first", async ({ page }) => {
  await page.clock.install({ time: "2026-01-01T10:00:00Z" });
  await page.clock.pauseAt("2026-01-01T10:00:01Z");
  await page.goto("/products");
  await untilHydrated(page);
  const reviews = page.getByRole("region", carousel);
  await page.clock.runFor(400);
  await expect(reviews.getByRole("status")).toHaveText(/Loading reviews/);
  await expect(reviews.getByRole("article")).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(reviews.getByRole("article")).toHaveCount(3);
  await expect(reviews.getByRole("status")).toHaveText(/Review 1 of 12/);
});

test("REV-04 the carousel shows three reviews and moves by one, round and round", async ({
  page,
}) => {
  await page.goto("/products");
  const reviews = page.getByRole("region", carousel);
  const titles = reviews.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(3);
  const first = await titles.allTextContents();

  await reviews.getByRole("button", { name: "Next review" }).click();
  await expect(reviews.getByRole("status")).toHaveText(/Review 2 of 12/);
  await expect(titles).toHaveText([...first.slice(1), /.+/]);

  const previous = reviews.getByRole("button", { name: "Previous review" });
  await previous.click();
  await previous.click();
  await expect(reviews.getByRole("status")).toHaveText(/Review 12 of 12/);
  for (const title of first.slice(0, 2))
    await expect(titles.filter({ hasText: title })).toBeVisible();

  await reviews.getByRole("button", { name: "Next review" }).click();
  await expect(titles).toHaveText(first);
});

test("REV-04 a phone shows one review at a time @phone", async ({ page, isMobile }) => {
  await page.goto("/products");
  const titles = page.getByRole("region", carousel).getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(isMobile ? 1 : 3);
});

test("REV-05 every review is marked as a sample and claims no purchase", async ({ page }) => {
  await page.goto("/products");
  const cards = page.getByRole("region", carousel).getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText("Sample", { exact: true })).toHaveCount(3);
  await expect(cards.getByRole("img", { name: /^[1-5] of 5 stars$/ })).toHaveCount(3);
  await expect(page.getByRole("main")).not.toContainText(/verified/i);
});

test.describe("without scripts", () => {
  // The browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js csp$/] });

  test("REV-06 all twelve reviews can be read", async ({ page }) => {
    await page.goto("/products");
    const reviews = page.getByRole("region", carousel).getByRole("article");
    await expect(reviews).toHaveCount(12);
    for (const review of await reviews.all()) await expect(review).toBeVisible();
    await expect(page.getByRole("button", { name: "Next review" })).toBeHidden();
  });
});

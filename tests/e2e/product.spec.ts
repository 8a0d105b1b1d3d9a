import type { CDPSession, Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { formatMoney } from "#i18n/format.ts";
import { productPage } from "#i18n/en/product.ts";
import { images } from "#media/manifest.ts";
import { seededColors } from "#content/backpack-colors.ts";
import { findBag, stockLines } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";

/** The page with its scripts running: only then is a strip of images a carousel. */
async function openProduct(page: Page, slug: string) {
  await page.goto(`/product/${slug}`);
  await expect(carousel(page).locator("[data-live]")).toBeVisible();
}

const carousel = (page: Page) => page.getByRole("region", { name: /^Pictures of/ });
/** Images that are not shown are hidden from everybody. */
const shownImage = (page: Page) => carousel(page).locator("[aria-roledescription=slide]:visible");

/** How many images a bag has, and what its carousel says of the one that is shown. */
async function readImages(page: Page, slug: string) {
  const { images: urls, imageTexts } = await findBag(page.request, slug);
  const count = urls.length;
  const own = new Map(Object.entries(images).map(([name, { alt }]) => [`/media/${name}`, alt]));
  return {
    count,
    alts: urls.map((url) => imageTexts[url] ?? own.get(url) ?? ""),
    labels: (number: number) => productPage.carousel.image(number, count),
    position: (number: number) =>
      carousel(page).getByText(productPage.carousel.position(number, count)),
  };
}

for (const slug of seededColors) {
  test(`PDP-01 the ${slug} page shows the bag in all its images @phone`, async ({ page }) => {
    const bag = await findBag(page.request, slug);
    await openProduct(page, slug);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(bag.variantName);
    await expect(page.locator("[data-color]").first()).toHaveAttribute("data-color", slug);
    await expect(page.getByRole("main").getByText("Free storage bag")).toBeVisible();
    await expect(carousel(page).locator("[aria-roledescription=slide]")).toHaveCount(
      bag.images.length,
    );
  });

  test(`PDP-06 PDP-07 PDP-09 the ${slug} page shows the price, what is left, and the note @phone`, async ({
    page,
  }) => {
    const bag = await findBag(page.request, slug);
    await page.goto(`/product/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByText(formatMoney(bag.price)).first()).toBeVisible();
    for (const line of stockLines(bag)) await expect(main.getByText(line).first()).toBeVisible();
    await expect(main.getByText("Secure payment processing coming soon")).toBeVisible();
  });
}

test("PDP-02 a color is found in any letter case, and its own address is canonical", async ({
  page,
}) => {
  const response = await page.goto("/product/%20OLIVE%20");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(backpackColors.olive.name);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/product\/olive$/);
});

test.describe("an unknown color", () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test("PDP-03 answers 404 with a way home @phone", async ({ page }) => {
    const response = await page.goto("/product/purple");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("PDP-04 buttons and thumbnails move through the images and around the ends", async ({
  page,
}) => {
  const { alts, count, labels, position } = await readImages(page, "olive");
  await openProduct(page, "olive");
  const next = carousel(page).getByRole("button", { name: "Next picture" });
  const previous = carousel(page).getByRole("button", { name: "Previous picture" });
  await expect(position(1)).toBeVisible();

  await previous.click();
  await expect(position(count)).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: labels(count) })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await next.click();
  await expect(position(1)).toBeVisible();

  await carousel(page)
    .getByRole("button", { name: labels(3) })
    .click();
  await expect(position(3)).toBeVisible();
  await expect(shownImage(page)).toHaveCount(1);
  await expect(shownImage(page).getByRole("img")).toHaveAttribute("alt", alts[2] ?? "");
  await expect(carousel(page).locator("[aria-live=polite]")).toHaveText(labels(3));
});

test("PDP-04 arrow keys move through the images while the carousel has the focus", async ({
  page,
}) => {
  const { count, position } = await readImages(page, "olive");
  await openProduct(page, "olive");
  await carousel(page).locator("[data-live]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(position(2)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(position(count)).toBeVisible();
  await page.keyboard.press("Home");
  await expect(position(1)).toBeVisible();
});

test("PDP-04 nothing slides for those who asked for less motion", async ({ page }) => {
  const { position } = await readImages(page, "olive");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openProduct(page, "olive");
  await carousel(page).getByRole("button", { name: "Next picture" }).click();
  const running = await carousel(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
  await expect(position(2)).toBeVisible();
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
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  test("PDP-05 a swipe of 50 px moves, one of 49 px snaps back @phone", async ({ page }) => {
    const { count, labels } = await readImages(page, "olive");
    await openProduct(page, "olive");
    const cdp = await page.context().newCDPSession(page);
    const announced = carousel(page).locator("[aria-live=polite]");

    await swipe(page, cdp, -49);
    await expect(announced).toHaveText(labels(1));
    await swipe(page, cdp, -50);
    await expect(announced).toHaveText(labels(2));
    await swipe(page, cdp, 49);
    await expect(announced).toHaveText(labels(2));
    await swipe(page, cdp, 50);
    await expect(announced).toHaveText(labels(1));
    await swipe(page, cdp, 120);
    await expect(announced).toHaveText(labels(count));
    await expect(shownImage(page)).toHaveCount(1);
  });

  test("PDP-05 dots lead to their images @phone", async ({ page }) => {
    const { labels } = await readImages(page, "olive");
    await openProduct(page, "olive");
    await carousel(page)
      .getByRole("button", { name: labels(3) })
      .tap();
    await expect(carousel(page).locator("[aria-live=polite]")).toHaveText(labels(3));
    await expect(carousel(page).getByRole("button", { name: "Next picture" })).toBeHidden();
  });

  test("PDP-05 a finger that moves up scrolls the page and leaves the image @phone", async ({
    page,
  }) => {
    await openProduct(page, "olive");
    const cdp = await page.context().newCDPSession(page);
    await swipe(page, cdp, -60, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    const { labels } = await readImages(page, "olive");
    await expect(carousel(page).locator("[aria-live=polite]")).toHaveText(labels(1));
  });
});

test("PDP-08 Add to Cart puts one bag of this color into the cart and goes there @phone", async ({
  page,
}) => {
  await openProduct(page, "caramel");
  await page.getByRole("link", { name: "Add to Cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("link", { name: "Cart, 1 item", exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("wanderpaw-cart"));
  const { price } = await findBag(page.request, "caramel");
  expect(JSON.parse(stored ?? "[]")).toMatchObject([
    { id: "caramel", quantity: 1, price: price.amountMinor / 100 },
  ]);
});

test("PDP-08 Buy Now goes to the checkout of this color and leaves the cart alone", async ({
  page,
}) => {
  await openProduct(page, "blue");
  await page.getByRole("link", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/order/blue?buy=1");
  expect(await page.evaluate(() => localStorage.getItem("wanderpaw-cart"))).toBeNull();
});

test("PDP-10 the colors link to each other, and another color begins at its first image", async ({
  page,
}) => {
  await openProduct(page, "olive");
  await carousel(page).getByRole("button", { name: "Next picture" }).click();
  const colorLinks = page.getByRole("navigation", { name: "Colour" });
  await expect(
    colorLinks.getByRole("link", { name: backpackColors.olive.shortName }),
  ).toHaveAttribute("aria-current", "page");
  await colorLinks.getByRole("link", { name: backpackColors.blue.shortName }).click();
  await expect(page).toHaveURL("/product/blue");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(backpackColors.blue.name);
  await expect((await readImages(page, "blue")).position(1)).toBeVisible();
});

test("PDP-11 search engines find the offer, and a shared link its image", async ({ page }) => {
  await page.goto("/product/olive");
  const { price, available } = await findBag(page.request, "olive");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block): unknown => JSON.parse(block))).toMatchObject([
    {
      "@type": "Product",
      offers: {
        price: (price.amountMinor / 100).toFixed(2),
        priceCurrency: price.currency,
        availability: `https://schema.org/${available > 0 ? "InStock" : "OutOfStock"}`,
      },
    },
    { "@type": "BreadcrumbList" },
  ]);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /^https?:\/\/.+\/share\/olive\.\w+\.jpg$/,
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PDP-12 the images are a strip that scrolls and the buttons are links @phone", async ({
    page,
  }) => {
    await page.goto("/product/olive");
    const strip = carousel(page).getByRole("group", { name: /^Pictures of/ });
    const scrolls = await strip.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(scrolls).toBe(true);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Add to Cart" })).toHaveAttribute("href", "/cart");
    await expect(page.getByRole("link", { name: "Buy Now" })).toHaveAttribute(
      "href",
      "/order/olive?buy=1",
    );
  });
});

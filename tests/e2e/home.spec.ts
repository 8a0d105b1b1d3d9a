import { backpackColors } from "#content/backpack-colors.ts";
import { brand } from "#content/brand.ts";
import { home } from "#content/home.ts";
import { formatMoney } from "#i18n/format.ts";
import { storedSources } from "#media/image.ts";
import { expectAccessible } from "./accessible.ts";
import { readCost, listBags, stockLines } from "./catalog.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

const features = home.features.groups.flatMap((group) => group.features);
const featureCount = features.length;
const { quotes } = home.testimonials;

/** The first feature that has an image to open. */
function firstWithImage(): { name: string; image: string } {
  for (const { name, image } of features) if (image !== undefined) return { name, image };
  throw new Error("no feature has an image");
}

test("HOME-01 the hero says what it costs and leads to the bags and to the size chart", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.getByRole("main").locator("section").first();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { total: price } = await readCost(page.request, { olive: 1 });
  await expect(hero.getByText(price)).toBeVisible();
  await expect(hero.getByRole("link", { name: "Will my pet fit?" })).toHaveAttribute(
    "href",
    "/size-chart",
  );
  await hero.getByRole("link", { name: "Order Now" }).click();
  await expect(page).toHaveURL("/#products");
  await expect(page.locator("#products").getByRole("heading", { level: 2 })).toBeInViewport();
});

test("HOME-02 a card for each color shows price and stock and leads to the bag", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator("#products").getByRole("article");
  const bags = await listBags(page.request);
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    bags.map(({ variantName }) => variantName),
  );
  for (const [index, bag] of bags.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(formatMoney(bag.price));
    for (const line of stockLines(bag)) await expect(card).toContainText(line);
    await expect(card.getByRole("link", { name: bag.variantName }).first()).toHaveAttribute(
      "href",
      `/product/${bag.slug}`,
    );
  }
});

test("HOME-03 Add to Cart adds one bag of the color and opens the cart @phone", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: `Add to Cart ${backpackColors.caramel.name}` }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(backpackColors.caramel.name);
});

test("HOME-04 the page offers the free storage bag", async ({ page }) => {
  await page.goto("/");
  const gift = page.getByRole("region", { name: "The storage bag is on us." });
  await expect(gift).toContainText("Free with every order");
  await expect(gift.getByRole("img")).toBeVisible();
});

test("HOME-05 each story has an image that is described", async ({ page }) => {
  await page.goto("/");
  for (const story of home.stories.items) {
    const article = page.getByRole("article").filter({
      has: page.getByRole("heading", { name: story.heading }),
    });
    await article.scrollIntoViewIfNeeded();
    await expect(article.getByRole("img")).toHaveAccessibleName(/\w+ \w+/);
  }
});

test("HOME-06 all features are listed, more than 25", async ({ page }) => {
  expect(featureCount).toBeGreaterThan(25);
  await page.goto("/");
  const section = page.getByRole("region", { name: `${featureCount} details` });
  await expect(section.locator("li")).toHaveCount(featureCount);
  // The first group is open, and the others open at a press.
  const [first, second] = home.features.groups;
  const shown = section.getByRole("listitem");
  await expect(shown).toHaveCount(first?.features.length ?? 0);
  await section.getByText(second?.heading ?? "", { exact: true }).click();
  await expect(shown).toHaveCount((first?.features.length ?? 0) + (second?.features.length ?? 0));
});

test("HOME-07 HOME-12 a feature opens its image, Escape closes it, and the focus returns @phone @engine", async ({
  page,
}) => {
  await page.goto("/");
  const asked = recordRequests(page);
  const feature = firstWithImage();
  const opener = page.getByRole("button", { name: `See it ${feature.name}` });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: feature.name });
  await expect(
    dialog.getByRole("img", { name: storedSources(feature.image)?.alt ?? "no such image" }),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  expect(asked.some((url) => url.includes("feature-dialog"))).toBe(true);
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectAccessible(page, "dialog");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("HOME-07 the pop-up also closes with its button and with a press beside it", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: `See it ${firstWithImage().name}` });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

test("HOME-16 a press beside the pop-up closes it where the browser does not do so by itself", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  });
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: `See it ${firstWithImage().name}` }).click();
  await dialog.evaluate((element) => element.removeAttribute("closedby"));
  await dialog.getByRole("img").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

test("HOME-15 on a phone colors, stories and quotes are swiped, by keyboard too @phone", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  for (const label of [home.stories.heading, home.testimonials.heading]) {
    const row = page.getByRole("group", { name: label, exact: true });
    if (!isMobile) {
      await expect(row).not.toHaveAttribute("tabindex");
      continue;
    }
    await expect(row).toHaveAttribute("tabindex", "0");
    const last = row.locator("> *").last();
    await expect(last).not.toBeInViewport();
    await row.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ timeout: 300 });
    }).toPass();
  }
  const bags = page.locator("#products").getByRole("article");
  const [first, second] = [await bags.nth(0).boundingBox(), await bags.nth(1).boundingBox()];
  expect(second?.y).toBe(isMobile ? first?.y : second?.y);
  expect((second?.x ?? 0) > (first?.x ?? 0)).toBe(true);
});

test("HOME-08 every testimonial is marked as a sample", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Heard along the way" });
  await expect(section.getByRole("figure")).toHaveCount(quotes.length);
  await expect(section.getByText("Sample", { exact: true })).toHaveCount(quotes.length);
  await expect(section.getByRole("img", { name: /^\d of 5 stars$/ })).toHaveCount(quotes.length);
});

test("HOME-09 the page ends with ways to write to the shop", async ({ page }) => {
  await page.goto("/");
  const hello = page.getByRole("region", { name: "Say Hello!" });
  await expect(hello.getByRole("link", { name: brand.email })).toHaveAttribute(
    "href",
    `mailto:${brand.email}`,
  );
  for (const channel of brand.social)
    await expect(hello.locator(`a[href="${channel.url}"]`)).toHaveText(channel.handle);
  await expect(hello).toContainText(brand.hashtag);
});

test("HOME-10 search engines and shared links learn who the shop is", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Wanderpaw/);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /small dogs and cats/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /^https?:\/\/[^/]+\/$/,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /^https?:.*\/share\/pages\/home\.\w+\.jpg$/,
  );
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
  );
  expect(data).toMatchObject({ "@type": "Organization", name: brand.name, email: brand.email });
});

test.describe("without scripts", () => {
  // The browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js csp$/] });

  test("HOME-11 the page shows everything but the pop-ups", async ({ page }) => {
    await page.goto("/");
    for (const bag of await listBags(page.request)) {
      const card = page
        .locator("#products")
        .getByRole("article")
        .filter({
          has: page.getByRole("heading", { name: bag.variantName }),
        });
      for (const line of stockLines(bag)) await expect(card.getByText(line)).toBeVisible();
      await expect(
        card.getByRole("link", { name: `See the backpack ${bag.variantName}` }),
      ).toBeVisible();
    }
  });
});

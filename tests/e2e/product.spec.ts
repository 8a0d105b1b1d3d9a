import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const colours = [
  { colour: "olive", name: "Olive Green & Cream", stock: "Only 4 bags left!" },
  { colour: "caramel", name: "Caramel Brown & Cream", stock: "Only 5 bags left!" },
  { colour: "blue", name: "Sky Blue & Cream", stock: "Only 2 bags left!" },
] as const;

/** The page with its scripts running: only then is a strip of pictures a carousel. */
async function openProduct(page: Page, colour: string) {
  await page.goto(`/product/${colour}`);
  await expect(carousel(page).locator("[data-live]")).toBeVisible();
}

const carousel = (page: Page) => page.getByRole("region", { name: /^Pictures of/ });
/** Pictures that are not shown are hidden from everybody. */
const shownPicture = (page: Page) => carousel(page).locator("[aria-roledescription=slide]:visible");

for (const { colour, name, stock } of colours) {
  test(`PDP-01 PDP-06 PDP-07 PDP-09 the ${colour} page shows the bag, its price, its stock and the note @phone`, async ({
    page,
  }) => {
    await openProduct(page, colour);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.locator("[data-color]").first()).toHaveAttribute("data-color", colour);
    const main = page.getByRole("main");
    await expect(main.getByText("$74.99").first()).toBeVisible();
    await expect(main.getByText(stock).first()).toBeVisible();
    await expect(main.getByText("Secure payment processing coming soon")).toBeVisible();
    await expect(main.getByText("Free storage bag")).toBeVisible();
    await expect(carousel(page).locator("[aria-roledescription=slide]")).toHaveCount(4);
  });
}

test("PDP-02 a colour is found in any letter case, and its own address is canonical", async ({
  page,
}) => {
  const response = await page.goto("/product/%20OLIVE%20");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Olive Green & Cream");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/product\/olive$/);
});

test.describe("an unknown colour", () => {
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

test("PDP-04 buttons and thumbnails move through the pictures and around the ends", async ({
  page,
}) => {
  await openProduct(page, "olive");
  const next = carousel(page).getByRole("button", { name: "Next picture" });
  const previous = carousel(page).getByRole("button", { name: "Previous picture" });
  await expect(carousel(page).getByText("1 / 4")).toBeVisible();

  await previous.click();
  await expect(carousel(page).getByText("4 / 4")).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: "Picture 4 of 4" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await next.click();
  await expect(carousel(page).getByText("1 / 4")).toBeVisible();

  await carousel(page).getByRole("button", { name: "Picture 3 of 4" }).click();
  await expect(carousel(page).getByText("3 / 4")).toBeVisible();
  await expect(shownPicture(page)).toHaveCount(1);
  await expect(shownPicture(page).getByRole("img")).toHaveAttribute("alt", /^Back of the olive/);
  await expect(carousel(page).locator("[aria-live=polite]")).toHaveText("Picture 3 of 4");
});

test("PDP-04 arrow keys move through the pictures while the carousel has the focus", async ({
  page,
}) => {
  await openProduct(page, "olive");
  await carousel(page).locator("[data-live]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(carousel(page).getByText("2 / 4")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(carousel(page).getByText("4 / 4")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(carousel(page).getByText("1 / 4")).toBeVisible();
});

test("PDP-04 nothing slides for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openProduct(page, "olive");
  await carousel(page).getByRole("button", { name: "Next picture" }).click();
  const running = await carousel(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
  await expect(carousel(page).getByText("2 / 4")).toBeVisible();
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
    await openProduct(page, "olive");
    const cdp = await page.context().newCDPSession(page);
    const announced = carousel(page).locator("[aria-live=polite]");

    await swipe(page, cdp, -49);
    await expect(announced).toHaveText("Picture 1 of 4");
    await swipe(page, cdp, -50);
    await expect(announced).toHaveText("Picture 2 of 4");
    await swipe(page, cdp, 49);
    await expect(announced).toHaveText("Picture 2 of 4");
    await swipe(page, cdp, 50);
    await expect(announced).toHaveText("Picture 1 of 4");
    await swipe(page, cdp, 120);
    await expect(announced).toHaveText("Picture 4 of 4");
    await expect(shownPicture(page)).toHaveCount(1);
  });

  test("PDP-05 dots lead to their pictures @phone", async ({ page }) => {
    await openProduct(page, "olive");
    await carousel(page).getByRole("button", { name: "Picture 3 of 4" }).tap();
    await expect(carousel(page).locator("[aria-live=polite]")).toHaveText("Picture 3 of 4");
    await expect(carousel(page).getByRole("button", { name: "Next picture" })).toBeHidden();
  });

  test("PDP-05 a finger that moves up scrolls the page and leaves the picture @phone", async ({
    page,
  }) => {
    await openProduct(page, "olive");
    const cdp = await page.context().newCDPSession(page);
    await swipe(page, cdp, -60, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(carousel(page).locator("[aria-live=polite]")).toHaveText("Picture 1 of 4");
  });
});

test("PDP-08 Add to Cart puts one bag of this colour into the cart and goes there @phone", async ({
  page,
}) => {
  await openProduct(page, "caramel");
  await page.getByRole("link", { name: "Add to Cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("link", { name: "Cart, 1 item", exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("wanderpaw-cart"));
  expect(JSON.parse(stored ?? "[]")).toMatchObject([{ id: "caramel", quantity: 1, price: 74.99 }]);
});

test("PDP-08 Buy Now goes to the checkout of this colour and leaves the cart alone", async ({
  page,
}) => {
  await openProduct(page, "blue");
  await page.getByRole("link", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/order/blue?buy=1");
  expect(await page.evaluate(() => localStorage.getItem("wanderpaw-cart"))).toBeNull();
});

test("PDP-10 the colours link to each other, and another colour begins at its first picture", async ({
  page,
}) => {
  await openProduct(page, "olive");
  await carousel(page).getByRole("button", { name: "Next picture" }).click();
  const colourLinks = page.getByRole("navigation", { name: "Colour" });
  await expect(colourLinks.getByRole("link", { name: "Olive" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await colourLinks.getByRole("link", { name: "Blue" }).click();
  await expect(page).toHaveURL("/product/blue");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sky Blue & Cream");
  await expect(carousel(page).getByText("1 / 4")).toBeVisible();
});

test("PDP-11 search engines find the offer, and a shared link its picture", async ({ page }) => {
  await page.goto("/product/olive");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block): unknown => JSON.parse(block))).toMatchObject([
    {
      "@type": "Product",
      offers: {
        price: "74.99",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
      },
    },
    { "@type": "BreadcrumbList" },
  ]);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /^https?:\/\/.+\/media\/share\/product\/olive\.\w+\.jpg$/,
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PDP-12 the pictures are a strip that scrolls and the buttons are links @phone", async ({
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

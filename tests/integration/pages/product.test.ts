// Product pages as they are sent.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { gallery } from "#content/gallery.ts";
import { productPage as content } from "#content/product-page.ts";
import { formatMoney } from "#i18n/format.ts";
import { productNotFound } from "#i18n/en/product-not-found.ts";
import { productPage } from "#i18n/en/product.ts";
import { productReviews } from "#i18n/en/product-reviews.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { fillText } from "#shared/fill-text.ts";
import { createVariants, stockLines } from "../../support/variants.ts";
import { getAttribute, readData, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const { findVariant, listVariants } = createVariants(shop);

test.each(seededColors)("PDP-01 the %s page shows all images of the product", async (slug) => {
  const { variantName, images } = await findVariant(slug);
  const { main } = await shop.read(`/product/${slug}`);
  expect(readText(within(main).getByRole("heading", { level: 1 }))).toContain(variantName);
  expect(main.querySelector("[data-color]")?.getAttribute("data-color")).toBe(slug);
  within(main).getByText(fillText(content.gift.title, { gift: giftSeed.name }));
  const carousel = within(main).getByRole("region", { name: /^Pictures of/ });
  const slides = [...carousel.querySelectorAll("[aria-roledescription=slide]")];
  expect(slides.map((slide) => slide.querySelector("img") !== null)).toEqual(
    images.map(() => true),
  );
});

test.each(seededColors)(
  "PDP-06 PDP-07 PDP-09 the %s page shows the price, the remaining stock and the payment note",
  async (slug) => {
    const variant = await findVariant(slug);
    const { main } = await shop.read(`/product/${slug}`);
    for (const line of [
      formatMoney(variant.price),
      ...stockLines(variant),
      productPage.paymentNote,
    ])
      expect(readText(main)).toContain(line);
  },
);

test("PDP-02 a color is found in any letter case, and its own address is canonical", async () => {
  const { status, document, main } = await shop.follow(await shop.read("/product/%20OLIVE%20"));
  expect(status).toBe(200);
  const { variantName } = await findVariant("olive");
  expect(readText(within(main).getByRole("heading", { level: 1 }))).toContain(variantName);
  expect(getAttribute(document, "link[rel=canonical]", "href")).toMatch(/\/product\/olive$/);
});

test("PDP-03 an unknown color returns 404 with a link home and is not indexed", async () => {
  const { status, document, main } = await shop.read("/product/purple");
  expect(status).toBe(404);
  within(main).getByRole("heading", { name: productNotFound.title });
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  const home = within(main).getByRole("link", { name: productNotFound.home });
  expect(home.getAttribute("href")).toBe("/");
});

test("PDP-10 the colors link to each other", async () => {
  const { main } = await shop.read("/product/olive");
  const colors = within(main).getByRole("navigation", { name: productPage.color });
  const links = within(colors).getAllByRole("link");
  const variants = await listVariants();
  const shown = links.map((link) => [
    readText(link),
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
  ]);
  expect(shown).toEqual(
    variants.map(({ shortName, slug }) => [
      shortName,
      `/product/${slug}`,
      slug === "olive" ? "page" : null,
    ]),
  );
});

test("PDP-11 search engines get the offer, and link previews the image", async () => {
  const { document } = await shop.read("/product/olive");
  const { price, available } = await findVariant("olive");
  expect(readData(document)).toMatchObject([
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
  expect(getAttribute(document, "meta[property='og:image']", "content")).toMatch(
    /^https?:\/\/.+\/share\/olive\.\w+\.jpg$/,
  );
});

test("SEO-76 search engines get the title and the description that the owner gives a variant, else those of the shop", async () => {
  const read = async () => {
    const { document } = await shop.read("/product/caramel");
    return [
      document.title,
      getAttribute(document, "meta[name=description]", "content"),
      getAttribute(document, "meta[property='og:title']", "content"),
    ];
  };
  const { variantName, productName, price } = await findVariant("caramel");
  const [title, description] = await read();
  expect(title).toBe(`${variantName}, ${productName}`);
  expect(description).toContain(formatMoney(price));
  const change = async (ownTitle: string | null, ownDescription: string | null) => {
    await shop.database.asOwner(
      "update product_variants set search_title = $1, search_description = $2 where slug = 'caramel'",
      [ownTitle, ownDescription],
    );
    shop.expirePages();
  };
  await change("A warm bag", "For {size.maxPet} of <dog>.");
  const own = await read();
  expect(own).toEqual(["A warm bag", expect.stringMatching(/^For \d+ kg .* of <dog>\.$/), own[0]]);
  await change(null, null);
  expect(await read()).toEqual([title, description, title]);
});

test("PDP-12 the buttons for buying are links, which work without scripts", async () => {
  const { main } = await shop.read("/product/olive");
  const getAddresses = (name: string) =>
    within(main)
      .getAllByRole("link", { name })
      .map((link) => link.getAttribute("href"));
  // One in the bar of narrow screens.
  expect(getAddresses(productPage.addToCart)).toEqual(["/cart", "/cart"]);
  expect(getAddresses(productPage.buyNow)).toEqual(["/order/olive?buy=1"]);
});

test.each(seededColors)(
  "PDP-36 the %s page lays out images with a line each, and all films",
  async (slug) => {
    const { main } = await shop.read(`/product/${slug}`);
    const inUse = within(main).getByRole("region", { name: content.inUse.title });
    const shown = within(inUse).getAllByRole("listitem");
    expect(shown.map((item) => item.querySelector("p")?.textContent)).toEqual(
      content.inUse.items.map(({ text }) => text),
    );
    for (const [at, { view }] of content.inUse.items.entries())
      expect(shown[at]?.querySelector("img")?.src).toContain(`${slug}-${view}.`);
    expect(main.querySelectorAll("video[controls]")).toHaveLength(gallery.films.items.length);
  },
);

test("REV-03 the page of a product without reviews says so", async () => {
  const { main } = await shop.read("/product/blue");
  const reviews = within(main).getByRole("region", { name: productReviews.heading });
  expect(readText(reviews)).toContain("No reviews yet. Be the first to review this product!");
});

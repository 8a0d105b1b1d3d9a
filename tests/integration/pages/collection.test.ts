// The collection as it is sent.
import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { formatMoney } from "#i18n/format.ts";
import { productsText } from "#i18n/en/products.ts";
import { reviewsText } from "#i18n/en/reviews.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { createVariants } from "../../support/variants.ts";
import { getAttribute, readData, readText, startPageShop, type SentPage } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const { listVariants } = createVariants(shop);

const { collection } = delivered;

let page: SentPage;
let main: HTMLElement;
beforeAll(async () => {
  page = await shop.read("/products");
  main = page.main;
});

const getReviews = () =>
  within(main).getByRole("region", { name: reviewsText.carousel }).querySelectorAll("article");

test("PROD-01 the page has a breadcrumb and a heading", () => {
  const trail = within(main).getByRole("navigation", { name: productsText.breadcrumb });
  const last = within(trail).getAllByRole("listitem").at(-1);
  expect(
    last?.querySelector("[aria-current=page]") ?? last?.getAttribute("aria-current"),
  ).toBeTruthy();
  const home = within(trail).getByRole("link", { name: productsText.home });
  expect(home.getAttribute("href")).toBe("/");
  const headings = within(main).getAllByRole("heading", { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([collection.heading]);
});

test("PROD-02 all products are listed and link to their pages", async () => {
  for (const { slug, variantName, price } of await listVariants()) {
    const card = within(main)
      .getByRole("heading", { level: 2, name: variantName })
      .closest("article");
    if (card === null) throw new Error(`${variantName} has no card`);
    expect(readText(card)).toContain(formatMoney(price));
    const link = within(card).getByRole("link", { name: new RegExp(`^${productsText.see(true)}`) });
    expect(link.getAttribute("href")).toBe(`/product/${slug}`);
  }
});

test("PROD-04 the reasons to choose the backpack come with figures", () => {
  const why = within(main).getByRole("region", { name: collection.why.heading });
  expect(within(why).getAllByRole("term").length).toBe(collection.why.reasons.length);
  for (const { figure } of collection.why.reasons) expect(readText(why)).toContain(figure);
});

test("PROD-05 the demo shop names a review site and embeds nothing of it; a new shop names none", () => {
  const card = within(main).getByRole("region", { name: collection.reviewSite.heading });
  const link = within(card).getByRole("link", { name: collection.reviewSite.link.label });
  expect(link.getAttribute("href")).toMatch(/^https:/);
  expect(collection.reviewSite.link.url).toBe("");
  expect(main.querySelector("iframe")).toBeNull();
});

test("PROD-06 search engines get the prices and the stock that visitors see", async () => {
  const data = readData(page.document);
  const variants = await listVariants();
  expect(data).toMatchObject([
    { "@type": "BreadcrumbList" },
    {
      "@type": "ItemList",
      itemListElement: variants.map(({ slug, price, available }) => ({
        item: {
          offers: {
            price: (price.amountMinor / 100).toFixed(2),
            priceCurrency: price.currency,
            availability: `https://schema.org/${available > 0 ? "InStock" : "OutOfStock"}`,
            url: expect.stringMatching(new RegExp(`/product/${slug}$`)) as string,
          },
        },
      })),
    },
  ]);
  expect(JSON.stringify(data)).not.toContain("aggregateRating");
  const canonical = getAttribute(page.document, "link[rel=canonical]", "href");
  expect(canonical).toMatch(/\/products$/);
});

test("PROD-07 the page ends with a link to each color", async () => {
  const call = within(main).getByRole("region", { name: collection.callToAction.heading });
  const links = within(call).getAllByRole("link");
  const variants = await listVariants();
  expect(links.map((link) => [readText(link), link.getAttribute("href")])).toEqual([
    ...variants.map(({ shortName, slug }) => [shortName, `/product/${slug}`]),
    [collection.callToAction.fit, "/size-chart"],
  ]);
});

test("REV-05 every review is labelled as a sample and claims no purchase", () => {
  const cards = [...getReviews()];
  const stars = [1, 2, 3, 4, 5].map(reviewsText.stars);
  for (const card of cards) {
    within(card).getByText(reviewsText.sample, { exact: true });
    expect(stars).toContain(within(card).getByRole("img").getAttribute("aria-label"));
  }
  expect(readText(main)).not.toMatch(/verified/i);
});

test("REV-06 the page as sent contains all twelve reviews", () => {
  const titles = [...getReviews()].map((card) => card.querySelector("h3")?.textContent);
  expect(new Set(titles).size).toBe(12);
});

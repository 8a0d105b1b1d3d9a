// The home page as it is sent.
import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { home } from "#content/home.ts";
import { formatMoney } from "#i18n/format.ts";
import { homeText } from "#i18n/en/home.ts";
import { productsText } from "#i18n/en/products.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { fillText } from "#shared/fill-text.ts";
import { reviewsText } from "#i18n/en/reviews.ts";
import { createVariants, stockLines } from "../../support/variants.ts";
import { getAttribute, readData, readText, startPageShop, type SentPage } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const { listVariants, readCost } = createVariants(shop);

const { groups } = delivered.home.features;
const features = groups.flatMap((group) => group.features);
const { quotes } = home.testimonials;

let page: SentPage;
let main: HTMLElement;
beforeAll(async () => {
  page = await shop.read("/");
  main = page.main;
});

const getRegion = (name: string) => within(main).getByRole("region", { name });

test("HOME-01 the first screen shows the price and links to the products and to the size chart", async () => {
  const [hero = main] = main.querySelectorAll<HTMLElement>("section");
  expect(within(main).getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(hero.querySelector("h1")).not.toBeNull();
  expect(readText(hero)).toContain((await readCost({ olive: 1 })).total);
  const getAddress = (name: string) =>
    within(hero).getByRole("link", { name }).getAttribute("href");
  expect(getAddress(home.hero.fit)).toBe("/size-chart");
  expect(getAddress(home.hero.order)).toBe("/#products");
  expect(main.querySelector("#products h2")).not.toBeNull();
});

test("HOME-02 HOME-11 a card for each color shows price and stock and links to its product page", async () => {
  const cards = [...main.querySelectorAll<HTMLElement>("#products article")];
  const variants = await listVariants();
  expect(cards.map((card) => card.querySelector("h3")?.textContent)).toEqual(
    variants.map(({ variantName }) => variantName),
  );
  for (const [index, variant] of variants.entries()) {
    const card = cards[index] ?? main;
    expect(readText(card)).toContain(formatMoney(variant.price));
    for (const line of stockLines(variant)) expect(readText(card)).toContain(line);
    const named = within(card).getByRole("link", {
      name: new RegExp(`^${productsText.see(true)}`),
    });
    for (const link of [card.querySelector("a"), named])
      expect(link?.getAttribute("href")).toBe(`/product/${variant.slug}`);
  }
});

test("HOME-04 GIFT-09 the page advertises the free storage bag, by its name and picture in the catalogue", () => {
  const gift = getRegion(fillText(home.gift.heading, { "gift.name": giftSeed.name }));
  expect(readText(gift)).toContain(delivered.home.gift.note);
  expect(within(gift).getByRole("img").getAttribute("src")).toMatch(giftSeed.image.url);
});

test("HOME-05 each story has an image with a description", () => {
  for (const story of home.stories.items) {
    const heading = within(main).getByRole("heading", { name: story.heading });
    const article = heading.closest("article");
    expect(article?.querySelector("img")?.alt).toMatch(/\w+ \w+/);
  }
});

test("HOME-06 all features are listed, more than 25, in groups of which only the first is open", () => {
  expect(features.length).toBeGreaterThan(25);
  const section = getRegion(home.features.heading.replace("{count}", String(features.length)));
  expect(section.querySelectorAll("li")).toHaveLength(features.length);
  const folds = [...section.querySelectorAll("details")];
  const shown = folds.map((fold) => ({
    open: fold.open,
    heading: fold.querySelector("summary h3")?.textContent,
    names: [...fold.querySelectorAll("li")].length,
  }));
  expect(shown).toEqual(
    groups.map((group, index) => ({
      open: index === 0,
      heading: group.heading,
      names: group.features.length,
    })),
  );
});

test("HOME-08 every testimonial is labelled as a sample", () => {
  const section = getRegion(home.testimonials.heading);
  const figures = within(section).getAllByRole("figure");
  expect(figures).toHaveLength(quotes.length);
  for (const figure of figures) {
    within(figure).getByText(homeText.sample, { exact: true });
    const stars = [1, 2, 3, 4, 5].map(reviewsText.stars);
    expect(stars).toContain(within(figure).getByRole("img").getAttribute("aria-label"));
  }
});

test("HOME-09 the page ends with ways to contact the shop", () => {
  const hello = getRegion(home.hello.heading);
  const mail = within(hello).getByRole("link", { name: brand.email });
  expect(mail.getAttribute("href")).toBe(`mailto:${brand.email}`);
  for (const { url, handle } of brand.social)
    expect(hello.querySelector(`a[href="${url}"]`)?.textContent).toBe(handle);
  expect(readText(hello)).toContain(brand.hashtag);
});

test("HOME-10 search engines and link previews get the data of the shop", () => {
  const { document } = page;
  expect(document.title).toContain(brand.name);
  expect(getAttribute(document, "meta[name=description]", "content")).toContain(
    "small dogs and cats",
  );
  expect(getAttribute(document, "link[rel=canonical]", "href")).toMatch(/^https?:\/\/[^/]+\/$/);
  expect(getAttribute(document, "meta[property='og:image']", "content")).toMatch(
    /^https?:.*\/share\/pages\/home\.\w+\.jpg$/,
  );
  expect(readData(document)[0]).toMatchObject({
    "@type": "OnlineStore",
    name: brand.name,
    email: brand.email,
  });
});

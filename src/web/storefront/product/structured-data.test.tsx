import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { countries } from "#modules/checkout/countries.ts";
import { money } from "#shared/money.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { RatingLine } from "../reviews/rating-line.tsx";
import { renderInShop } from "../shop-page.fixture.tsx";
import { structuredData } from "./structured-data.ts";

const { brand, policies } = delivered;
const shop = { brand, policies, publicUrl: "https://shop.example", today: "2026-03-01" };

type Shown = Parameters<typeof structuredData>[0];

const details: Shown["details"] = {
  tagline: "For forest paths.",
  story: "The green of moss.",
  features: [],
  searchTitle: null,
  searchDescription: null,
  storyImage: null,
  description: "A soft-sided backpack.",
  attributes: [],
  care: [],
  weightGrams: 930,
  barcode: null,
  sizeMm: { height: 460, width: 300, depth: 200 },
  maxPetGrams: 10_000,
  category: "Backpacks",
};

const above = [
  { label: "Home", to: "/" },
  { label: "Products", to: "/products" },
];

/** A product that is sold in one variant alone. */
function shown(change: Partial<Shown["variant"]>): Shown {
  const variant = { ...olive, ...change };
  return { variant, siblings: [variant], details, trail: above };
}

test("PDP-11 search engines get price, currency and availability from the catalogue", () => {
  const [product] = structuredData(shown({ price: money(68_50, "USD") }), shop);
  expect(product).toMatchObject({
    "@type": "Product",
    sku: "WANDERPAW_BACKPACK_OLIVE",
    offers: {
      "@type": "Offer",
      price: "68.50",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: "https://shop.example/product/olive",
      shippingDetails: {
        shippingRate: { value: 0 },
        deliveryTime: { handlingTime: { minValue: 1, maxValue: 2 } },
      },
      seller: { "@id": "https://shop.example/#shop" },
      hasMerchantReturnPolicy: [{ merchantReturnLink: "https://shop.example/terms" }, {}, {}],
      warranty: { durationOfWarranty: { value: 12, unitCode: "MON" } },
    },
  });
});

test("PREORDER-14 search engines learn that an expected product can be preordered, and from when", () => {
  const offers = (change: Partial<Shown["variant"]>) =>
    structuredData(shown(change), shop)[0]?.["offers"];
  expect(offers({ leavesBy: "2027-08-03" })).toMatchObject({
    availability: "https://schema.org/PreOrder",
    availabilityStarts: "2027-08-03",
  });
  expect(offers({ available: 0 })).toMatchObject({
    availability: "https://schema.org/OutOfStock",
    availabilityStarts: undefined,
  });
});

test.each([
  ["4006381333931", "4006381333931"],
  ["036000291452", "036000291452"],
  ["2900001000016", undefined],
  ["200000100005", undefined],
  [null, undefined],
])(
  "PDP-38 of barcodes, search engines get those that are unique worldwide: %s",
  (barcode, gtin) => {
    const [product] = structuredData({ ...shown({}), details: { ...details, barcode } }, shop);
    expect(product?.["gtin"]).toBe(gtin);
  },
);

test("PDP-13 search engines learn where delivery is free, and the terms of returns by country", () => {
  const [product] = structuredData(shown({}), shop);
  expect(product).toMatchObject({
    offers: {
      shippingDetails: {
        shippingDestination: policies.searchedFrom.map((addressCountry) => ({
          "@type": "DefinedRegion",
          addressCountry,
        })),
      },
      hasMerchantReturnPolicy: [
        {
          applicableCountry: policies.salesFinalIn,
          returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
        },
        {
          applicableCountry: ["GB", "IE", "DE", "FR", "NL"],
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: 14,
          restockingFee: undefined,
        },
        { applicableCountry: ["IL"], merchantReturnDays: 14, restockingFee: 5 },
      ],
    },
  });
  const offered: readonly string[] = countries.map(([code]) => code);
  expect(offered).toEqual(expect.arrayContaining([...policies.searchedFrom]));
  expect(policies.searchedFrom).toEqual(expect.arrayContaining([...policies.salesFinalIn]));
});

test("PDP-11 a product without a price is offered at 89.99, and one without stock as sold out", () => {
  const [product] = structuredData(shown({ price: undefined, available: 0 }), shop);
  expect(product).toMatchObject({
    offers: { price: "89.99", availability: "https://schema.org/OutOfStock" },
  });
});

test("PDP-11 images and breadcrumbs have absolute addresses", () => {
  const [product, trail] = structuredData(shown({}), shop);
  expect(product).toMatchObject({
    image: [
      expect.stringMatching(/^https:\/\/shop\.example\/media\/product\/olive-1\.\w+-1200\.webp$/),
      "https://shop.example/media/uploads/other.webp",
    ],
  });
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: "https://shop.example/" },
      { position: 2, item: "https://shop.example/products" },
      { position: 3, name: "Olive Green & Cream", item: "https://shop.example/product/olive" },
    ],
  });
});

test("PDP-14 a product page names its variant's group and the other variants in it", () => {
  const large = { ...olive, slug: "olive-large", sku: "LARGE", size: "Large" };
  const blue = { ...olive, slug: "blue", shortName: "Blue" };
  const [product] = structuredData(
    { variant: olive, siblings: [olive, large], details, trail: above },
    shop,
  );
  expect(product).toMatchObject({
    "@type": "Product",
    sku: olive.sku,
    weight: { value: 930 },
    height: { value: 46 },
    isVariantOf: {
      "@type": "ProductGroup",
      productGroupID: olive.productId,
      variesBy: ["https://schema.org/size"],
      hasVariant: [
        { "@type": "Product", sku: "LARGE", size: "Large", offers: { "@type": "Offer" } },
      ],
    },
  });
  const colors = { variant: olive, siblings: [olive, blue], details, trail: above };
  expect(structuredData(colors, shop)[0]).toMatchObject({
    isVariantOf: { variesBy: ["https://schema.org/color"] },
  });
});

test("REVIEW-09 search engines get the average and the count that the page shows, and nothing without reviews", () => {
  const reviews = { rating: { count: 3, average: 4.7 } };
  const [rated] = structuredData({ ...shown({}), reviews }, shop);
  expect(rated).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: "4.7", reviewCount: 3 },
  });
  const html = renderInShop(<RatingLine rating={reviews.rating} />);
  expect(html).toContain("4.7");
  expect(html).toContain("3 reviews");
  const [plain] = structuredData(shown({}), shop);
  expect(JSON.stringify(plain)).not.toMatch(/rating|review/i);
});

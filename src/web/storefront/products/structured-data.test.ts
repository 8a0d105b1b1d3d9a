import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { productsText } from "#i18n/en/products.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { collectionData } from "./structured-data.ts";

const { brand, policies } = delivered;
const seller = { brand, policies, publicUrl: "https://shop.example", today: "2026-03-01" };
const trail = [{ label: productsText.products, to: "/products" }];
const blue = { ...olive, slug: "blue", price: money(12_50, "USD"), available: 0 } as const;

test("PROD-06 the list contains each product's price and availability from the catalogue", () => {
  const [, list] = collectionData([olive, blue], seller, trail);
  expect(list).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [
      {
        position: 1,
        item: { offers: { price: "74.99", availability: "https://schema.org/InStock" } },
      },
      {
        position: 2,
        item: {
          offers: {
            price: "12.50",
            availability: "https://schema.org/OutOfStock",
            url: "https://shop.example/product/blue",
          },
        },
      },
    ],
  });
});

test("PROD-06 sample reviews never become a rating for search engines", () => {
  expect(JSON.stringify(collectionData([olive, blue], seller, trail))).not.toMatch(
    /rating|review/i,
  );
});

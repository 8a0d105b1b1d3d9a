import { expect, test } from "vitest";
import { productPage } from "#i18n/en/product.ts";
import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { renderInShop as render } from "../shop-page.fixture.tsx";
import MoreAbout from "./more-about.tsx";
import { ProductNotFound } from "./product-not-found.tsx";
import { ProductView } from "./product-view.tsx";
import { VariantSwitch } from "./variant-switch.tsx";

const { gift: _gift, ...plain } = olive;
const bowl: CatalogVariant = {
  ...plain,
  slug: "bowl-sand",
  sku: "BOWL",
  productName: "Folding Bowl",
  variantName: "Sand",
  shortName: "Sand",
  carriesPets: false,
  available: 3,
  images: [],
};

const details: VariantDetails = {
  tagline: "For the first thirst of the day.",
  story: "It folds flat.",
  features: ["Folds flat"],
  searchTitle: null,
  searchDescription: null,
  storyImage: null,
  description: "A bowl.",
  attributes: [{ name: "Holds", value: "600 ml" }],
  care: ["Rinse it."],
  weightGrams: 90,
  sizeMm: null,
  maxPetGrams: null,
  barcode: null,
  category: "Accessories",
};

test("PDP-15 the page of a bowl does not mention pets, bags or the gift", () => {
  const trail = [{ label: "Products", to: "/products" }];
  const other = { ...bowl, slug: "bowl-stone", variantName: "Stone", shortName: "Stone" };
  const html = render(
    <>
      <ProductView trail={trail} variant={bowl} siblings={[bowl, other]} details={details} />
      <MoreAbout
        variant={bowl}
        siblings={[bowl, other]}
        details={details}
        films={[]}
        questions={[]}
        reviews={undefined}
      />
    </>,
  );
  const text = html.replace(/<[^>]+>/g, " ");
  expect(text).toContain("Only 3 left!");
  expect(text).toContain("In figures");
  expect(text).not.toMatch(/\b(pets?|dogs?|cats?|bags?|backpacks?|carrier)\b/i);
  expect(html).not.toContain("/size-chart");
});

test("PDP-15 a plain placeholder replaces an image that does not exist yet", () => {
  const html = render(
    <ProductView trail={[]} variant={bowl} siblings={[bowl]} details={details} />,
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("Picture 1 of 0");
});

/** The picker's choices by its labels. */
function choices(current: CatalogVariant, siblings: readonly CatalogVariant[]) {
  const html = render(<VariantSwitch current={current} siblings={siblings} />);
  return Object.fromEntries(
    [...html.matchAll(/<nav aria-label="(\w+)"[^>]*>(.*?)<\/nav>/g)].map(
      ([, label = "", nav = ""]) => [
        label,
        // The page itself has the address that it is at.
        [...nav.matchAll(/href="\/(?:product\/([\w-]+))?"/g)].map(
          ([, slug = current.slug]) => slug,
        ),
      ],
    ),
  );
}

const variant = (shortName: string, size: string | null): CatalogVariant => ({
  ...bowl,
  slug: [shortName, size].filter((part) => part !== null).join("-"),
  shortName,
  size,
});

test("PDP-17 colors and sizes are each offered only where there is a choice", () => {
  const one = variant("sand", null);
  expect(choices(one, [one])).toEqual({});
  const [small, large] = [variant("sand", "s"), variant("sand", "l")];
  expect(choices(small, [small, large])).toEqual({ [productPage.size]: ["sand-s", "sand-l"] });
  const stone = variant("stone", null);
  expect(choices(one, [one, stone])).toEqual({ [productPage.color]: ["sand", "stone"] });
});

test("PDP-17 another color is offered in the same size, if there is one", () => {
  const all = [
    variant("sand", "s"),
    variant("sand", "l"),
    variant("stone", "s"),
    variant("stone", "l"),
    variant("clay", "s"),
  ];
  expect(choices(variant("sand", "l"), all)).toEqual({
    [productPage.color]: ["sand-l", "stone-l", "clay-s"],
    [productPage.size]: ["sand-s", "sand-l"],
  });
});

test("PDP-16 below the message about an unknown product are the products most like it", () => {
  const html = render(<ProductNotFound nearest={[olive, bowl]} />);
  expect(html).toMatch(/Product not found.*Return to Home.*\/product\/olive.*\/product\/bowl-sand/);
  expect(render(<ProductNotFound nearest={[]} />)).not.toContain("Perhaps");
});

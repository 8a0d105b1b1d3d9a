// Catalogues as no owner would make them, but might.
import { createRandom, type Random } from "#shared/random.ts";
import type { TestDatabase } from "../../support/database.ts";

/** Markup of the hostile texts that must never stand in a page unescaped. */
export const markup = /<\/?xss|" onload="|<\/script><xss/i;

const hostile = [
  "<xss>bold</xss>",
  '"><xss onerror=alert(1)>',
  '" onload="alert(1)',
  "</script><xss>",
  "</style><xss>",
  "]]><xss>&amp;<!--",
  "{{7*7}} ${7*7} \\u003cxss>",
];
const odd = [
  "תרמיל נסיעות לכלבים קטנים",
  "🐕‍🦺 Ünïcödé",
  "ח".repeat(200),
  "W".repeat(200),
  "a-very-long-word".repeat(12),
  "Plain",
  "Other",
];

function words(random: Random, max: number): string {
  const text = random.chance(0.5) ? random.pick(hostile) : random.pick(odd);
  // By code point, so that no half of one is left.
  return Array.from(`${text} ${random.int(0, 999_999)}`)
    .slice(0, max)
    .join("")
    .trim();
}

const maybe = (random: Random, max: number) => (random.chance(0.5) ? words(random, max) : null);

type Row = Record<string, unknown>;

/** The rows of one catalogue, by table, in the order in which they are written. */
export function randomCatalog(seed: string): { slugs: string[]; rows: [string, Row[]][] } {
  const random = createRandom(seed);
  const list = <T>(most: number, make: (nth: number) => T) =>
    Array.from({ length: random.int(0, most) }, (_, nth) => make(nth));
  const categories = list(4, (nth): Row & { id: string } => ({
    id: random.uuid(),
    name: `${words(random, 100)} ${nth}`,
    display_order: random.int(0, 3),
    is_active: random.chance(0.9),
  }));
  const products = list(6, () => product(random, categories));
  const variants = products.flatMap(({ id }) =>
    list(random.chance(0.1) ? 30 : 4, (nth) => variant(random, id, nth)),
  );
  const images = variants.flatMap((of) => list(2, () => image(random, of)));
  const attributes = products.flatMap(({ id }) =>
    list(4, (nth) => ({
      id: random.uuid(),
      product_id: id,
      attribute_name: `${words(random, 100)} ${nth}`,
      attribute_value: words(random, 500),
    })),
  );
  return {
    slugs: variants.map(({ slug }) => slug),
    rows: [
      ["product_categories", categories],
      ["products", products],
      ["product_variants", variants],
      ["product_images", images],
      ["product_attributes", attributes],
    ],
  };
}

function product(random: Random, categories: readonly { id: string }[]) {
  const hasSize = random.chance(0.5);
  return {
    id: random.uuid(),
    name: words(random, 200),
    description: maybe(random, 2000),
    base_price_minor: 0,
    category_id: categories.length > 0 && random.chance(0.8) ? random.pick(categories).id : null,
    featured: random.chance(0.3),
    display_order: random.int(0, 3),
    height_mm: hasSize ? random.int(1, 9_999) : null,
    width_mm: hasSize ? random.int(1, 9_999) : null,
    depth_mm: hasSize ? random.int(1, 9_999) : null,
    max_pet_grams: hasSize && random.chance(0.6) ? random.int(1, 99_999) : null,
    weight_grams: random.chance(0.5) ? random.int(1, 99_999) : null,
    care: maybe(random, 2000),
    is_active: random.chance(0.9),
  };
}

function variant(random: Random, productId: string, nth: number) {
  const id = random.uuid();
  return {
    id,
    product_id: productId,
    slug: random.chance(0.1) ? `x${id.replaceAll("-", "")}`.padEnd(60, "9") : id,
    variant_name: words(random, 200),
    short_name: maybe(random, 40),
    size: random.chance(0.4) ? words(random, 40) : null,
    price_minor: random.pick([0, 1, 7_499, 2_000_000_000]),
    base_currency: random.pick(["USD", "ILS"]),
    color_hex: random.chance(0.6)
      ? `#${random.int(0, 0xff_ff_ff).toString(16).padStart(6, "0")}`
      : null,
    tagline: maybe(random, 200),
    story: maybe(random, 2000),
    features: random.chance(0.5) ? [words(random, 100), `${words(random, 100)} 2`] : null,
    story_image_url: random.chance(0.2) ? "/media/gallery/camp" : maybe(random, 100),
    sku: id,
    display_order: nth,
    is_active: random.chance(0.95),
  };
}

function image(random: Random, of: { id: string; product_id: string }) {
  return {
    id: random.uuid(),
    product_id: of.product_id,
    variant_id: random.chance(0.8) ? of.id : null,
    image_url: random.chance(0.5) ? "/media/product/olive-1" : words(random, 100),
    alt_text: maybe(random, 500),
  };
}

/** Puts a catalogue in the place of the one that is there. */
export async function replaceCatalog(
  database: TestDatabase,
  rows: readonly [string, readonly Row[]][],
): Promise<void> {
  await database.asOwner("delete from products");
  await database.asOwner("delete from product_categories");
  for (const [table, ofTable] of rows) {
    const [first] = ofTable;
    if (first === undefined) continue;
    const columns = Object.keys(first).join(", ");
    // oxlint-disable-next-line no-await-in-loop -- one table names the rows of another
    await database.asOwner(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(ofTable)],
    );
  }
}

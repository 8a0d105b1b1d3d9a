import { afterAll, beforeAll, expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { collection } from "#content/collection.ts";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { realPages } from "./real-pages.tsx";

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: await realPages(
      ["home", "products", "product", "not-found"].map((name) => `storefront/pages/${name}.tsx`),
    ),
    connectionString: database.appUrl,
    logLevel: "info",
  });
});

afterAll(() => shop.stop());

async function read(path: string) {
  shop.cache.expire();
  const answer = await fetch(shop.url + path);
  const html = await answer.text();
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "";
  return {
    status: answer.status,
    policy: answer.headers.get("content-security-policy") ?? "",
    html,
    main,
    sections: [...main.matchAll(/<h2 [^>]*class="[^"]*">([^<]+)<\/h2><div class="grid/g)].map(
      ([, heading]) => heading,
    ),
    cards: [...main.matchAll(/<article data-color="([\w-]+)" class="group relative/g)].map(
      ([, slug]) => slug,
    ),
  };
}

const findLink = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1];

async function addProduct(
  name: string,
  options: { category?: string; variants?: number; featured?: boolean; order?: number } = {},
): Promise<void> {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const { category, variants = 1, featured = false, order = 1 } = options;
  await database.asOwner(
    `with product as (
       insert into products (name, base_price_minor, category_id, featured, display_order)
       values ($1, 1900, (select id from product_categories where name = $3), $4, $5) returning id)
     insert into product_variants (product_id, slug, variant_name, price_minor, sku, color_hex, display_order)
     select product.id, $2 || '-' || n, 'Variant ' || n, 1900, upper($2) || n, '#2f5d3a', n
     from product, generate_series(1, $6) n`,
    [name, slug, category ?? null, featured, order, variants],
  );
}

test("PROD-08 HOME-13 a shop with the first product only has no sections and keeps its texts", async () => {
  const page = await read("/products");
  expect(page.cards).toEqual(seededColors);
  expect(page.sections).toEqual([]);
  expect(page.main).toMatch(/in the \w+ colours we could not decide between\./);
  expect(page.html).not.toContain("?category=");
  expect(page.html).not.toContain("<style></style>");
  const home = await read("/");
  expect(home.main).toMatch(/One good seat, \w+ colours\./);
  expect(home.main).not.toContain("See the whole collection");
  expect((await read("/product/olive")).main).not.toContain("Backpacks</a>");
});

test("PDP-16 the page of an unknown product suggests the most similar products", async () => {
  const page = await read("/product/karamel");
  expect(page.status).toBe(404);
  expect(page.main).toMatch(
    /Product not found.*We do not have the backpack in this colour.*Return to Home/,
  );
  const [first, ...others] = [...page.main.matchAll(/href="\/product\/([\w-]+)"/g)].map(
    ([, slug]) => slug,
  );
  expect(first).toBe("caramel");
  expect(new Set(others).size).toBe(2);
});

test("PROD-08 several products are in sections by category, featured ones first, Other last", async () => {
  await addProduct("Bowl", { category: "Accessories", order: 1 });
  await addProduct("Blanket", { category: "Accessories", order: 2, featured: true });
  await addProduct("Thing");
  const page = await read("/products");
  expect(page.sections).toEqual(["Backpacks", "Accessories", "Other"]);
  expect(page.cards).toEqual([...seededColors, "blanket-1", "bowl-1", "thing-1"]);
  expect(page.main).toContain(collection.several.text);
});

test("PROD-09 PROD-10 a category has a page of its own, with its name", async () => {
  const page = await read("/products?category=accessories&utm_source=mail");
  expect([page.status, page.cards]).toEqual([200, ["blanket-1", "bowl-1"]]);
  expect(findLink(page.html, "canonical")).toBe(
    "http://shop.example/products?category=accessories",
  );
  expect(page.html).toContain("<title>Accessories | Wanderpaw</title>");
  expect((await read("/products?category=other")).cards).toEqual(["thing-1"]);
  const [{ id } = {}] = await database.asOwner(
    "select id from product_categories where name = 'Accessories'",
  );
  const byId = await read(`/products?category=${String(id)}`);
  expect(findLink(byId.html, "canonical")).toBe(findLink(page.html, "canonical"));
});

test("PDP-18 the breadcrumb of a product names its category and links to it", async () => {
  const { main, html } = await read("/product/bowl-1");
  expect(main).toMatch(
    /href="\/products\?category=accessories"[^>]*><bdi[^>]*>Accessories<\/bdi><\/a>/,
  );
  expect(html).toMatch(/"name":"Accessories","item":"http:\/\/shop.example\/products\?category=/);
  expect((await read("/product/thing-1")).main).not.toContain("?category=");
});

test("SHELL-71 the page contains the colors of the owner's variants, and its security policy allows them", async () => {
  for (const path of ["/", "/products", "/product/bowl-1", "/product/bow"]) {
    // oxlint-disable-next-line no-await-in-loop -- four pages
    const { html, policy } = await read(path);
    expect(html).toContain('[data-color="bowl-1"]{--accent:light-dark(');
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+')+;/);
  }
});

test("HOME-14 home shows twelve cards and links to the rest", async () => {
  await addProduct("Towel", { category: "Accessories", order: 3, variants: 30 });
  const page = await read("/");
  expect(page.cards).toHaveLength(12);
  expect(page.main).toMatch(/href="\/products"[^>]*>See the whole collection</);
  expect(page.main).toContain("$74.99");
  expect(page.main).not.toContain("from $");
});

test("PROD-09 PROD-10 the pages of a long collection link to each other and contain every card", async () => {
  const all = seededColors.length + 33;
  const [first, second] = [await read("/products"), await read("/products?page=2")];
  expect(first.cards).toHaveLength(24);
  expect(new Set([...first.cards, ...second.cards]).size).toBe(all);
  expect(first.main).toMatch(/href="\/products\?page=2"[^>]*>Next page</);
  expect(findLink(first.html, "next")).toBe("http://shop.example/products?page=2");
  expect(findLink(second.html, "canonical")).toBe("http://shop.example/products?page=2");
  expect(findLink(second.html, "prev")).toBe("http://shop.example/products");
  expect(findLink(second.html, "next")).toBeUndefined();
  expect(second.html).toContain(`"numberOfItems":${all - 24}`);
  expect(findLink((await read("/products?page=1")).html, "canonical")).toBe(
    "http://shop.example/products",
  );
});

test.each([
  "?page=3",
  "?page=0",
  "?page=-1",
  "?page=2x",
  "?page=",
  "?page=99999999999",
  "?category=carriers",
  "?category=nothing",
  "?category=accessories&page=3",
  "?category=%27%3B--",
  "?category=%00",
])("PROD-09 an address that is no page of the collection returns 404: %s", async (query) => {
  const page = await read(`/products${query}`);
  expect(page.status).toBe(404);
  expect(page.html).toContain('<meta name="robots" content="noindex"/>');
});

test("PROD-11 a shop with nothing for sale says so", async () => {
  await database.asOwner("update products set is_active = false");
  const page = await read("/products");
  expect(page.status).toBe(200);
  expect(page.main).toContain("Everything has found a home for now.");
  expect((await read("/")).status).toBe(200);
  expect((await read("/product/olive")).status).toBe(404);
});

import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { reviewsText } from "#i18n/en/reviews.ts";
import { documentKeys, getDefinition, type DocumentKey } from "#modules/content/documents.ts";
import { deliveredTexts } from "#modules/content/text-documents.ts";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { realPages } from "./real-pages.tsx";

const database = await testDatabase();
let shop: SampleShop;

const files = [
  "home",
  "products",
  "product",
  "faq",
  "cart",
  "checkout",
  "order-success",
  "blog",
  "article",
  "text-page",
].map((name) => `storefront/pages/${name}.tsx`);

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: await realPages([...files, "pwa/manifest-route.ts"]),
    connectionString: database.appUrl,
  });
});

afterAll(() => shop.stop());

afterEach(async () => {
  vi.restoreAllMocks();
  await database.asOwner("delete from content_documents");
});

/** The owner publishes these fields of a document. */
async function publish(key: DocumentKey, data: object): Promise<void> {
  await database.asOwner("insert into content_documents (key, data) values ($1, $2)", [key, data]);
}

async function read(path: string) {
  shop.cache.expire();
  const answer = await fetch(shop.url + path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return { html, shown: html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, "") };
}

test("WORDS-05 published text appears on the page as plain text, and disappears again", async () => {
  const before = (await read("/")).shown;
  await publish("home", { hero: { heading: "Big paws, <i>small</i> days." } });
  const { shown } = await read("/");
  expect(shown).toContain("Big paws, &lt;i&gt;small&lt;/i&gt; days.</h1>");
  await database.asOwner("delete from content_documents");
  expect((await read("/")).shown).toBe(before);
});

test("WORDS-06 fields that the owner has not written are as delivered", async () => {
  await publish("collection", { heading: "All of it", gone: "for long", why: { reasons: 7 } });
  const { shown } = await read("/products");
  expect(shown).toContain("<h1>All of it</h1>");
  expect(shown).toContain("Why people choose this one");
  expect(shown).toContain("Light before it is full");
});

test("WORDS-07 texts use the current brand, policies and measures of the backpack", async () => {
  await publish("brand", { name: "Satchel & Son", email: "hi@satchel.example" });
  await publish("policies", { warrantyMonths: 30, processingBusinessDays: { from: 3, to: 4 } });
  await database.asOwner(
    "update products set weight_grams = 875, max_pet_grams = 9000 where max_pet_grams is not null",
  );
  const home = await read("/");
  expect(home.html).toContain("<title>Satchel &amp; Son travel backpacks");
  expect(home.shown).toContain("A factory warranty of 30 months");
  expect(home.shown).toContain("Only 875 g before anyone climbs in");
  expect(home.shown.replaceAll(/<[^>]+>/g, "")).toContain("weighs less than 9 kg");
  expect(home.html).not.toMatch(/Wanderpaw travel|hello@wanderpaw/);
  const product = await read("/product/olive");
  expect(product.shown).toContain("Leaves us in 3–4 business days.");
  expect(product.html).toContain('"durationOfWarranty":{"@type":"QuantitativeValue","value":30');
  expect((await read("/faq")).shown).toContain('href="mailto:hi@satchel.example"');
  await database.asOwner(
    "update products set weight_grams = 930, max_pet_grams = 10000 where max_pet_grams is not null",
  );
});

test("WORDS-15 the markup of a page whose documents match the files is the same to the byte", async () => {
  const addresses = ["/", "/products", "/product/olive", "/faq", "/cart", "/blog", "/about"];
  const readAll = async () => {
    const pages: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- each of them is rendered anew
    for (const address of addresses) pages.push((await read(address)).shown);
    return pages;
  };
  const before = await readAll();
  const delivered = [
    ...documentKeys.map((key) => [key, getDefinition(key).seed]),
    ...deliveredTexts(),
  ];
  await database.asOwner(
    "insert into content_documents (key, data) select * from jsonb_to_recordset($1) as d (key text, data jsonb)",
    [JSON.stringify(delivered.map(([key, data]) => ({ key, data })))],
  );
  expect(await readAll()).toEqual(before);
});

test.each([
  "/",
  "/products",
  "/product/olive",
  "/faq",
  "/cart",
  "/order/olive",
  "/blog",
  "/blog/pet-carrier-flights",
  "/about",
])("WORDS-08 one query reads all texts of an uncached page: %s", async (path) => {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  await publish("brand", { name: "Satchel" });
  const { shown } = await read(path);
  expect(shown).toContain("Satchel");
  const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
  // Whether there is a text page at an address is asked before, once after each change.
  const before = path === "/about" ? 1 : 0;
  const asks = texts.filter((text) => /from content_documents/.test(text));
  expect(asks).toHaveLength(before + 1);
});

test("WORDS-11 sections that the owner has emptied are left out with their headings", async () => {
  await publish("home", {
    facts: [],
    stories: { heading: "Nobody goes", items: [] },
    features: { heading: "{count} details", groups: [] },
    testimonials: { heading: "Silence", quotes: [] },
  });
  const { shown } = await read("/");
  expect(shown).not.toMatch(/Nobody goes|0 details|Silence|Empty weight/);
  await publish("collection", { reviews: { showSamples: false }, why: { reasons: [] } });
  const collection = await read("/products");
  expect(collection.shown).not.toMatch(/What they might say|Why people choose|Sample/);
  // Reviews are customers' own, so their section stays, and says that there are none.
  expect(collection.shown).toContain(reviewsText.loading);
  expect(collection.shown).toContain("Someone is already waiting at the door.");
});

test("PROD-05 the page links to a review site once the owner has entered one", async () => {
  expect((await read("/products")).html).not.toContain('id="review-site"');
  const link = { url: "https://reviews.example/us" };
  await publish("collection", { reviewSite: { heading: "Elsewhere", link } });
  const { html, shown } = await read("/products");
  expect(shown).toContain("Elsewhere");
  expect(html).toContain('href="https://reviews.example/us" rel="noopener"');
});

test("WORDS-12 a page contains the texts of its own documents and of the frame, and no others", async () => {
  await publish("announcement", { text: "Closed on Friday" });
  const { html } = await read("/faq");
  expect(html).toContain("Closed on Friday");
  expect(html).toContain("Will my pet fit?");
  expect(html).not.toMatch(/Half-way hikers|Heard along the way|Light before it is full/);
});

test("WORDS-13 the installed shop has the name that its owner chose", async () => {
  await publish("brand", { name: "Satchel & Son" });
  shop.cache.expire();
  const answer = await fetch(`${shop.url}/manifest.webmanifest`);
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({ name: "Satchel & Son", short_name: "Satchel & Son" });
});

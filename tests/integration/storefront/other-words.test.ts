// The owner's words on the pages around those that sell.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DocumentKey } from "#modules/content/documents.ts";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { realPages } from "./real-pages.tsx";

const database = await testDatabase();
let shop: SampleShop;

const storefront = [
  "size-chart",
  "gallery",
  "blog",
  "article",
  "text-page",
  "contact",
  "dealer",
  "newsletter",
  "confirm-newsletter",
  "unsubscribe-newsletter",
].map((name) => `storefront/pages/${name}.tsx`);
const account = ["auth", "confirm-email", "reset-password"].map(
  (name) => `account/pages/${name}.tsx`,
);

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: await realPages([...storefront, ...account, "seo/feed-route.ts"]),
    connectionString: database.appUrl,
  });
});

afterAll(() => shop.stop());

afterEach(() => database.asOwner("delete from content_documents"));

/** The owner publishes these fields of a document. */
async function publish(key: DocumentKey, data: object): Promise<void> {
  await database.asOwner("insert into content_documents (key, data) values ($1, $2)", [key, data]);
}

/** The text of a page, with the title of its tab. */
async function read(path: string): Promise<string> {
  shop.cache.expire();
  const answer = await fetch(shop.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll(/<(script|style)\b[^]*?<\/\1>/g, "");
}

const said = "Said by <us> & {brand.name}";
const shown = "Said by &lt;us&gt; &amp; Satchel";

test.each<{ path: string; key: DocumentKey; data: object }>([
  { path: "/size-chart", key: "size-chart", data: { title: said } },
  { path: "/size-chart", key: "size-chart", data: { company: { caption: said } } },
  { path: "/gallery", key: "gallery", data: { images: { heading: said } } },
  { path: "/gallery", key: "gallery", data: { metaTitle: said } },
  { path: "/blog", key: "blog", data: { lede: said } },
  { path: "/blog", key: "newsletter", data: { block: { heading: said } } },
  { path: "/blog/garden-walks-cats", key: "blog", data: { callToAction: { text: said } } },
  { path: "/about", key: "blog", data: { aboutCallToAction: { heading: said } } },
  { path: "/contact", key: "contact", data: { promo: { note: said } } },
  { path: "/contact", key: "contact-privacy", data: { text: said } },
  { path: "/dealer", key: "dealer", data: { why: { points: [{ heading: said }] } } },
  { path: "/newsletter", key: "newsletter", data: { block: { button: said } } },
  { path: "/newsletter/confirm?token=x", key: "newsletter", data: { confirm: { text: said } } },
  {
    path: "/newsletter/unsubscribe",
    key: "newsletter",
    data: { unsubscribe: { metaTitle: said } },
  },
  { path: "/auth", key: "account", data: { signIn: { heading: said } } },
  { path: "/auth/confirm?token=x", key: "account", data: { confirm: { text: said } } },
  { path: "/reset-password?token=x", key: "account", data: { reset: { heading: said } } },
  { path: "/blog/rss.xml", key: "blog", data: { title: said } },
])("WORDS-51 $path shows what the owner has published: $data", async ({ path, key, data }) => {
  expect(await read(path)).not.toContain("Satchel");
  await publish("brand", { name: "Satchel" });
  await publish(key, data);
  expect(await read(path)).toContain(shown);
});

test("WORDS-51 the Hebrew dealer form promises the numbers of the policies", async () => {
  await publish("policies", { dealerReplyBusinessDays: 9 });
  const dealer = await read("/dealer");
  expect(dealer.match(/An answer within 9 business days/g)).toHaveLength(1);
  expect(dealer).toMatch(/<h3[^>]*>[^<]+<\/h3><p[^>]*>[^<]*9[^<]*<\/p>/);
});

test("WORDS-53 the size chart judges breeds by the limits of the backpack in the catalogue", async () => {
  const verdictOn = async (breed: string) =>
    new RegExp(`${breed}</th>.*?nowrap[^"]*">([^<]+)</span></span>`).exec(
      await read("/size-chart"),
    )?.[1];
  expect(await verdictOn("Pug")).toBe("Fits by weight");
  const carry = (grams: number) =>
    database.asOwner("update products set max_pet_grams = $1 where max_pet_grams is not null", [
      grams,
    ]);
  await carry(7_000);
  expect(await verdictOn("Pug")).toBe("Depends on size");
  await carry(5_000);
  expect(await verdictOn("Pug")).toBe("Too large");
  await carry(10_000);
});

test("WORDS-54 films, images and measuring steps that the owner adds or empties leave no gap", async () => {
  const film = { heading: "Not there", text: "A film.", description: "Nothing." };
  await publish("gallery", {
    films: { items: [{ ...film, id: "never-made" }] },
    images: { items: [] },
  });
  const [, gallery] = (await read("/gallery")).split("<main");
  expect(gallery).not.toMatch(/Not there|Three short films|Out and about|<video/);
  await publish("size-chart", {
    measuring: { steps: [{ id: "girth", heading: "Girth", text: "Around the chest." }] },
  });
  const steps = /<ol.*?<\/ol>/s.exec((await read("/size-chart")).split("How to measure")[1] ?? "");
  expect(steps?.[0]).toContain("Around the chest.");
  expect(steps?.[0]).not.toContain("<svg");
});

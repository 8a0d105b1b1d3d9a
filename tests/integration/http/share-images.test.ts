// The images that links to the shop show elsewhere.
import sharp from "sharp";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBySlugs } from "#modules/catalog/list-variants.ts";
import { readContent } from "#modules/content/read-content.ts";
import { anonymous } from "#shared/actor.ts";
import {
  articleSharePath,
  pageSharePath,
  productSharePath,
  textSharePath,
} from "#web/share/share-paths.ts";
import { shareSize } from "#web/share/share-size.ts";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
  });
});

afterAll(() => shop.stop());

const readWords = () =>
  database.runInTransaction(anonymous, (db) => readContent({ db }, ["brand", "gallery"]));

async function getPath(slug: string): Promise<string> {
  const { brand } = await readWords();
  const [variant] = await database.runInTransaction(anonymous, (db) =>
    findBySlugs({ db, clock: () => new Date() }, [slug]),
  );
  if (variant === undefined) throw new Error(`${slug} is not sold`);
  return productSharePath(variant, brand);
}

const pathOfGallery = async () => pageSharePath("gallery", await readWords());

const get = (path: string) => fetch(shop.url + path, { redirect: "manual" });

test("SEO-13 HTTP-66 a share image is created once and stays the same", async () => {
  const path = await getPath("olive");
  const answers = await Promise.all([get(path), get(path), get(path)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers.get("cache-control")).toContain("immutable");
  expect(answers[0]?.headers.get("content-encoding")).toBeNull();
  const bytes = await Promise.all(answers.map(async (it) => Buffer.from(await it.arrayBuffer())));
  expect(await sharp(bytes[0]).metadata()).toMatchObject({ format: "jpeg", ...shareSize });
  expect(bytes[1]).toEqual(bytes[0]);
  expect(Buffer.from(await (await get(path)).arrayBuffer())).toEqual(bytes[0]);
});

test("SEO-13 a share image follows the title, whatever it contains, and a former address redirects to the current one", async () => {
  const before = await getPath("blue");
  await database.asOwner(
    "update product_variants set variant_name = $1, image_url = null where slug = 'blue'",
    [`<b>"כחול"</b> & ${"Sky ".repeat(40)}`.trim()],
  );
  await database.asOwner("delete from product_images where image_url like '%blue%'");
  const now = await getPath("blue");
  expect(now).not.toBe(before);
  const old = await get(before);
  expect([old.status, old.headers.get("location")]).toEqual([302, now]);
  expect((await get(now)).headers.get("content-type")).toBe("image/jpeg");
});

test("SEO-13 pages, articles and texts have share images small enough for any network", async () => {
  const { brand } = await readWords();
  const texts = readContentFiles();
  const [article] = texts.articles;
  const [page] = texts.pages;
  if (!article || !page) throw new Error("there are no texts");
  const paths = [
    await pathOfGallery(),
    articleSharePath(article, brand),
    textSharePath(page, brand),
  ];
  for (const path of paths) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", ...shareSize });
    expect(bytes.length).toBeLessThan(100_000);
  }
});

test("WORDS-52 a share image shows the title and the brand that the owner has published", async () => {
  const publish = (key: string, data: object) =>
    database.asOwner("insert into content_documents (key, data) values ($1, $2)", [key, data]);
  const delivered = await pathOfGallery();
  await publish("gallery", { title: "Seen on the <way>" });
  const renamed = await pathOfGallery();
  await publish("brand", { name: "Satchel & Son" });
  const rebranded = await pathOfGallery();
  expect(new Set([delivered, renamed, rebranded]).size).toBe(3);
  shop.cache.expire();
  for (const before of [delivered, renamed]) {
    const answer = await get(before);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, rebranded]);
  }
  expect((await get(rebranded)).status).toBe(200);
  await database.asOwner("delete from content_documents");
});

test.each([
  "/share/x",
  "/share/none.00000000.jpg",
  "/share/pages/none.00000000.jpg",
  "/share/blog/none.00000000.jpg",
  "/share/texts/none.00000000.jpg",
  "/share/none/gallery.00000000.jpg",
  "/share/../olive.00000000.jpg",
  "/share/pages/__proto__.00000000.jpg",
  "/share/olive.jpg",
])("SEO-13 %s is not a share image", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("SEO-13 a product that is not for sale has no share image", async () => {
  const path = await getPath("caramel");
  await database.asOwner("update product_variants set is_active = false where slug = 'caramel'");
  expect((await get(path)).status).toBe(404);
});

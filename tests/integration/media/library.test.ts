import { expect, test } from "vitest";
import { images } from "#media/manifest.ts";
import { home } from "#content/home.ts";
import { deliveredTexts } from "#modules/content/text-documents.ts";
import { listDeliveredKeys } from "#modules/content/admin/described-document.ts";
import { imageList, imageSchema, type LibraryImage } from "#modules/media/admin/contract.ts";
import { readIn, startAdminShop } from "../catalog/admin-shop.ts";
import { bomb, sampleImage } from "../catalog/sample-images.ts";
import { readAnswer } from "../http/timed-shop.ts";

const { shop, database, asAdmin, adminToken, addProduct, addImage, product, newAddress } =
  await startAdminShop();
const small = await sampleImage(40, 30);
const camp = "/media/gallery/camp";

async function add(file: Uint8Array, name = "photo.jpg", type = "image/jpeg") {
  const query = new URLSearchParams({ name });
  const answer = await fetch(`${shop.url}/api/admin/pictures?${query}`, {
    method: "POST",
    headers: {
      "content-type": type,
      "x-forwarded-for": newAddress(),
      authorization: `Bearer ${await adminToken()}`,
    },
    body: new Uint8Array(file),
  });
  return readAnswer(answer);
}
const addToLibrary = async (name?: string) => readIn(imageSchema, await add(small, name));
const list = async (query = "") =>
  readIn(imageList, await asAdmin("GET", `/api/admin/pictures?${query}`));
const one = async (address: string) =>
  readIn(
    imageSchema,
    await asAdmin("GET", `/api/admin/pictures/one?${new URLSearchParams({ address })}`),
  );

async function listAll(query = ""): Promise<LibraryImage[]> {
  const all: LibraryImage[] = [];
  for (let after = ""; ;) {
    const page = await list(`${query}${after && `&after=${encodeURIComponent(after)}`}`);
    all.push(...page.pictures);
    if (page.nextCursor === null) return all;
    after = page.nextCursor;
  }
}

async function files(): Promise<string[]> {
  const keys = [];
  for await (const { key } of shop.services.uploads.list()) keys.push(key);
  return keys.toSorted();
}

test("MEDIA-01 every picture of the shop is in the library once, with its uses", async () => {
  const id = await addProduct({ name: "Basket of rushes" });
  const ofProduct = await addImage(id, small);
  const own = await addToLibrary("terrace.jpg");
  const all = await listAll();
  expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
  expect(all.filter(({ origin }) => origin === "shop")).toHaveLength(Object.keys(images).length);
  expect(all[0]).toMatchObject({ address: own.address, name: "terrace.jpg", uses: [] });
  expect(all.find(({ address }) => address === ofProduct.imageUrl)).toMatchObject({
    origin: "product",
    width: 40,
    height: 30,
    uses: [{ kind: "product", of: id, name: "Basket of rushes" }],
  });
  const shown = all.find(({ address }) => address === camp);
  expect(shown).toMatchObject({ altEn: images["gallery/camp"].alt, focusX: 50, focusY: 50 });
  expect(shown?.uses).toContainEqual({ kind: "document", of: "gallery", name: null });
  const articles = [...deliveredTexts()].filter(([key]) => key.startsWith("article/"));
  expect(articles.length).toBeGreaterThan(0);
  for (const [of, { image }] of articles)
    expect(all.find(({ address }) => address === image)?.uses).toContainEqual({
      kind: "document",
      of,
      name: null,
    });
});

test("MEDIA-02 pictures are found by words, use and missing descriptions", async () => {
  const id = await addProduct({ name: "Hammock" });
  const { imageUrl } = await addImage(id, small);
  await addToLibrary("harbour wall.jpg");
  const names = async (query: string) => (await listAll(query)).map(({ name }) => name);
  expect(await names("q=HARBOUR+wall")).toEqual(["harbour wall.jpg"]);
  expect((await listAll("q=hammock")).map(({ address }) => address)).toEqual([imageUrl]);
  expect(await names("q=harbour&show=used")).toEqual([]);
  expect(await names("q=harbour&show=undescribed")).toEqual(["harbour wall.jpg"]);
  const { counts } = await list("q=harbour");
  expect(counts).toEqual({ all: 1, used: 0, unused: 1, undescribed: 1 });
});

test("MEDIA-03 a picture is added in all widths, and none is wider than 2,000 pixels", async () => {
  const before = await files();
  const added = readIn(imageSchema, await add(await sampleImage(3_000, 1_500), " wide.jpg "));
  expect(added).toMatchObject({ origin: "library", name: "wide.jpg", width: 2_000, height: 1_000 });
  const key = added.address.replace("/uploads/", "");
  const stored = (await files()).filter((each) => !before.includes(each));
  expect(stored).toEqual(
    [160, 480, 800, 1_200, 2_000]
      .flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`])
      .toSorted(),
  );
});

test.each<[string, Uint8Array, string, string]>([
  [
    "an SVG",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "image/svg+xml",
    "unsupported_image",
  ],
  ["a page", Buffer.from("<!doctype html><script>1</script>"), "image/png", "unsupported_image"],
  ["half an image", small.subarray(0, small.length / 2), "image/jpeg", "unsupported_image"],
  ["too many bytes", Buffer.alloc(6_000_000), "image/jpeg", "image_too_large"],
  ["too many pixels", await bomb(), "image/png", "too_many_pixels"],
])("MEDIA-03 %s is refused and no file is stored", async (_, bytes, type, code) => {
  const before = await files();
  expect(await add(bytes, "photo.jpg", type)).toMatchObject({ code });
  expect(await add(small, "")).toMatchObject({ status: 422 });
  expect(await add(small, "two\nlines")).toMatchObject({ status: 422 });
  expect(await files()).toEqual(before);
});

test("MEDIA-04 description and focus are saved, also for a delivered picture", async () => {
  const fields = { altEn: " A tent ", altHe: "Zelt", focusX: 20, focusY: 75 };
  const answer = await asAdmin("PATCH", "/api/admin/pictures", { address: camp, ...fields });
  expect(readIn(imageSchema, answer)).toMatchObject({ ...fields, altEn: "A tent" });
  const again = await asAdmin("PATCH", "/api/admin/pictures", { address: camp, altEn: "" });
  // Nothing said: what comes with the shop is said again.
  expect(readIn(imageSchema, again)).toMatchObject({ altHe: "Zelt", focusX: 20 });
  for (const wrong of [
    { address: "/media/gallery/none", altEn: "x" },
    { address: "/etc/passwd", altEn: "x" },
    { address: camp, focusX: 101 },
    { address: camp, altEn: "x".repeat(501) },
  ])
    expect((await asAdmin("PATCH", "/api/admin/pictures", wrong)).status).toBeGreaterThan(403);
});

test("MEDIA-07 a picture in use, and a delivered one, cannot be deleted", async () => {
  const { address } = await addToLibrary("short-lived.jpg");
  const remove = (which: string) =>
    asAdmin("POST", "/api/admin/pictures/delete", { address: which });
  await database.asOwner(
    `insert into content_drafts (key, data) values ('dealer', '{"image": "${address}"}')`,
  );
  expect(await remove(address)).toMatchObject({ status: 409 });
  expect(await remove(camp)).toMatchObject({ status: 409 });
  await database.asOwner("delete from content_drafts");
  expect(await remove(address)).toMatchObject({ status: 200 });
  expect(await remove(address)).toMatchObject({ status: 404 });
});

test("MEDIA-05 a picture is replaced in documents, drafts, products, variants and stories", async () => {
  const { address: to } = await addToLibrary("new.jpg");
  const from = "/media/gallery/mountain";
  const id = await addProduct({ name: "Rug" });
  await database.asOwner(
    `insert into product_images (product_id, image_url, alt_text) values ('${id}', '${from}', 'Old')`,
  );
  await database.asOwner(`update product_variants set story_image_url = '${from}'
    where id = (select id from product_variants order by id limit 1)`);
  await database.asOwner(
    `insert into content_drafts (key, data) values ('article/x', '{"body": [{"src": "${from}"}]}')`,
  );
  const before = await one(from);
  const documents = before.uses.filter(({ kind }) => kind === "document").map(({ of }) => of);
  expect(documents).toContain("home");
  expect(documents.every((key) => listDeliveredKeys().includes(key))).toBe(true);
  const answer = await asAdmin("POST", "/api/admin/pictures/replace", { from, to });
  expect(readIn(imageSchema, answer).uses.toSorted(byPlace)).toEqual(before.uses.toSorted(byPlace));
  expect((await one(from)).uses).toEqual([]);
  const revisions = await database.asOwner(
    "select key from content_revisions where published_by is not null order by key",
  );
  expect(revisions.map((row) => row["key"])).toEqual(documents.toSorted());
  const [stored] = await database.asOwner("select data from content_documents where key = 'home'");
  const changed = JSON.stringify(home).replaceAll(`"${from}"`, `"${to}"`);
  expect(stored?.["data"]).toEqual(JSON.parse(changed));
  const [draft] = await database.asOwner("select data, version from content_drafts");
  expect(draft).toEqual({ data: { body: [{ src: to }] }, version: 2 });
  expect((await product(id)).images[0]).toMatchObject({ imageUrl: to, altText: null, width: 40 });
});

const byPlace = (a: { kind: string; of: string }, b: { kind: string; of: string }) =>
  `${a.kind} ${a.of}`.localeCompare(`${b.kind} ${b.of}`);

test("MEDIA-06 when one use of a picture cannot be changed, none is", async () => {
  const { address: to } = await addToLibrary("better.jpg");
  const from = "/media/gallery/garden";
  const before = await one(from);
  expect(before.uses.length).toBeGreaterThan(0);
  await database.asOwner(
    `insert into content_drafts (key, data) values ('faq', '{"a": "${from}"}')`,
  );
  await database.asOwner(`create function refuse_draft() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`);
  await database.asOwner(`create trigger refuse_draft before update on content_drafts for each row
    execute function refuse_draft()`);
  expect(await asAdmin("POST", "/api/admin/pictures/replace", { from, to })).toMatchObject({
    status: 500,
  });
  await database.asOwner("drop trigger refuse_draft on content_drafts");
  expect((await one(from)).uses).toHaveLength(before.uses.length + 1);
  expect((await one(to)).uses).toEqual([]);
  const gone = { from, to: "/uploads/library/1-aaaaaaaa-10x10" };
  expect(await asAdmin("POST", "/api/admin/pictures/replace", gone)).toMatchObject({ status: 404 });
});

test("MEDIA-09 visitors can neither see nor change the library", async () => {
  for (const [method, path] of [
    ["GET", "/api/admin/pictures"],
    ["GET", `/api/admin/pictures/one?address=${camp}`],
    ["POST", "/api/admin/pictures?name=x"],
    ["PATCH", "/api/admin/pictures"],
    ["POST", "/api/admin/pictures/replace"],
    ["POST", "/api/admin/pictures/delete"],
  ] as const) {
    const answer = await fetch(shop.url + path, {
      method,
      headers: { "content-type": path.includes("name=") ? "image/jpeg" : "application/json" },
      ...(method !== "GET" && { body: "{}" }),
    });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uploadedSources } from "#media/uploaded-image.ts";
import { MAX_IMAGE_BYTES } from "#modules/catalog/admin-names.ts";
import { adminImageSchema } from "#modules/catalog/admin-shapes.ts";
import { readIn, startAdminShop } from "./admin-shop.ts";
import { bomb, padded, sampleImage, turnedImage } from "./sample-images.ts";

const testShop = await startAdminShop();
const { addProduct, upload, addImage, product, shop, database } = testShop;
const productId = await addProduct();

/** All files of the storage, also unfinished ones. */
async function files(): Promise<string[]> {
  const keys = [];
  for await (const { key } of shop.services.uploads.list()) keys.push(key);
  return keys.toSorted();
}
const get = (path: string, init: RequestInit = {}) => fetch(shop.url + path, init);
const getFile = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

test("UPL-01 an image is stored in all widths and both formats, and its address states which files exist", async () => {
  const answer = await upload(productId, await sampleImage(2_000, 1_000), {
    query: "?alt=%20Wide%20",
  });
  const image = readIn(adminImageSchema, answer);
  expect(image).toMatchObject({ altText: "Wide", width: 1_200, height: 600, isPrimary: true });
  expect(image.imageUrl).toMatch(new RegExp(`^/uploads/${productId}/\\d+-[0-9a-f]{8}-1200x600$`));
  const sources = uploadedSources(image.imageUrl);
  for (const srcset of [sources?.avif, sources?.webp])
    for (const candidate of srcset?.split(",") ?? []) {
      const [path = "", width] = candidate.split(" ");
      expect(`${(await sharp(await getFile(path)).metadata()).width}w`).toBe(width);
    }
  const keys = await files();
  expect(keys).toHaveLength(8);
  const served = await get(`/uploads/${keys[0]}`);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(served.headers.get("content-security-policy")).toContain("default-src 'none'");
  const etag = served.headers.get("etag") ?? "";
  expect((await get(`/uploads/${keys[0]}`, { headers: { "if-none-match": etag } })).status).toBe(
    304,
  );
  const head = await get(`/uploads/${keys[0]}`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([
    200,
    served.headers.get("content-length"),
  ]);
});

test("UPL-02 a file that is not stored returns no page, and no address leads outside the storage", async () => {
  for (const path of [
    "/uploads",
    "/uploads/",
    `/uploads/${productId}`,
    `/uploads/${productId}/`,
    `/uploads/${productId}/none.webp`,
    "/uploads/../secret.txt",
    "/uploads/%2e%2e/secret.txt",
    "/uploads/%2e%2e%2fsecret.txt",
    "/uploads/x/..%5c..%5csecret.txt",
    "/uploads/.hidden",
    "/uploads/a%00b",
  ]) {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain("secret");
  }
  const write = await get(`/uploads/${productId}/x.webp`, { method: "POST" });
  expect([write.status, write.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("UPL-03 images of every camera orientation are turned upright, and no camera metadata is kept", async () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const sent = await turnedImage(orientation);
    expect((await sharp(sent).metadata()).orientation).toBe(orientation);
    const image = await addImage(productId, sent);
    expect([image.width, image.height]).toEqual([60, 40]);
    const shown = await getFile(`${image.imageUrl}-60.webp`);
    const found = await sharp(shown).metadata();
    expect([found.orientation, found.exif, found.icc]).toEqual([undefined, undefined, undefined]);
    expect(shown.includes("SecretCamera")).toBe(false);
    const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * info.channels).subarray(0, 3);
    expect(at(30, 5)[0]).toBeGreaterThan(200);
    expect(at(30, 35)[2]).toBeGreaterThan(200);
  }
});

test("UPL-04 a file of exactly 5 MB is accepted, and one byte more is too large, whether announced or not", async () => {
  expect((await upload(productId, await padded(MAX_IMAGE_BYTES))).status).toBe(200);
  const tooLarge = { status: 413, code: "image_too_large" };
  const big = await padded(MAX_IMAGE_BYTES + 1);
  expect(await upload(productId, big)).toMatchObject(tooLarge);
  expect(await upload(productId, Buffer.alloc(80_000_000))).toMatchObject(tooLarge);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < big.length; at += 65_536)
        controller.enqueue(new Uint8Array(big.subarray(at, at + 65_536)));
      controller.close();
    },
  });
  expect(await upload(productId, stream)).toMatchObject(tooLarge);
});

const webp = (await sampleImage(40, 40, "webp")).toString("latin1");
const png = await sampleImage(40, 40, "png");
const jpeg = await sampleImage(200, 200);
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const frames = await sharp(
  [await sampleImage(10, 10, "png"), await sharp(png).resize(10).negate().png().toBuffer()],
  { join: { animated: true } },
)
  .webp({ loop: 0 })
  .toBuffer();

test.each<[string, Uint8Array]>([
  ["a GIF", await sampleImage(40, 40, "gif")],
  ["an AVIF", await sampleImage(40, 40, "avif")],
  ["an SVG", Buffer.from(svg)],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["nothing", new Uint8Array()],
  ["half a JPEG", jpeg.subarray(0, jpeg.length / 2)],
  ["half a PNG", png.subarray(0, png.length - 30)],
  ["the beginning of a JPEG before a page", Buffer.from(`\u00FF\u00D8\u00FF${svg}`, "latin1")],
  ["the beginning of a WebP before a page", Buffer.from(webp.slice(0, 16) + svg, "latin1")],
  ["a moving WebP", frames],
])("UPL-05 %s is not an image, whatever it claims to be, and leaves no file", async (_, bytes) => {
  const before = await files();
  for (const type of ["image/jpeg", "image/png", "image/webp"])
    expect(await upload(productId, bytes, { type })).toMatchObject({
      status: 415,
      code: "unsupported_image",
    });
  expect(await files()).toEqual(before);
});

test("UPL-05 types that are not images are rejected before anything is read", async () => {
  for (const type of ["image/svg+xml", "image/gif", "application/json", "text/html", "image/*"])
    expect(await upload(productId, jpeg, { type })).toMatchObject({
      status: 415,
      code: "unsupported_image",
    });
});

test("UPL-06 other data inside an image file is never delivered", async () => {
  const polyglot = Buffer.concat([jpeg, Buffer.from(svg)]);
  const image = await addImage(productId, polyglot);
  for (const width of [160, 200])
    for (const format of ["avif", "webp"])
      expect((await getFile(`${image.imageUrl}-${width}.${format}`)).includes("script")).toBe(
        false,
      );
});

test("UPL-07 an image of more than 40 million pixels is rejected without being decoded", async () => {
  const sent = await bomb();
  expect(sent.length).toBeLessThan(MAX_IMAGE_BYTES);
  const memory = process.memoryUsage.rss();
  expect(await upload(productId, sent, { type: "image/png" })).toMatchObject({
    status: 413,
    code: "too_many_pixels",
  });
  expect(process.memoryUsage.rss() - memory).toBeLessThan(100_000_000);
});

test("UPL-08 the smallest image and the narrowest one are shown as they are", async () => {
  const dot = await addImage(productId, await sampleImage(1, 1, "png"));
  expect([dot.width, dot.height]).toEqual([1, 1]);
  const line = await addImage(productId, await sampleImage(2, 9_000, "png"));
  expect(line).toMatchObject({ height: 2_400, width: 1 });
  expect((await get(`${line.imageUrl}-1.webp`)).status).toBe(200);
});

test("UPL-09 an interrupted upload, or one with a false length, leaves nothing", async () => {
  const before = await files();
  const { images } = await product(productId);
  const token = await testShop.adminToken();
  const begin = (length: number) =>
    [
      `POST /api/admin/products/${productId}/images HTTP/1.1`,
      "Host: shop.example",
      "Content-Type: image/jpeg",
      `Authorization: Bearer ${token}`,
      `Content-Length: ${length}`,
      "",
      "",
    ].join("\r\n");
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ port: shop.port, host: "127.0.0.1" }, () => {
      socket.write(begin(jpeg.length));
      socket.write(jpeg.subarray(0, 100), () => socket.destroy());
    });
    socket.on("close", () => resolve());
    socket.on("error", reject);
  });
  // Shorter than what is sent: the image is cut off.
  const cut = await new Promise<string>((resolve, reject) => {
    const socket = connect({ port: shop.port, host: "127.0.0.1" }, () => {
      socket.write(Buffer.concat([Buffer.from(begin(jpeg.length - 200)), jpeg]));
    });
    socket.once("data", (chunk: Buffer) => {
      resolve(chunk.toString("latin1"));
      socket.destroy();
    });
    socket.on("error", reject);
  });
  expect(cut).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await files()).toEqual(before);
  expect((await product(productId)).images).toEqual(images);
});

test("UPL-10 an image for a product that is missing, or removed meanwhile, leaves no file", async () => {
  const before = await files();
  expect(await upload(randomUUID(), jpeg)).toMatchObject({ status: 404, code: "not_found" });
  const shortLived = await addProduct();
  // As soon as its row is to be written, the product is gone.
  await database.asOwner(`create function refuse_doomed() returns trigger language plpgsql as
    $$ begin raise exception 'gone' using errcode = '23503'; end $$`);
  await database.asOwner(`create trigger refuse_doomed before insert on product_images for each row
    when (new.product_id = '${shortLived}') execute function refuse_doomed()`);
  expect((await upload(shortLived, jpeg)).status).toBe(500);
  expect(await files()).toEqual(before);
});

test("UPL-11 simultaneous uploads are processed one after the other, and only one image is primary", async () => {
  const id = await addProduct();
  const sent = await Promise.all(Array.from({ length: 6 }, () => upload(id, jpeg)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const { images } = await product(id);
  expect(images.filter((image) => image.isPrimary)).toHaveLength(1);
  expect(new Set(images.map((image) => image.imageUrl)).size).toBe(6);
});

test("UPL-12 only the back office can upload", async () => {
  const path = `${shop.url}/api/admin/products/${productId}/images`;
  const headers = { "content-type": "image/jpeg" };
  const stranger = await fetch(path, { method: "POST", headers, body: new Uint8Array(jpeg) });
  expect(stranger.status).toBe(401);
  const elsewhere = await fetch(path, {
    method: "POST",
    headers: { ...headers, origin: "https://evil.example" },
    body: new Uint8Array(jpeg),
  });
  expect(elsewhere.status).toBe(403);
});

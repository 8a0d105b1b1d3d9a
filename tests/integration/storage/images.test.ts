// The shop with its images in object storage, as staff members and visitors meet it.
import { afterAll, expect, test } from "vitest";
import { createS3Storage } from "#platform/storage/s3-storage.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { startAdminShop } from "../catalog/admin-shop.ts";
import { sampleImage } from "../catalog/sample-images.ts";

const server = await startS3Server();
afterAll(() => server.stop());
const testShop = await startAdminShop({ s3: server.settings });
const { shop, addProduct, addImage, upload, product } = testShop;
const productId = await addProduct();
const small = await sampleImage(20, 20);
const read = (url: string) => fetch(shop.url + url);

test("STORE-09 a picture is stored in the bucket and served from there, once for all visitors", async () => {
  const image = await addImage(productId, small);
  const names = [...server.objects.keys()];
  expect(names.toSorted()).toEqual(
    ["avif", "webp"].map((format) => `${image.imageUrl.slice(1)}-20.${format}`),
  );
  const before = server.calls.length;
  for (const _ of [1, 2]) {
    const served = await read(`${image.imageUrl}-20.webp`);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(
      server.objects.get(`${image.imageUrl.slice(1)}-20.webp`)?.bytes,
    );
  }
  expect(server.calls).toHaveLength(before + 1);
  expect((await read(`${image.imageUrl}-21.webp`)).status).toBe(404);
});

test("STORE-10 during an outage of the storage pictures answer 503 and an upload fails completely; then all works", async () => {
  const image = await addImage(productId, small);
  const { images } = await product(productId);
  server.fail({ status: 500, code: "InternalError" });
  const missing = await read(`${image.imageUrl}-20.avif`);
  expect([missing.status, missing.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(missing.headers.get("cache-control")).toBe("no-store");
  expect(await upload(productId, small)).toMatchObject({ status: 503, code: "unavailable" });
  expect((await product(productId)).images).toEqual(images);

  server.fail(undefined);
  expect((await read(`${image.imageUrl}-20.avif`)).status).toBe(200);
  // The second of two files is not taken: the first is gone again.
  const before = [...server.objects.keys()];
  server.fail({ status: 403, code: "AccessDenied" }, { after: 1, times: 1 });
  const half = await upload(productId, small);
  expect(half.status).toBe(503);
  expect([...server.objects.keys()]).toEqual(before);
  await addImage(productId, small);
});

test("STORE-10 the log says what failed, without the keys", () => {
  const lines = JSON.stringify(shop.logged);
  expect(lines).toContain("InternalError");
  for (const secret of [server.settings.accessKeyId, server.settings.secretAccessKey])
    expect(lines).not.toContain(secret);
});

test("STORE-02 other objects in the bucket are out of reach", async () => {
  server.objects.set("secret.txt", { bytes: Buffer.from("secret"), storedAt: new Date() });
  for (const path of [
    "/uploads/../secret.txt",
    "/uploads/%2e%2e/secret.txt",
    "/uploads//secret.txt",
  ])
    expect([400, 404]).toContain((await read(path)).status);
  const keys = [];
  for await (const { key } of createS3Storage(server.settings).list()) keys.push(key);
  expect(keys).not.toContain("secret.txt");
});

import { utimesSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deleteBinned } from "#modules/catalog/admin/delete-binned.ts";
import { removeUnusedUploads } from "#modules/catalog/admin/remove-unused-uploads.ts";
import { silentLog } from "#platform/log.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { realNow } from "../../support/test-clock.ts";
import { startAdminShop } from "./admin-shop.ts";
import { sampleImage } from "./sample-images.ts";

// A night long after the files were written, whose times are those of the real clock.
const later = new Date(realNow().getTime() + 40 * 86_400_000);
const testShop = await startAdminShop();
const { addProduct, addVariant, addImage, asAdmin, product, database, shop } = testShop;
const { uploads } = shop.services;
const parts = { database, uploads, log: silentLog };
const sweep = (at: Date) => removeUnusedUploads({ ...parts, clock: () => at });
const small = await sampleImage(20, 20);

async function getKeys(storage: FileStorage): Promise<string[]> {
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

/** The addresses of the images that files are there of. */
async function stored(): Promise<string[]> {
  const addresses = (await getKeys(uploads)).map(
    (key) => `/uploads/${key.replace(/-\d+\.\w+$/, "")}`,
  );
  return [...new Set(addresses)];
}

test("UPL-13 unused files are removed at night, and those of images, variants and orders stay", async () => {
  const id = await addProduct({ description: "Warm" });
  const [kept, ordered, gone] = [
    await addImage(id, small),
    await addImage(id, small),
    await addImage(id, small),
  ];
  const variant = await addVariant(id, { imageId: ordered.id, stock: 1 });
  const order = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: crypto.randomUUID(),
    customer: { name: "Dana", email: "dana@mail.example" },
    lines: [{ variantId: variant.id, quantity: 1 }],
  });
  expect(order.status).toBe(200);
  for (const image of [ordered, gone]) await asAdmin("DELETE", `/api/admin/images/${image.id}`);
  // As long as they can be restored, their files are there.
  expect(await sweep(later)).toBe(0);
  expect(await deleteBinned({ ...parts, clock: () => later })).toEqual({ products: 0, images: 2 });
  expect((await product(id)).variants[0]?.imageUrl).toBe(kept.imageUrl);
  expect(await sweep(realNow())).toBe(0);
  expect(await sweep(later)).toBe(2);
  expect((await stored()).toSorted()).toEqual([kept.imageUrl, ordered.imageUrl].toSorted());
});

test("CATF-09 the files of an image next to a story stay, even when the image's variant is removed", async () => {
  const id = await addProduct();
  const image = await addImage(id, small);
  const shown = await addVariant(id);
  await asAdmin("PATCH", `/api/admin/images/${image.id}`, { variantId: shown.id });
  const { id: withStory } = await addVariant(id, { storyImageUrl: image.imageUrl });
  await asAdmin("DELETE", `/api/admin/variants/${shown.id}`);
  await deleteBinned({ ...parts, clock: () => later });
  await sweep(later);
  expect(await stored()).toContain(image.imageUrl);
  await asAdmin("PATCH", `/api/admin/variants/${withStory}`, { storyImageUrl: null });
  await sweep(later);
  expect(await stored()).not.toContain(image.imageUrl);
});

test("UPL-13 images shared with a copy stay until both products are gone", async () => {
  const id = await addProduct();
  const image = await addImage(id, small);
  const copy = await asAdmin("POST", `/api/admin/products/${id}/duplicate`, {
    name: "Copy",
    withImages: true,
  });
  expect(copy.status).toBe(200);
  await asAdmin("DELETE", `/api/admin/products/${id}`);
  expect(await deleteBinned({ ...parts, clock: () => later })).toMatchObject({ products: 1 });
  await sweep(later);
  expect(await stored()).toContain(image.imageUrl);
});

test("UPL-14 a file is stored completely or not at all, and only under names inside the storage", async () => {
  const folder = await mkdtemp(join(tmpdir(), "storage "));
  afterAll(() => rm(folder, { recursive: true }));
  const storage = createLocalStorage(join(folder, "inside"));
  const keys = async () => getKeys(storage);
  expect(await keys()).toEqual([]);
  expect(await storage.read("a/b.webp")).toBeUndefined();
  await storage.write("a/b.webp", Buffer.from("one"));
  await storage.write("c.webp", Buffer.from("two"));
  expect((await storage.read("a/b.webp"))?.toString()).toBe("one");
  expect((await keys()).toSorted()).toEqual(["a/b.webp", "c.webp"]);
  writeFileSync(join(folder, "secret"), "secret");
  for (const key of [
    "",
    "..",
    "../secret",
    "a/../../secret",
    "/etc/passwd",
    "a//b",
    ".a",
    "a/.b",
    "A",
    "a\\b",
    "a\u0000",
    "x".repeat(201),
  ]) {
    expect(await storage.read(key)).toBeUndefined();
    await storage.remove(key);
    await expect(storage.write(key, Buffer.from("x"))).rejects.toThrow("key");
  }
  // A folder is no file, and neither is what would lie below a file.
  expect(await storage.read("a")).toBeUndefined();
  expect(await storage.read("c.webp/d")).toBeUndefined();
  await expect(storage.write("c.webp/d", Buffer.from("x"))).rejects.toThrow(/EEXIST|ENOTDIR/);
  await storage.remove("a/b.webp");
  await storage.remove("a/b.webp");
  expect(await keys()).toEqual(["c.webp"]);
  // A file that a killed process left behind is removed.
  const draft = join(folder, "inside", ".0123456789abcdef.draft");
  writeFileSync(draft, "half");
  // Written just now, by the clock of this run.
  utimesSync(draft, new Date(), new Date());
  expect(await keys()).toEqual(["c.webp"]);
  expect(await readdir(join(folder, "inside"))).toContain(".0123456789abcdef.draft");
  utimesSync(draft, 0, 0);
  expect(await keys()).toEqual(["c.webp"]);
  expect(await readdir(join(folder, "inside"))).not.toContain(".0123456789abcdef.draft");
  expect((await readdir(folder)).toSorted()).toEqual(["inside", "secret"]);
});

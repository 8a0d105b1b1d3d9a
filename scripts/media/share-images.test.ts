import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeShareImages } from "./share-images.ts";
import { listShareImages } from "./share-pages.ts";

const mediaDir = mkdtempSync(join(tmpdir(), "share pictures "));
const files = () =>
  globSync("share/**/*.jpg", { cwd: mediaDir }).map((file) => join(mediaDir, file));

beforeAll(async () => {
  // It tells how far it is.
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await makeShareImages(mediaDir);
}, 30_000);

afterAll(() => rmSync(mediaDir, { recursive: true }));

test("OPS-20 the build draws a JPEG of 1200 × 630 for every public page, small enough for any network", async () => {
  expect(files()).toHaveLength(listShareImages().length);
  for (const file of files()) {
    expect(await sharp(file).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(statSync(file).size).toBeLessThan(100_000);
  }
});

test("OPS-20 pictures that are there are not drawn again, and those of no page are removed", async () => {
  const times = () => files().map((file) => [file, statSync(file).mtimeMs]);
  const before = times();
  writeFileSync(join(mediaDir, "share/home.00000000.jpg"), "of an older title");
  await makeShareImages(mediaDir);
  expect(times()).toEqual(before);
});

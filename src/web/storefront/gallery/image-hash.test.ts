import { expect, test } from "vitest";
import { images } from "#content/gallery.ts";
import { imageSources } from "#media/image.ts";
import { imageHash, imageOfHash } from "./image-hash.ts";

test("GAL-01 sixteen pictures at least, each another one with a place and an address of its own", () => {
  expect(images.length).toBeGreaterThanOrEqual(16);
  for (const field of ["id", "image", "location"] as const)
    expect(new Set(images.map((image) => image[field]))).toHaveProperty("size", images.length);
});

test("GAL-04 every picture has an address that leads to it", () => {
  for (const [index, image] of images.entries()) {
    expect(imageHash(index)).toBe(`#photo-${image.id}`);
    expect(imageOfHash(imageHash(index))).toBe(index);
  }
});

test.each(["", "#", "#main", "#photo-", "#photo-moon", "beach"])(
  "GAL-04 %j names no picture",
  (hash) => {
    expect(imageOfHash(hash)).toBeUndefined();
  },
);

test("GAL-02 the wall and the viewer are made for pictures of 4 to 3", () => {
  for (const { image } of images) {
    const { width, height } = imageSources(image);
    expect(width / height).toBe(4 / 3);
  }
});

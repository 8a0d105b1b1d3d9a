import { expect, test } from "vitest";
import { storedSources } from "#media/image.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { toImageHash, findImage } from "./image-hash.ts";

const images = delivered.gallery.images.items;

test("GAL-01 at least sixteen different images have a location and an address of their own", () => {
  expect(images.length).toBeGreaterThanOrEqual(16);
  for (const field of ["id", "image", "location"] as const)
    expect(new Set(images.map((image) => image[field]))).toHaveProperty("size", images.length);
});

test("GAL-04 every image has an address that opens it", () => {
  for (const [index, image] of images.entries()) {
    expect(toImageHash(images, index)).toBe(`#photo-${image.id}`);
    expect(findImage(images, toImageHash(images, index))).toBe(index);
  }
});

test.each(["", "#", "#main", "#photo-", "#photo-moon", "beach"])(
  "GAL-04 %j names no image",
  (hash) => {
    expect(findImage(images, hash)).toBeUndefined();
  },
);

test("GAL-02 all images of the wall and the viewer have proportions of 4 to 3", () => {
  for (const { image } of images) {
    const sources = storedSources(image);
    expect(sources && sources.width / sources.height).toBe(4 / 3);
  }
});

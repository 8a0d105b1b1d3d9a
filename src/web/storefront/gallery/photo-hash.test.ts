import { expect, test } from "vitest";
import { photos } from "#content/gallery.ts";
import { pictureSources } from "#media/picture.ts";
import { photoHash, photoOfHash } from "./photo-hash.ts";

test("GAL-01 sixteen pictures, each another one with a place of its own", () => {
  expect(photos).toHaveLength(16);
  expect(new Set(photos.map(({ picture }) => picture)).size).toBe(16);
  expect(new Set(photos.map(({ location }) => location)).size).toBe(16);
});

test("GAL-04 every picture has an address that leads to it", () => {
  for (const [index, photo] of photos.entries()) {
    expect(photoHash(index)).toBe(`#photo-${photo.id}`);
    expect(photoOfHash(photoHash(index))).toBe(index);
  }
});

test.each(["", "#", "#main", "#photo-", "#photo-moon", "beach"])(
  "GAL-04 %j names no picture",
  (hash) => {
    expect(photoOfHash(hash)).toBeUndefined();
  },
);

test("GAL-02 the wall and the viewer are made for pictures of 4 to 3", () => {
  for (const { picture } of photos) {
    const { width, height } = pictureSources(picture);
    expect(width / height).toBe(4 / 3);
  }
});

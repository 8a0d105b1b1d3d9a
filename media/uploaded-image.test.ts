import { expect, test } from "vitest";
import { storedSources } from "./image.ts";
import { uploadedSources, uploadedWidths } from "./uploaded-image.ts";

test("UPL-01 the address of an uploaded image states which files exist", () => {
  expect(uploadedSources("/uploads/p/1-ab-1000x500")).toEqual({
    avif: [160, 480, 800, 1000].map((w) => `/uploads/p/1-ab-1000x500-${w}.avif ${w}w`).join(),
    webp: [160, 480, 800, 1000].map((w) => `/uploads/p/1-ab-1000x500-${w}.webp ${w}w`).join(),
    src: "/uploads/p/1-ab-1000x500-1000.webp",
    width: 1000,
    height: 500,
    alt: undefined,
    ground: "toned",
  });
  expect(uploadedWidths(160)).toEqual([160]);
  expect(uploadedWidths(1)).toEqual([1]);
});

test.each(["", "/uploads/p/1-ab", "/uploads/p/1-0x5", "/media/p-1x1", "https://x/uploads/a-1x1"])(
  "UPL-01 %j is not the address of an uploaded image",
  (address) => {
    expect(storedSources(address)).toBeUndefined();
  },
);

test("UPL-01 images that come with the shop are found in the same way", () => {
  expect(storedSources("/media/product/olive-1")?.width).toBe(1200);
  expect(storedSources("/uploads/p/1-ab-10x20")?.height).toBe(20);
});

import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { MAX_IMAGE_BYTES, imageTypes } from "#modules/catalog/admin-names.ts";
import { checkImage, findImageType } from "./check-image.ts";

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } });
const png = await dot.png().toBuffer();
const padded = (bytes: Uint8Array<ArrayBuffer>, size: number) => {
  const all = new Uint8Array(size);
  all.set(bytes);
  return new Blob([all]);
};

describe("PRODS-15 a chosen image", () => {
  test.each(imageTypes)(
    "is accepted when its bytes are those of %s, whatever its name",
    async (type) => {
      const format = type === "image/jpeg" ? "jpeg" : type === "image/png" ? "png" : "webp";
      const bytes = new Uint8Array(await dot.toFormat(format).toBuffer());
      await expect(checkImage(new File([bytes], "x.gif", { type: "image/gif" }))).resolves.toEqual({
        type,
      });
    },
  );

  test("is rejected when it is a GIF, an SVG, a text, a RIFF film or empty, although its name says JPEG", async () => {
    const gif = new Uint8Array(await dot.gif().toBuffer());
    for (const content of [gif, "<svg xmlns='…'></svg>", "text", "RIFF\0\0\0\0AVI ", ""])
      await expect(
        checkImage(new File([content], "picture.jpg", { type: "image/jpeg" })),
      ).resolves.toEqual({ error: "unsupported_image" });
  });

  test("can have 5,242,880 bytes and not one more", async () => {
    expect(MAX_IMAGE_BYTES).toBe(5_242_880);
    const bytes = new Uint8Array(png);
    await expect(checkImage(padded(bytes, MAX_IMAGE_BYTES))).resolves.toEqual({
      type: "image/png",
    });
    await expect(checkImage(padded(bytes, MAX_IMAGE_BYTES + 1))).resolves.toEqual({
      error: "image_too_large",
    });
  });

  test("is not recognized by only its first few bytes", () => {
    expect(findImageType(new Uint8Array([0xff, 0xd8]))).toBeUndefined();
    expect(findImageType(new Uint8Array(png.subarray(0, 7)))).toBeUndefined();
  });
});

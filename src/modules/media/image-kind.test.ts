import sharp from "sharp";
import { expect, test } from "vitest";
import { isAnimatedPng, getImageKind } from "./image-kind.ts";

const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
  .png()
  .toBuffer();

/** The image with a chunk of this name, and as many bytes in it, behind its header. */
function withChunk(name: string, length: number): Buffer {
  const chunk = Buffer.alloc(12 + length);
  chunk.writeUInt32BE(length);
  chunk.write(name, 4, "latin1");
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

test("UPL-05 an animated PNG is distinguished from a still one", () => {
  expect(isAnimatedPng(png)).toBe(false);
  expect(isAnimatedPng(withChunk("acTL", 8))).toBe(true);
  expect(isAnimatedPng(withChunk("tEXt", 20))).toBe(false);
  // A text with the name of a chunk is no chunk.
  const text = withChunk("tEXt", 4);
  text.write("acTL", 41, "latin1");
  expect(isAnimatedPng(text)).toBe(false);
  // A length that leads beyond the end ends the search.
  expect(isAnimatedPng(png.subarray(0, 20))).toBe(false);
  const huge = Buffer.from(withChunk("tEXt", 4));
  huge.writeUInt32BE(0xffffffff, 33);
  expect(isAnimatedPng(huge)).toBe(false);
});

test("UPL-05 an image is recognized by its first bytes", () => {
  expect(getImageKind(png)).toBe("png");
  expect(getImageKind(Buffer.from("RIFF....WEBPVP8 "))).toBe("webp");
  expect(getImageKind(Buffer.from("RIFF....WAVEfmt "))).toBeUndefined();
  expect(getImageKind(new Uint8Array([0xff, 0xd8]))).toBeUndefined();
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { readLook, renderShareImage } from "./draw.ts";
import { renderText } from "./draw-text.ts";

const look = readLook();
const words = { brandName: "Wanderpaw", kicker: "Guide" };
const style = { font: "Besley", color: "#000", sizePx: 44, lineHeightPx: 50 } as const;

const toBytes = async (title: string) =>
  (await renderShareImage({ ...words, title }, undefined, look)).toBuffer();

test.each([
  ["Hebrew", "תיק לחתול", "תיק לכלבה"],
  ["Latin", "Łódź", "Żódź"],
  ["Vietnamese", "Việt", "Viẹt"],
  ["currency", "₪ 250", "₫ 250"],
  ["emoji", "Walks 🐶", "Walks 🐱"],
])("SEO-74 a share picture draws each sign of a title: %s", async (_script, one, other) => {
  expect(await toBytes(one)).not.toEqual(await toBytes(other));
});

test("SEO-74 a word that is longer than a line is broken, and stays within the line", async () => {
  const word = await renderText("Donaudampfschifffahrtsgesellschaftskapitän", 500, style);
  expect(word.width).toBeLessThanOrEqual(500);
  expect(word.height).toBeGreaterThan(style.sizePx * 1.5);
});

test("SEO-74 the words of a Hebrew title stand at the right, and the image at the left", async () => {
  const image = await sharp({
    create: { width: 50, height: 50, channels: 3, background: "#ff0000" },
  })
    .png()
    .toBuffer();
  const findRed = async (title: string) => {
    const { data, info } = await (
      await renderShareImage({ ...words, title }, image, look)
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = Math.floor(info.height / 2) * info.width;
    return [200, 1000].map((x) => (data[(row + x) * 3] ?? 0) > 200);
  };
  expect(await findRed("תיק לחתול")).toEqual([true, false]);
  expect(await findRed("A bag for cats")).toEqual([false, true]);
});

test("SEO-74 signs of markup in a title are drawn as they are", async () => {
  const { width } = await renderText("<b>&amp;</b>", 1_000, style);
  const { width: ampersand } = await renderText("&", 1_000, style);
  expect(width).toBeGreaterThan(5 * ampersand);
});

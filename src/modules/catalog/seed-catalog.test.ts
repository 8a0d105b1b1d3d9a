import { expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { findTurn } from "#media/turns.ts";
import { listImageSeeds } from "./seed-catalog.ts";

const uses = "worn worn-side dog cat open open-top cushion pockets chair seat".split(" ");

test.each(seededColors)("PIC-08 a new shop shows the %s backpack in every use", (color) => {
  const seeds = listImageSeeds(color);
  const urls = seeds.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(uses.map((use) => `/media/product/${color}-${use}`)));
  expect(urls).toHaveLength(new Set(urls).size);
  expect(new Set(seeds.map(({ alt }) => alt)).size).toBe(urls.length);
  // Where a color has a 360° turn, the turn replaces the image that it begins with.
  expect(urls[0]).toBe(findTurn(urls)?.image ?? `/media/product/${color}-1`);
});

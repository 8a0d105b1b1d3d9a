import { expect, test } from "vitest";
import { seededColours } from "#content/backpack-colours.ts";
import { findTurn } from "#media/turns.ts";
import { imageSeeds } from "./seed-catalog.ts";

const uses = "worn worn-side dog cat open open-top cushion pockets chair seat".split(" ");

test.each(seededColours)("PIC-08 a new shop shows the bag in %s in every use", (colour) => {
  const seeds = imageSeeds(colour);
  const urls = seeds.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining(uses.map((use) => `/media/product/${colour}-${use}`)),
  );
  expect(urls).toHaveLength(new Set(urls).size);
  expect(new Set(seeds.map(({ alt }) => alt)).size).toBe(urls.length);
  // A turn, where a colour has one, takes the place of the picture with which it begins.
  expect(urls[0]).toBe(findTurn(urls)?.image ?? `/media/product/${colour}-1`);
});

import { globSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { measureTurns } from "../scripts/media/measure-turns.ts";
import { imageName } from "./image.ts";
import { frameUrl } from "./turn-frame.ts";
import measured from "./turns-measured.json" with { type: "json" };
import { findTurn, TURN_FRAMES, TURN_PX, turnAddress, turnIds } from "./turns.ts";

const folder = join(import.meta.dirname, "turns");

test("turns are measured: run `npm run media -- --measure` when this fails", () => {
  expect(measured).toEqual(measureTurns());
});

test("PDP-30 a product without the first image of a 360° view has no such view", () => {
  expect(findTurn([])).toBeUndefined();
  expect(findTurn(["/media/accessory/bowl-1", "/uploads/p/1-ab-1200x1200"])).toBeUndefined();
});

describe.each(turnIds)("the 360° view of %s", (id) => {
  test("PDP-30 belongs to every product that shows its first image", () => {
    const turn = findTurn(["/media/gallery/lake", `/media/product/${id}-1`]);
    expect(turn).toEqual({
      image: `/media/product/${id}-1`,
      frames: TURN_FRAMES,
      address: turnAddress(id),
    });
    expect(imageName(turn?.image ?? "")).toBe(`product/${id}-1`);
  });

  test("has addresses that change with its frames", () => {
    const hashes: Readonly<Record<string, string>> = measured;
    expect(frameUrl(turnAddress(id), 7, "avif")).toBe(`/media/turns/${id}.${hashes[id]}-7.avif`);
  });

  test("has all its frames in the same size", async () => {
    const files = globSync(`${id}/*.webp`, { cwd: folder });
    expect(files).toHaveLength(TURN_FRAMES);
    for (const file of files)
      expect(await sharp(join(folder, file)).metadata()).toMatchObject({
        width: TURN_PX,
        height: TURN_PX,
      });
  });
});

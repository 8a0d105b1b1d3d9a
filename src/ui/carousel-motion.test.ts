import { expect, test } from "vitest";
import { findKeyTarget, getNeighbour, getSwipeStep } from "./carousel-motion.ts";

test("PDP-05 a swipe of 49 px snaps back and one of 50 px moves", () => {
  expect([-49, 49, -49.9, 0].map((px) => getSwipeStep(px, "ltr"))).toEqual([0, 0, 0, 0]);
  expect([-50, 50].map((px) => getSwipeStep(px, "ltr"))).toEqual([1, -1]);
});

test("PDP-05 the writing direction decides which image a swipe reveals", () => {
  expect([-50, 50].map((px) => getSwipeStep(px, "rtl"))).toEqual([-1, 1]);
});

test("PDP-04 the carousel wraps around from the first image to the last and back", () => {
  expect(getNeighbour(0, -1, 4)).toBe(3);
  expect(getNeighbour(3, 1, 4)).toBe(0);
  expect(getNeighbour(0, 1, 1)).toBe(0);
});

test("PDP-04 arrow keys follow the writing direction; Home and End go to the ends", () => {
  const first = { index: 0, count: 4, direction: "ltr" } as const;
  expect(findKeyTarget("ArrowRight", first)).toEqual({ target: 1, step: 1 });
  expect(findKeyTarget("ArrowLeft", first)).toEqual({ target: 3, step: -1 });
  expect(findKeyTarget("ArrowRight", { ...first, direction: "rtl" })).toEqual({
    target: 3,
    step: -1,
  });
  expect(findKeyTarget("End", first)).toEqual({ target: 3, step: 1 });
  expect(findKeyTarget("Home", { ...first, index: 2 })).toEqual({ target: 0, step: -1 });
  expect(findKeyTarget("a", first)).toBeUndefined();
});

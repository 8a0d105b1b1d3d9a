import { expect, test } from "vitest";
import { keyTarget, neighbour, swipeStep } from "./carousel-motion.ts";

test("PDP-05 a swipe of 49 px snaps back and one of 50 px moves", () => {
  expect([-49, 49, -49.9, 0].map((px) => swipeStep(px, "ltr"))).toEqual([0, 0, 0, 0]);
  expect([-50, 50].map((px) => swipeStep(px, "ltr"))).toEqual([1, -1]);
});

test("PDP-05 the direction of the content decides what a swipe uncovers", () => {
  expect([-50, 50].map((px) => swipeStep(px, "rtl"))).toEqual([-1, 1]);
});

test("PDP-04 before the first image comes the last, and after the last the first", () => {
  expect(neighbour(0, -1, 4)).toBe(3);
  expect(neighbour(3, 1, 4)).toBe(0);
  expect(neighbour(0, 1, 1)).toBe(0);
});

test("PDP-04 arrow keys follow the direction of the content; Home and End go to the ends", () => {
  const first = { index: 0, count: 4, direction: "ltr" } as const;
  expect(keyTarget("ArrowRight", first)).toEqual({ target: 1, step: 1 });
  expect(keyTarget("ArrowLeft", first)).toEqual({ target: 3, step: -1 });
  expect(keyTarget("ArrowRight", { ...first, direction: "rtl" })).toEqual({ target: 3, step: -1 });
  expect(keyTarget("End", first)).toEqual({ target: 3, step: 1 });
  expect(keyTarget("Home", { ...first, index: 2 })).toEqual({ target: 0, step: -1 });
  expect(keyTarget("a", first)).toBeUndefined();
});

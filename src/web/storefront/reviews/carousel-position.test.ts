import { expect, test } from "vitest";
import { getPlace, getSwipeStep } from "./carousel-position.ts";

test("REV-04 after the last review the carousel continues with the first ones", () => {
  const places = [0, 1, 2, 3].map((position) => getPlace(position, 3, 4));
  expect(places).toEqual([1, 2, 3, 0]);
});

test("REV-04 a swipe counts from 50 pixels on, and only in the horizontal direction", () => {
  const start = { x: 100, y: 100 };
  expect(getSwipeStep(start, { x: 50, y: 110 })).toBe(1);
  expect(getSwipeStep(start, { x: 150, y: 90 })).toBe(-1);
  expect(getSwipeStep(start, { x: 51, y: 100 })).toBeUndefined();
  expect(getSwipeStep(start, { x: 40, y: 200 })).toBeUndefined();
});

import { expect, test } from "vitest";
import { getLargestScale, whole, limitToBox, computeZoom } from "./zoom-motion.ts";

const box = { width: 400, height: 300 };

test("PDP-21 an image zooms to the size of its file, at least twice and at most four times its size", () => {
  expect(getLargestScale(1200, 400)).toBe(3);
  expect(getLargestScale(1200, 1000)).toBe(2);
  expect(getLargestScale(4000, 390)).toBe(4);
});

test("PDP-21 the point under the finger stays in place", () => {
  const point = { x: 100, y: -50 };
  const view = computeZoom(whole, 2, point);
  // A point of the image lies at its distance from the middle, enlarged and moved.
  expect({ x: 100 * view.scale + view.x, y: -50 * view.scale + view.y }).toEqual(point);
});

test("PDP-21 the edges of a zoomed image stay outside its frame, and zoomed out it is back in place", () => {
  expect(limitToBox({ scale: 2, x: 900, y: -900 }, box, 3)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(limitToBox({ scale: 9, x: 0, y: 0 }, box, 3)).toEqual({ scale: 3, x: 0, y: 0 });
  expect(limitToBox({ scale: 0.2, x: 40, y: 40 }, box, 3)).toEqual(whole);
});

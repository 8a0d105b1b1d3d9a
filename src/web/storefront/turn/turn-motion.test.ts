import { expect, test } from "vitest";
import {
  countDraggedSteps,
  getFrame,
  getLoadingOrder,
  findNearestFrame,
  getSide,
} from "./turn-motion.ts";

const COUNT = 24;

test("PDP-31 keys and fingers turn by whole frames and wrap around", () => {
  expect(getFrame(0, -1, COUNT)).toBe(23);
  expect(getFrame(23, 1, COUNT)).toBe(0);
  expect(getFrame(5, -53, COUNT)).toBe(0);
  expect(countDraggedSteps(0, 600, COUNT)).toBe(0);
  expect(countDraggedSteps(600, 600, COUNT)).toBe(16);
  expect(countDraggedSteps(-900, 600, COUNT)).toBe(-24);
  expect(countDraggedSteps(-10, 600, COUNT)).toBe(0);
});

test("PDP-31 every side has a name: the first view is from the front left, half a turn later from the back right", () => {
  expect(getSide(0, COUNT)).toBe(7);
  expect(getSide(12, COUNT)).toBe(3);
  expect(new Set(Array.from({ length: COUNT }, (_, frame) => getSide(frame, COUNT))).size).toBe(8);
});

test("PDP-32 each frame is loaded once, starting with frames from all sides", () => {
  const order = getLoadingOrder(COUNT);
  expect(order.slice(0, 4)).toEqual([0, 6, 12, 18]);
  expect(order.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: COUNT }, (_, frame) => frame),
  );
});

test("PDP-32 the nearest loaded frame replaces one that has not loaded, also across the ends", () => {
  expect(findNearestFrame(5, new Set(), COUNT)).toBeUndefined();
  expect(findNearestFrame(5, new Set([0, 6, 12]), COUNT)).toBe(6);
  expect(findNearestFrame(23, new Set([0, 12, 18]), COUNT)).toBe(0);
});

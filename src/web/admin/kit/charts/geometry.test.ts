import { expect, test } from "vitest";
import {
  areaPath,
  bandPath,
  columnPath,
  findIndex,
  listLabelled,
  linePath,
  toX,
  toY,
} from "./geometry.ts";
import { getRuns } from "./point.ts";

const frame = { width: 360, height: 200, scale: 60, top: 20, bottom: 30 };

test("ANALYT-22 time runs from right to left, with a band for each day, whatever their number", () => {
  expect([0, 1, 2].map((index) => toX(frame, index, 3))).toEqual([250, 150, 50]);
  expect([-5, 0, 99, 100, 299, 300, 999].map((x) => findIndex(frame, x, 3))).toEqual([
    2, 2, 2, 1, 0, 0, 0,
  ]);
  for (const count of [1, 7, 30, 52, 90])
    for (let index = 0; index < count; index += 1)
      expect(findIndex(frame, toX(frame, index, count), count)).toBe(index);
});

test("ANALYT-22 zero is on the base line, and the maximum of the scale at the top", () => {
  expect([0, 50, 100].map((value) => toY(frame, value, 100))).toEqual([170, 95, 20]);
  expect(linePath(frame, [0, 100], 100)).toBe("M225 170L75 20");
  expect(areaPath(frame, [0, 100], 100)).toBe("M225 170L75 20L75 170L225 170Z");
  expect(areaPath(frame, [], 100)).toBe("");
});

test("ANALYT-22 axis labels keep their distance, and today always has one", () => {
  expect(listLabelled(frame, 7, 50)).toEqual([0, 2, 4, 6]);
  expect(listLabelled(frame, 30, 60)).toEqual([5, 11, 17, 23, 29]);
  expect(listLabelled(frame, 1, 60)).toEqual([0]);
});

test("ANALYT-22 the corners of a column are never rounder than it is high or wide", () => {
  expect(columnPath({ x: 0, width: 20, base: 100 }, 50)).toBe("M0 100v-44q0 -6 6 -6h8q6 0 6 6v44Z");
  expect(columnPath({ x: 0, width: 4, base: 100 }, 50)).toBe("M0 100v-48q0 -2 2 -2h0q2 0 2 2v48Z");
  expect(columnPath({ x: 0, width: 20, base: 100 }, 0)).toBe("M0 100v0q0 0 0 0h20q0 0 0 0v0Z");
});

test("ANALYT-32 a layer is drawn between the line and the values above it, and a line can use some of its points", () => {
  expect(bandPath(frame, [0, 50], [50, 100], 100)).toBe("M225 95L75 20L75 95L225 170Z");
  expect(bandPath(frame, [], [], 100)).toBe("");
  expect(linePath(frame, [0, 50, 100], 100, [1, 2])).toBe("M150 95L50 20");
});

test("ANALYT-32 days that are not final are grouped into runs", () => {
  const points = [null, "open", "open", null, "today"].map((unfinished) => ({ unfinished }));
  expect(getRuns(points, false)).toEqual([
    [1, 2],
    [4, 4],
  ]);
  expect(getRuns(points, true)).toEqual([
    [0, 0],
    [3, 3],
  ]);
});

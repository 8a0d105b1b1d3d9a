import { expect, test } from "vitest";
import { getScale } from "./scale.ts";
import { toShares } from "./shares.ts";

test.each([
  [18_312, [0, 5_000, 10_000, 15_000, 20_000]],
  [0, [0, 1, 2, 3, 4]],
  [74.99, [0, 20, 40, 60, 80]],
  [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
])("DASH-06 the scale for %d has round marks and is high enough", (most, marks) => {
  expect(getScale(most)).toEqual(marks);
});

test("DASH-05 the parts of the bar fill it, next to each other, and none is too thin to be seen", () => {
  const parts = toShares([1, 0, 9_999, 100], 1_000, 8);
  expect(parts[1]?.width).toBe(0);
  for (const index of [0, 2, 3]) expect(parts[index]?.width).toBeGreaterThanOrEqual(8);
  const last = parts[3];
  expect((last?.start ?? 0) + (last?.width ?? 0)).toBeCloseTo(1_000);
  expect(parts[2]?.start).toBeCloseTo((parts[0]?.width ?? 0) + 8);
});

test("DASH-05 without orders the bar is empty", () => {
  expect(toShares([0, 0], 1_000, 8)).toEqual([
    { start: 0, width: 0 },
    { start: 0, width: 0 },
  ]);
});

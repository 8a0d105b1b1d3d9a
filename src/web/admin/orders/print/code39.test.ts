import { expect, test } from "vitest";
import { getBars } from "./code39.ts";

test("ORDL-52 an order number becomes a barcode with start and stop characters, and other text does not", () => {
  const { bars = [], width } = getBars("0123ABEF") ?? {};
  // Ten signs of six narrow and three wide elements, with gaps between them.
  expect(width).toBe(10 * (6 + 3 * 3) + 9);
  expect(bars).toHaveLength(10 * 5);
  const first = bars.slice(0, 5).map((bar) => bar.width);
  expect(first).toEqual(bars.slice(-5).map((bar) => bar.width));
  expect(first).toEqual([1, 1, 3, 3, 1]);
  expect(getBars("0x")).toBeUndefined();
});

import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test("ORD-31 no log holds the key of an order", () => {
  const key = "0123456789abcdef".repeat(4);
  for (const path of [
    `/order-status/${key}`,
    `/order-status/${key}.data`,
    `/Order-Status//${key}/x`,
  ])
    expect(loggedPath(path)).not.toContain(key.slice(0, 8));
  expect(loggedPath("/order/olive")).toBe("/order/olive");
});

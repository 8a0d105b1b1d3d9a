import { expect, test } from "vitest";
import { computeDeliveryWindow } from "./delivery-window.ts";

const promises = {
  processingBusinessDays: { from: 1, to: 2 },
  shippingDays: { worldwideFree: { from: 5, to: 10 } },
};

test.each<[string, string, string, string]>([
  ["a Tuesday", "2026-11-24", "2026-12-02", "2026-12-10"],
  [
    "a Wednesday: Thursday packs, Friday and Saturday do not",
    "2026-11-25",
    "2026-12-03",
    "2026-12-11",
  ],
  [
    "a Thursday: Sunday packs, the shipment travels from Monday",
    "2026-11-26",
    "2026-12-04",
    "2026-12-14",
  ],
  ["a Friday counts from Sunday", "2026-11-27", "2026-12-07", "2026-12-15"],
  ["a Saturday counts from Sunday", "2026-11-28", "2026-12-07", "2026-12-15"],
  ["a Sunday", "2026-11-29", "2026-12-07", "2026-12-15"],
  ["the end of a year", "2026-12-24", "2027-01-01", "2027-01-11"],
  ["the end of a February with 29 days", "2028-02-22", "2028-03-01", "2028-03-09"],
  [
    "the eve of Rosh Hashana: the days after the feast pack",
    "2026-09-11",
    "2026-09-22",
    "2026-09-30",
  ],
])("PDP-19 an order of %s arrives between two dates", (_, today, from, to) => {
  expect(computeDeliveryWindow(today, promises)).toEqual({ from, to });
});

test("PDP-19 without packing and transit time an order arrives the same day, or the next day on which shipments travel", () => {
  const none = { from: 0, to: 0 };
  const atOnce = { processingBusinessDays: none, shippingDays: { worldwideFree: none } };
  expect(computeDeliveryWindow("2026-11-24", atOnce)).toEqual({
    from: "2026-11-24",
    to: "2026-11-24",
  });
  expect(computeDeliveryWindow("2026-11-29", atOnce)).toEqual({
    from: "2026-11-30",
    to: "2026-11-30",
  });
});

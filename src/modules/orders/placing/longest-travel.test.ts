import fc from "fast-check";
import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { addDays } from "#shared/days.ts";
import { getLastOverdueDeparture, getLatestArrival, getLongestTravel } from "./longest-travel.ts";

const { shippingDays } = policies;

test("ARRIVE-05 the latest plausible day follows the longest delivery time of the policies, without weekends", () => {
  expect(getLongestTravel(shippingDays, "home")).toBe(shippingDays.worldwideFree.to);
  expect(getLongestTravel(shippingDays, "abroad")).toBe(shippingDays.international.to);
  // A Thursday: two weeks of ten days of carriers later is a Thursday again.
  expect(getLatestArrival("2026-11-26", 10)).toBe("2026-12-10");
  expect(getLatestArrival("2026-11-26", 14)).toBe("2026-12-16");
});

test("ARRIVE-05 shipments dispatched up to the last overdue day are overdue, later ones are not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 30 }), (at, travel) => {
      const today = addDays("2026-01-01", at);
      const last = getLastOverdueDeparture(today, travel);
      expect(getLatestArrival(last, travel) < today).toBe(true);
      expect(getLatestArrival(addDays(last, 1), travel) < today).toBe(false);
    }),
  );
});

import { expect, test } from "vitest";
import { findLawArea, listLawMarkets } from "./law-areas.ts";

const markets = listLawMarkets([
  { code: "us", places: ["US", "GB:BT1"] },
  { code: "uk", places: ["GB", "US/OR"] },
  { code: "channel", places: ["JE", "GB:JE"] },
]);

test.each([
  [{ country: "GB" }, "uk"],
  [{ country: "US", state: "WA" }, "us"],
  // The longest place counts.
  [{ country: "US", state: " or " }, "uk"],
  [{ country: "GB", postalCode: "bt1 5gs" }, "us"],
  [{ country: "GB", postalCode: "BT21 1AA" }, "uk"],
  // A market without words of its own belongs to none.
  [{ country: "JE" }, undefined],
  [{ country: "DE" }, undefined],
])("LAW-08 the address %j belongs to the law %s", (address, area) => {
  expect(findLawArea(markets, address)).toBe(area);
});

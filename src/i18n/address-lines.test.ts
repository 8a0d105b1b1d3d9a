import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

const line1 = "14 Alder Lane";

test.each([
  ["Germany", { country: "DE", city: "Köln", postalCode: "50667" }, [line1, "50667 Köln"]],
  ["France", { country: "FR", city: "Paris", postalCode: "75002" }, [line1, "75002 Paris"]],
  [
    "Netherlands",
    { country: "NL", city: "Amsterdam", postalCode: "1012 LG" },
    [line1, "1012 LG Amsterdam"],
  ],
  [
    "United Kingdom",
    { country: "GB", city: "London", postalCode: "SW1A 1AA" },
    [line1, "London", "SW1A 1AA"],
  ],
  [
    "United States",
    { country: "US", line2: "Apt 2", city: "Portland", state: "OR", postalCode: "97205" },
    [line1, "Apt 2", "Portland, OR 97205"],
  ],
  ["United States", { country: "US", city: "Portland" }, [line1, "Portland"]],
  ["Israel", { country: "IL", city: "חיפה", postalCode: "3303101" }, [line1, "חיפה 3303101"]],
  [
    "Japan",
    {
      country: "JP",
      line1: "丸の内1-1",
      city: "千代田区",
      state: "東京都",
      postalCode: "100-0005",
    },
    ["〒100-0005", "東京都", "千代田区", "丸の内1-1"],
  ],
  [
    "Japan",
    { country: "JP", line2: "Apt 2", city: "Chiyoda", state: "Tokyo", postalCode: "100-0005" },
    [line1, "Apt 2", "Chiyoda, Tokyo", "100-0005"],
  ],
] as const)(
  "WORDS-94 an address in %s is in the order of its country: %j",
  (country, parts, lines) => {
    expect(addressLines({ line1, ...parts })).toEqual([...lines, country]);
  },
);

test.each([
  ["DE", { city: "Köln", state: "NRW", postalCode: "50667" }, ["50667 Köln, NRW"]],
  ["ZZ", { city: "Springfield", state: "North", postalCode: "12" }, ["Springfield, North 12"]],
  ["AE", { city: "Al Barsha", state: "Dubai" }, ["Al Barsha", "Dubai"]],
  ["AE", { city: "Dubai", state: "Dubai" }, ["Dubai"]],
  ["SG", { city: "Singapore", postalCode: "238801" }, ["SINGAPORE 238801"]],
  ["SE", { city: "Stockholm", postalCode: "SE-111 22" }, ["SE-111 22 Stockholm"]],
] as const)(
  "WORDS-94 an address in %s has each part once, also one that its country has no place for: %j",
  (country, parts, lines) => {
    expect(addressLines({ country, line1, ...parts }).slice(1, -1)).toEqual(lines);
  },
);

test("WORDS-94 the country is named in the reader's language, and no address has no lines", () => {
  expect(addressLines({ country: "DE", line1, city: "Köln" }, "he-IL").at(-1)).toBe("גרמניה");
  expect(addressLines(null)).toEqual([]);
});

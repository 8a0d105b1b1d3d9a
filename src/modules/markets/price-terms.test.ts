import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { createValues } from "#shared/records/record.ts";
import { market, type MarketInput } from "./market.ts";
import { listPlacesOf } from "./places.ts";
import { computePlacedPrice, computeShipping, findDuty, type Goods } from "./price-terms.ts";

const goods: Goods = {
  id: "olive",
  price: money(7499, "USD"),
  quantity: 2,
  taxClass: "standard",
  weightGrams: 1300,
  tariffCode: "4202920000",
  originCountry: "VN",
};

/** A market with these terms, and what two backpacks cost there on a day. */
function compute(terms: Partial<MarketInput>, today = "2026-12-01", places = ["DE"]) {
  const { places: _none, ...values } = { ...createValues(market), ...terms };
  const row = { ...values, id: "market", isMain: false };
  return computePlacedPrice([goods], undefined, {
    market: row,
    places,
    today,
    rate: { rate: "3.5" },
  });
}

test.each([
  [
    { country: "GB", postalCode: "bt1 5gs" },
    ["GB:BT15GS", "GB:BT15G", "GB:BT15", "GB:BT1", "GB:BT", "GB:B", "GB"],
  ],
  [{ country: "US", state: "Oregon", postalCode: "97" }, ["US:97", "US:9", "US/OR", "US"]],
  [{ country: "US", state: "or" }, ["US/OR", "US"]],
  [{ country: "DE" }, ["DE"]],
  [{ country: "??" }, []],
])("MARKET-06 %o lies in %o", (address, places) => {
  expect(listPlacesOf(address)).toEqual(places);
});

test("MARKET-08 the last rate that has begun holds, and that of the narrowest place", () => {
  const rate = (rateBp: number, from: string, place: string | null = null) => ({
    place,
    taxClass: "standard" as const,
    from,
    rateBp,
  });
  const taxRates = [
    rate(2000, "2026-01-01"),
    rate(2100, "2027-01-01"),
    rate(1900, "2026-06-01", "DE"),
    { ...rate(700, "2026-01-01"), taxClass: "reduced" as const },
  ];
  const getRate = (today: string, place: string) =>
    compute({ taxMode: "included", taxRates }, today, [place]).lines[0]?.taxRateBp;
  expect(getRate("2026-05-31", "DE")).toBe(2000);
  expect(getRate("2026-06-01", "DE")).toBe(1900);
  expect(getRate("2026-12-31", "FR")).toBe(2000);
  expect(getRate("2027-01-01", "FR")).toBe(2100);
  expect(getRate("2025-12-31", "FR")).toBe(0);
  expect(compute({ taxRates }).price.tax.amountMinor).toBe(0);
});

test("MARKET-09 shipping is flat or by steps, and free from an amount on", () => {
  const method = {
    id: "post",
    name: "Post",
    publicName: "Post",
    carrierId: null,
    kind: "flat" as const,
    priceMinor: 900,
    steps: [
      { from: 1000, priceMinor: 1200 },
      { from: 2600, priceMinor: 1500 },
      { from: 20_000, priceMinor: 0 },
    ],
    freeOverMinor: null,
    daysMin: 3,
    daysMax: 5,
    isPickup: false,
  };
  expect(computeShipping(method, [goods])).toBe(900);
  expect(computeShipping({ ...method, kind: "weight" }, [goods])).toBe(1500);
  expect(computeShipping({ ...method, kind: "weight" }, [{ ...goods, quantity: 1 }])).toBe(1200);
  expect(computeShipping({ ...method, kind: "sum" }, [goods])).toBe(1500);
  expect(computeShipping({ ...method, freeOverMinor: 14_998 }, [goods])).toBe(0);
  expect(computeShipping({ ...method, freeOverMinor: 14_999 }, [goods])).toBe(900);

  const other = { ...method, id: "express", publicName: "Express", priceMinor: 2500 };
  const shippingMethods = [method, other];
  expect(compute({ shippingMethods }).price.shipping).toEqual(money(900, "USD"));
  // Thirty-five shekels are ten dollars.
  const inShekels = compute({
    shippingMethods: [{ ...method, priceMinor: 3500 }],
    currency: "ILS",
  });
  expect(inShekels.price.total).toEqual(money(15_998, "USD"));
});

test("MARKET-29 duty is that of the longest tariff code and of the named origin", () => {
  const duty = (tariffCode: string, origin: string | null, value: number) => ({
    tariffCode,
    origin,
    from: "2026-01-01",
    kind: "percent" as const,
    value,
  });
  const duties = [
    duty("", null, 100),
    duty("4202", null, 300),
    duty("4202", "VN", 1760),
    duty("9", "VN", 9999),
  ];
  const find = (tariffCode: string | null, originCountry: string | null) =>
    findDuty(duties, { tariffCode, originCountry }, "2026-12-01")?.value;
  expect(find("4202920000", "VN")).toBe(1760);
  expect(find("4202920000", "IL")).toBe(300);
  expect(find("6307", "VN")).toBe(100);
  expect(find(null, null)).toBe(100);
  expect(findDuty(duties, goods, "2025-12-31")).toBeUndefined();

  const atDoor = compute({ duties, dutyTerms: "at_door" });
  expect([atDoor.price.total, atDoor.price.doorDuty]).toEqual([
    money(14_998, "USD"),
    money(2640, "USD"),
  ]);
  const paid = compute({ duties, dutyTerms: "paid" });
  expect([paid.price.total, paid.price.duty]).toEqual([money(17_638, "USD"), money(2640, "USD")]);
});

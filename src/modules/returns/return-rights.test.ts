import { expect, test } from "vitest";
import { policies as seeded } from "#content/policies.ts";
import { isOpenStatus, orderStatuses } from "#modules/orders/status.ts";
import {
  computeFee,
  findWithdrawalRule,
  listReturnRights,
  type ReturnFacts,
} from "./return-rights.ts";

const policies = {
  ...seeded,
  cancelWithinHours: 2,
  claimWithinHours: 48,
  warrantyMonths: 12,
  withdrawal: [
    {
      from: "2020-01-01",
      countries: ["DE"],
      withinDays: 14,
      feePercent: 0,
      feeAtMostIls: 0,
      groupMonths: 0,
    },
    {
      from: "2020-01-01",
      countries: ["IL"],
      withinDays: 14,
      feePercent: 5,
      feeAtMostIls: 100,
      groupMonths: 4,
    },
    {
      from: "2026-06-01",
      countries: ["DE"],
      withinDays: 30,
      feePercent: 0,
      feeAtMostIls: 0,
      groupMonths: 0,
    },
  ],
};
const createdAt = new Date("2026-03-01T10:00:00Z");
const facts: ReturnFacts = {
  status: "pending",
  stockState: "held",
  createdAt,
  orderedOn: "2026-03-01",
  arrivedOn: null,
  country: "US",
  unnoticed: null,
};
// The 5th of March 2026 is a Thursday.
const arrived: ReturnFacts = {
  ...facts,
  status: "shipped",
  stockState: "shipped",
  arrivedOn: "2026-03-05",
};
const at = (moment: string) => new Date(moment);
const kindsAt = (of: ReturnFacts, moment: string) =>
  listReturnRights(of, policies, at(moment)).map(({ kind }) => kind);

test("RETURN-01 before dispatch an order is cancelled at once within the cancellation period, to the second", () => {
  const until = at("2026-03-01T12:00:00Z");
  expect(listReturnRights(facts, policies, until)).toMatchObject([
    { kind: "cancel", until, isImmediate: true },
  ]);
  expect(listReturnRights(facts, policies, at("2026-03-01T12:00:00.001Z"))).toMatchObject([
    { kind: "cancel", until: null, isImmediate: false },
  ]);
});

test("RETURN-01 where the law allows withdrawal, an order is cancelled at once until its dispatch", () => {
  expect(
    listReturnRights({ ...facts, country: "DE" }, policies, at("2026-03-20T00:00:00Z")),
  ).toMatchObject([{ kind: "cancel", until: null, isImmediate: true }]);
});

test("RETURN-01 a closed order whose items are back in stock has no options", () => {
  for (const status of orderStatuses) {
    const rights = listReturnRights(
      { ...facts, status, stockState: "released" },
      policies,
      createdAt,
    );
    expect(rights.map(({ kind }) => kind)).toEqual(isOpenStatus(status) ? ["cancel"] : []);
  }
});

test("RETURN-01 a shipped order can be withdrawn from where the law allows it, reported as damaged and claimed", () => {
  expect(kindsAt({ ...arrived, country: "DE" }, "2026-03-05T12:00:00Z")).toEqual([
    "withdraw",
    "claim",
    "warranty",
  ]);
  expect(kindsAt(arrived, "2026-03-05T12:00:00Z")).toEqual(["claim", "warranty"]);
});

test("RETURN-02 while the arrival is unknown, no day has passed", () => {
  const underway = { ...arrived, arrivedOn: null, country: "IL" };
  expect(kindsAt(underway, "2036-01-01T00:00:00Z")).toEqual(["withdraw", "claim", "warranty"]);
});

test.each([
  // 14 days after the 5th is Thursday the 19th, which ends last in UTC-12: at noon of the 20th UTC.
  ["DE", "2026-03-05", "2026-03-20T11:59:59.999Z"],
  // A period does not end on a Saturday or Sunday.
  ["DE", "2026-03-07", "2026-03-24T11:59:59.999Z"],
  ["DE", "2026-03-08", "2026-03-24T11:59:59.999Z"],
  ["IL", "2026-03-05", "2026-03-20T11:59:59.999Z"],
])(
  "RETURN-02 in %s an arrival on %s allows withdrawal until %s and no later",
  (country, day, last) => {
    const of = { ...arrived, country, arrivedOn: day };
    const end = listReturnRights(of, policies, at(last))[0];
    expect(end).toMatchObject({ kind: "withdraw", until: at(last), isForGroups: false });
    const after = listReturnRights(of, policies, new Date(Date.parse(last) + 1))[0];
    expect(after?.isForGroups ?? false).toBe(country === "IL");
    expect(after?.kind).toBe(country === "DE" ? "warranty" : "withdraw");
  },
);

test("RETURN-02 groups with longer legal periods have their months, and not a second more", () => {
  const of = { ...arrived, country: "IL" };
  const last = at("2026-07-07T11:59:59.999Z");
  // The 5th of July is a Sunday.
  expect(listReturnRights(of, policies, last)[0]).toMatchObject({
    kind: "withdraw",
    until: last,
    isForGroups: true,
  });
  expect(kindsAt(of, "2026-07-07T12:00:00Z")).toEqual(["warranty"]);
});

test("RETURN-02 damage can be reported for the policies' hours after the day of arrival, to the second", () => {
  expect(kindsAt(arrived, "2026-03-08T11:59:59.999Z")).toEqual(["claim", "warranty"]);
  expect(kindsAt(arrived, "2026-03-08T12:00:00Z")).toEqual(["warranty"]);
});

test("RETURN-02 the warranty covers its months to the second, even from a day missing in shorter months", () => {
  expect(kindsAt(arrived, "2027-03-06T11:59:59.999Z")).toEqual(["warranty"]);
  expect(kindsAt(arrived, "2027-03-06T12:00:00Z")).toEqual([]);
  const leap = { ...arrived, arrivedOn: "2028-02-29" };
  expect(kindsAt(leap, "2029-03-01T11:59:59.999Z")).toEqual(["warranty"]);
  expect(kindsAt(leap, "2029-03-01T12:00:00Z")).toEqual([]);
});

test("RETURN-23 the latest rule of a country that was in force at the time of the order applies", () => {
  const getDays = (orderedOn: string) =>
    findWithdrawalRule(policies.withdrawal, { country: "DE", orderedOn })?.withinDays;
  expect(getDays("2019-12-31")).toBeUndefined();
  expect(getDays("2020-01-01")).toBe(14);
  expect(getDays("2026-05-31")).toBe(14);
  expect(getDays("2026-06-01")).toBe(30);
  expect(
    findWithdrawalRule(policies.withdrawal, { country: "US", orderedOn: "2026-06-01" }),
  ).toBeUndefined();
});

test.each([
  ["USD", "3.50000000", "1.00000000", 7_499, 374],
  // ₪100 are $28.57 at that rate.
  ["USD", "3.50000000", "1.00000000", 100_000, 2_857],
  ["ILS", "3.50000000", "0.28571429", 100_000, 5_000],
  ["ILS", "3.50000000", "0.28571429", 1_000_000, 10_000],
  // And 4,395 yen, of which there are no parts.
  ["JPY", "3.50000000", "0.00650000", 100_000, 4_395],
  ["USD", null, null, 100_000, 0],
] as const)(
  "RETURN-03 of %s at the rates %s and %s and a worth of %i the shop keeps %i",
  (currency, ilsRate, usdRate, worth, fee) => {
    const law = { feePercent: 5, feeAtMostIls: 100 };
    expect(computeFee(law, { currency, ilsRate, usdRate }, worth)).toBe(fee);
    expect(computeFee(null, { currency, ilsRate, usdRate }, worth)).toBe(0);
  },
);

test.each([
  // Twelve months from the end of the usual period.
  ["never", null, "2027-03-20T11:59:59.999Z"],
  ["before the arrival", "2026-03-01", "2026-03-20T11:59:59.999Z"],
  ["after the arrival", "2026-06-10", "2026-06-25T11:59:59.999Z"],
  ["when it was too late", "2027-06-01", "2027-03-20T11:59:59.999Z"],
])("LAW-06 a customer who was told %s may withdraw until the right day", (_, noticedOn, last) => {
  const of = { ...arrived, country: "DE", unnoticed: { months: 12, noticedOn } };
  const [right] = listReturnRights(of, policies, at("2026-03-10T00:00:00Z"));
  expect(right).toMatchObject({ kind: "withdraw", until: at(last), isForGroups: false });
});

import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { createRandom } from "#shared/random.ts";
import {
  getOverdueBefore,
  computeReplyDueAt,
  getTimeLeft,
  type AnsweredKind,
} from "./reply-deadline.ts";

// Each with the offset that the clocks of Israel have on that day.
test.each<[string, AnsweredKind, string, string]>([
  ["a Sunday at noon", "contact", "2026-11-22T12:00:00+02:00", "2026-11-24T12:00:00+02:00"],
  ["a Sunday at noon", "dealer", "2026-11-22T12:00:00+02:00", "2026-11-25T12:00:00+02:00"],
  ["a Thursday at 20:00", "contact", "2026-11-19T20:00:00+02:00", "2026-11-23T20:00:00+02:00"],
  ["a Thursday at 20:00", "dealer", "2026-11-19T20:00:00+02:00", "2026-11-24T20:00:00+02:00"],
  [
    "a Friday, counted from Sunday at nine",
    "contact",
    "2026-11-20T07:30:00+02:00",
    "2026-11-24T09:00:00+02:00",
  ],
  ["a Saturday night", "contact", "2026-11-21T23:59:59+02:00", "2026-11-24T09:00:00+02:00"],
  ["a Sunday before nine", "contact", "2026-11-22T03:00:00+02:00", "2026-11-24T09:00:00+02:00"],
  [
    "the eve of Rosh Hashana 2026",
    "contact",
    "2026-09-11T10:00:00+03:00",
    "2026-09-16T09:00:00+03:00",
  ],
  ["the Thursday before it", "contact", "2026-09-10T10:00:00+03:00", "2026-09-15T10:00:00+03:00"],
  ["the Thursday before it", "dealer", "2026-09-10T10:00:00+03:00", "2026-09-16T10:00:00+03:00"],
  [
    "the Tuesday before Pesach 2026",
    "contact",
    "2026-03-31T15:00:00+03:00",
    "2026-04-06T15:00:00+03:00",
  ],
  [
    "the Tuesday before Pesach 2026",
    "dealer",
    "2026-03-31T15:00:00+03:00",
    "2026-04-09T15:00:00+03:00",
  ],
  ["Pesach itself", "contact", "2026-04-02T15:00:00+03:00", "2026-04-09T09:00:00+03:00"],
  [
    "the day before the clocks go forward",
    "contact",
    "2026-03-26T12:00:00+02:00",
    "2026-03-30T12:00:00+03:00",
  ],
  [
    "the Friday on which they do",
    "contact",
    "2026-03-27T01:30:00+02:00",
    "2026-03-31T09:00:00+03:00",
  ],
  [
    "the Thursday before they go back",
    "contact",
    "2026-10-22T12:00:00+03:00",
    "2026-10-26T12:00:00+02:00",
  ],
  [
    "the hour that comes twice, first time",
    "contact",
    "2026-10-25T01:30:00+03:00",
    "2026-10-27T09:00:00+02:00",
  ],
  [
    "the hour that comes twice, second time",
    "contact",
    "2026-10-25T01:30:00+02:00",
    "2026-10-27T09:00:00+02:00",
  ],
])("INBOX-03 a message of %s (%s) is due by Israeli time", (_when, kind, came, due) => {
  expect(computeReplyDueAt(kind, new Date(came), policies)).toEqual(new Date(due));
});

test("INBOX-03 the cutoff for late messages agrees with every deadline, also around clock changes", () => {
  const random = createRandom("deadlines");
  const starts = ["2026-03-24", "2026-10-21", "2026-09-08", "2025-01-01"].map((day) =>
    Date.parse(day),
  );
  for (let round = 0; round < 1_500; round += 1) {
    const kind = random.pick(["contact", "dealer"] as const);
    const now = new Date(random.pick(starts) + Math.floor(random.getNext() * 12 * 86_400_000));
    const cutoff = getOverdueBefore(kind, now, policies);
    for (const [ms, isLate] of [
      [-1, true],
      [0, false],
    ] as const) {
      const came = new Date(cutoff.getTime() + ms);
      expect([kind, now, came, computeReplyDueAt(kind, came, policies) < now]).toEqual([
        kind,
        now,
        came,
        isLate,
      ]);
    }
  }
});

test.each([
  ["a second after it came", "2026-11-22T14:51:01+02:00", "day", 2],
  ["before nine of its day", "2026-11-22T08:59:00+02:00", "day", 2],
  ["a minute after nine", "2026-11-22T09:01:00+02:00", "day", 2],
  ["late on its day", "2026-11-22T23:59:59+02:00", "day", 2],
  ["at midnight", "2026-11-23T00:00:00+02:00", "day", 1],
  ["late on the day after", "2026-11-23T23:59:59+02:00", "day", 1],
  ["on the last day", "2026-11-24T00:00:00+02:00", "hour", 14],
  ["an hour before", "2026-11-24T13:51:00+02:00", "hour", 1],
  ["less than an hour before", "2026-11-24T13:52:00+02:00", "minute", 59],
  ["on the last second", "2026-11-24T14:50:30+02:00", "minute", 0],
] as const)("INBOX-25 time left for a message of Sunday 14:51, %s", (_when, now, unit, count) => {
  const due = computeReplyDueAt("contact", new Date("2026-11-22T14:51:00+02:00"), policies);
  expect(getTimeLeft(due, new Date(now))).toEqual({ isLate: false, unit, count });
});

test.each([
  ["a second", "2026-11-24T14:51:01+02:00", "minute", 0],
  ["59 minutes", "2026-11-24T15:50:00+02:00", "minute", 59],
  ["two hours", "2026-11-24T16:51:00+02:00", "hour", 2],
  ["the same day", "2026-11-24T23:51:00+02:00", "hour", 9],
  ["the next day", "2026-11-25T00:10:00+02:00", "day", 1],
  ["a Saturday later", "2026-11-28T20:00:00+02:00", "day", 2],
] as const)("INBOX-25 a message due on Tuesday is late by %s", (_by, now, unit, count) => {
  const due = new Date("2026-11-24T14:51:00+02:00");
  expect(getTimeLeft(due, new Date(now))).toEqual({ isLate: true, unit, count });
});

test.each([
  ["Thursday evening", "2026-11-19T20:00:00+02:00", 2],
  ["Friday noon, which counts from Sunday", "2026-11-20T12:00:00+02:00", 3],
  ["Saturday night", "2026-11-21T23:00:00+02:00", 3],
  ["the Thursday before the clocks go forward", "2026-03-26T12:00:00+02:00", 2],
  ["the Thursday before they go back", "2026-10-22T12:00:00+03:00", 2],
  ["the eve of Rosh Hashana", "2026-09-11T10:00:00+03:00", 3],
] as const)(
  "INBOX-25 a message of %s starts with that many business days left",
  (_when, came, days) => {
    const createdAt = new Date(came);
    const aSecondLater = new Date(createdAt.getTime() + 1_000);
    const left = getTimeLeft(computeReplyDueAt("contact", createdAt, policies), aSecondLater);
    expect(left).toEqual({ isLate: false, unit: "day", count: days });
  },
);

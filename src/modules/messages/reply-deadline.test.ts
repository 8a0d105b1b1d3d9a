import { expect, test } from "vitest";
import { createRandom } from "#shared/random.ts";
import { overdueBefore, replyDueAt, timeLeft, type AnsweredKind } from "./reply-deadline.ts";

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
])("INBOX-03 a message of %s (%s) is due by the clock of Israel", (_when, kind, came, due) => {
  expect(replyDueAt(kind, new Date(came))).toEqual(new Date(due));
});

test("INBOX-03 the cutoff for what is late agrees with every deadline, also around summer time", () => {
  const random = createRandom("deadlines");
  const starts = ["2026-03-24", "2026-10-21", "2026-09-08", "2025-01-01"].map((day) =>
    Date.parse(day),
  );
  for (let round = 0; round < 1_500; round += 1) {
    const kind = random.pick(["contact", "dealer"] as const);
    const now = new Date(random.pick(starts) + Math.floor(random.next() * 12 * 86_400_000));
    const cutoff = overdueBefore(kind, now);
    for (const [ms, isLate] of [
      [-1, true],
      [0, false],
    ] as const) {
      const came = new Date(cutoff.getTime() + ms);
      expect([kind, now, came, replyDueAt(kind, came) < now]).toEqual([kind, now, came, isLate]);
    }
  }
});

test("INBOX-03 the time that is left is told in business days", () => {
  const due = new Date("2026-11-23T20:00:00+02:00");
  const left = (now: string) => timeLeft(due, new Date(now));
  expect(left("2026-11-19T20:00:00+02:00")).toEqual({ isLate: false, days: 2 });
  expect(left("2026-11-20T20:00:00+02:00")).toEqual({ isLate: false, days: 1 });
  expect(left("2026-11-23T19:59:00+02:00")).toEqual({ isLate: false, days: 0 });
  expect(left("2026-11-23T20:01:00+02:00")).toEqual({ isLate: true, days: 0 });
  expect(left("2026-11-25T08:00:00+02:00")).toEqual({ isLate: true, days: 1 });
});

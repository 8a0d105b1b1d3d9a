import { expect, test } from "vitest";
import { isoMoment } from "./iso-moment.ts";

test.each([
  ["a Date", new Date("2026-11-21T12:05:00.123Z"), "2026-11-21T12:05:00.123Z"],
  ["the text of the database", "2026-11-21 12:05:00.123456+00", "2026-11-21T12:05:00.123Z"],
  ["a text without milliseconds", "2026-11-21T12:05:00Z", "2026-11-21T12:05:00Z"],
])("%s is a point in time of an answer", (_, moment, text) => {
  expect(isoMoment.parse(moment)).toBe(text);
});

test.each(["", "yesterday", "2026-11-21T12:05:00+02:00", new Date(Number.NaN)])(
  "%s is none",
  (moment) => {
    expect(isoMoment.safeParse(moment).success).toBe(false);
  },
);

import { expect, test } from "vitest";
import { getNextMorning, readTyped, toTyped } from "./publish-time.ts";

const now = new Date("2026-03-01T10:00:00Z");

test("PUB-09 a time is entered and shown in Jerusalem time, in winter and summer", () => {
  expect(readTyped("2026-03-02T09:30", now)).toEqual({ publishAt: "2026-03-02T07:30:00.000Z" });
  expect(readTyped("2026-07-02T09:30", now)).toEqual({ publishAt: "2026-07-02T06:30:00.000Z" });
  expect(toTyped(new Date("2026-03-02T07:30:00Z"))).toBe("2026-03-02T09:30");
  expect(toTyped(new Date("2026-07-02T06:30:00Z"))).toBe("2026-07-02T09:30");
  expect(toTyped(getNextMorning(new Date("2026-03-01T22:30:00Z")))).toBe("2026-03-03T09:00");
});

test.each(["", "soon", "2026-03-02", "2026-13-02T10:00"])(
  "PUB-09 %j is not a valid time",
  (typed) => {
    expect(readTyped(typed, now)).toEqual({ problem: "required" });
  },
);

test("PUB-09 a time in the past is rejected before it is sent", () => {
  expect(readTyped("2026-03-01T12:00", now)).toEqual({ problem: "past" });
  expect(readTyped("2026-03-01T12:01", now)).toEqual({ publishAt: "2026-03-01T10:01:00.000Z" });
});

import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { isAlarm } from "./is-alarm.ts";

const now = new Date("2026-03-02T10:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);

test.each([
  [{ state: "missing", reason: "no_postal_address", at: null }, { wasDone: true }, true],
  [{ state: "missing", reason: "no_postal_address", at: null }, { wasDone: false }, false],
  [{ state: "advice", reason: "backups_beside", at: null }, { wasDone: true }, false],
  [{ state: "unknown", reason: "not_looked_up", at: null }, { wasDone: true }, false],
  [{ state: "done", reason: null, at: null }, { wasDone: true }, false],
  [{ state: "missing", reason: "backup_failed", at: null }, { wasDone: false }, true],
  [{ state: "missing", reason: "integrity_broken", at: now }, { wasDone: false }, true],
  [
    { state: "missing", reason: "service_away", at: before(DAY_MS + HOUR_MS) },
    { wasDone: false },
    true,
  ],
  [
    { state: "missing", reason: "service_away", at: before(DAY_MS - HOUR_MS) },
    { wasDone: true },
    false,
  ],
] as const)("READY-18 of %j with %j the owner hears: %j", (check, { wasDone }, expected) => {
  expect(isAlarm(check, { wasDone, now })).toBe(expected);
});

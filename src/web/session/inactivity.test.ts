import { expect, test } from "vitest";
import { createActivityLog, checkIdleness } from "./inactivity.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const start = Date.UTC(2026, 10, 21, 9);

const after = (ms: number) => checkIdleness(start, start + ms);

/** A browser with a clock to set and any number of tabs. */
function browser() {
  let now = start;
  let noted: number | undefined;
  let writes = 0;
  const openTab = () =>
    createActivityLog(
      {
        read: () => noted,
        write: (time) => {
          noted = time;
          writes += 1;
        },
      },
      () => now,
    );
  return {
    openTab,
    pass: (ms: number) => {
      now += ms;
    },
    writes: () => writes,
    status: (tab: ReturnType<typeof openTab>) =>
      checkIdleness(tab.getLastActivityAt(), now).idleness.status,
  };
}

test("SESS-10 an idle user is warned after 25 minutes and signed out after 30, to the millisecond", () => {
  expect(after(0).idleness).toEqual({ status: "active" });
  expect(after(1_499_999).idleness).toEqual({ status: "active" });
  expect(after(1_500_000).idleness).toEqual({ status: "warning", minutesLeft: 5 });
  expect(after(1_799_999).idleness).toEqual({ status: "warning", minutesLeft: 1 });
  expect(after(1_800_000).idleness).toEqual({ status: "timed-out" });
});

test("SESS-11 the warning counts the remaining minutes, rounded up", () => {
  const minutesLeft = (ms: number) => {
    const { idleness } = after(ms);
    return idleness.status === "warning" ? idleness.minutesLeft : undefined;
  };
  expect(minutesLeft(25 * MINUTE)).toBe(5);
  expect(minutesLeft(26 * MINUTE - 1)).toBe(5);
  expect(minutesLeft(26 * MINUTE)).toBe(4);
  expect(minutesLeft(29 * MINUTE)).toBe(1);
});

test("SESS-11 the next check is due at the next change, and after a minute at most", () => {
  expect(after(0).askAgainMs).toBe(MINUTE);
  expect(after(25 * MINUTE - 10 * SECOND).askAgainMs).toBe(10 * SECOND);
  expect(after(25 * MINUTE).askAgainMs).toBe(MINUTE);
  expect(after(25 * MINUTE + 20 * SECOND).askAgainMs).toBe(40 * SECOND);
  expect(after(30 * MINUTE - 1).askAgainMs).toBe(1);
  let ms = 0;
  for (let attempt = 0; attempt < 100 && after(ms).idleness.status !== "timed-out"; attempt += 1)
    ms += after(ms).askAgainMs;
  expect(ms).toBe(30 * MINUTE);
});

test("SESS-12 activity in one tab counts for all tabs", () => {
  const { openTab, pass, status } = browser();
  const [here, there] = [openTab(), openTab()];
  for (let minute = 0; minute < 40; minute += 1) {
    pass(MINUTE);
    here.record();
  }
  expect(status(there)).toBe("active");
  pass(30 * MINUTE - 1);
  expect([status(here), status(there)]).toEqual(["warning", "warning"]);
  pass(1);
  expect([status(here), status(there)]).toEqual(["timed-out", "timed-out"]);
});

test("SESS-12 activity is reported to other tabs at most every five seconds", () => {
  const { openTab, pass, writes } = browser();
  const tab = openTab();
  tab.record();
  for (let moved = 0; moved < 100; moved += 1) {
    pass(100);
    tab.record();
  }
  expect(writes()).toBe(3);
});

test("SESS-13 a computer that slept for half an hour wakes up signed out", () => {
  const { openTab, pass, status } = browser();
  const tab = openTab();
  tab.record();
  pass(8 * 60 * MINUTE);
  expect(status(tab)).toBe("timed-out");
});

test("SESS-14 setting the clock back neither signs out nor prolongs the session", () => {
  const { openTab, pass, status } = browser();
  const [here, there] = [openTab(), openTab()];
  here.record();
  pass(-2 * 60 * MINUTE);
  expect([status(here), status(there)]).toEqual(["active", "active"]);
  pass(30 * MINUTE);
  expect([status(here), status(there)]).toEqual(["timed-out", "timed-out"]);
});

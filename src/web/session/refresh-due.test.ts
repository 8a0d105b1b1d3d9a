import { expect, test } from "vitest";
import { isRefreshDue } from "./refresh-due.ts";

const received = Date.UTC(2026, 10, 21, 9);
const expiresAt = (secondsFromReceipt: number) => received / 1_000 + secondsFromReceipt;
const session = { expires_in: 600, expires_at: expiresAt(600) };
const after = (seconds: number) => received + seconds * 1_000;

test("SESS-03 a session is renewed when 90 seconds or less remain", () => {
  expect(isRefreshDue(session, received, after(0))).toBe(false);
  expect(isRefreshDue(session, received, after(509.999))).toBe(false);
  expect(isRefreshDue(session, received, after(510))).toBe(true);
  expect(isRefreshDue(session, received, after(10_000))).toBe(true);
});

test("SESS-03 a session of less than three minutes is renewed halfway through", () => {
  const short = { expires_in: 60, expires_at: expiresAt(60) };
  expect(isRefreshDue(short, received, after(29))).toBe(false);
  expect(isRefreshDue(short, received, after(30))).toBe(true);
});

test("SESS-04 the remaining time is measured by the browser's clock alone, however wrong it is", () => {
  for (const hours of [-5, 5]) {
    const elsewhere = { expires_in: 600, expires_at: expiresAt(hours * 3_600 + 600) };
    expect(isRefreshDue(elsewhere, received, after(509))).toBe(false);
    expect(isRefreshDue(elsewhere, received, after(510))).toBe(true);
  }
});

test("SESS-04 a session without a time of receipt is measured by its own end", () => {
  expect(isRefreshDue(session, undefined, after(509))).toBe(false);
  expect(isRefreshDue(session, undefined, after(510))).toBe(true);
});

test("SESS-04 setting the clock back renews the session at once", () => {
  expect(isRefreshDue(session, received, after(-1))).toBe(true);
});

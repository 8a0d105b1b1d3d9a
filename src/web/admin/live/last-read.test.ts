import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefresher } from "./refresher.ts";
import { countUnread } from "./last-read.ts";

test("LIVE-03 items newer than the last one seen are new", () => {
  const times = [
    "2026-03-01T12:00:00.000Z",
    "2026-03-01T11:00:00.000Z",
    "2026-03-01T10:00:00.000Z",
  ];
  expect(countUnread(times, "2026-03-01T10:30:00.000Z")).toBe(2);
  expect(countUnread(times, "2026-03-01T12:00:00.000Z")).toBe(0);
  expect(countUnread([], "")).toBe(0);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("LIVE-10 with any number of events the screen reloads at most every two seconds", () => {
  const refresh = vi.fn<() => void>();
  const { request, stop } = createRefresher(refresh);
  for (let count = 0; count < 100; count += 1) {
    request();
    vi.advanceTimersByTime(100);
  }
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(6);
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(4);
  request();
  stop();
  const before = refresh.mock.calls.length;
  vi.advanceTimersByTime(10_000);
  expect(refresh.mock.calls).toHaveLength(before);
});

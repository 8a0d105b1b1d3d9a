import { expect, test, vi } from "vitest";
import { followDays } from "./follow-days.ts";

test("HTTP-29 pages are refreshed once when a day starts in Jerusalem, and not after the shop has stopped", () => {
  vi.useFakeTimers({ now: new Date("2026-11-24T21:59:00Z") });
  const expire = vi.fn<() => void>();
  const stop = followDays(() => new Date(), { expire });
  vi.advanceTimersByTime(50_000);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  expect(expire).toHaveBeenCalledOnce();
  stop();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(expire).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

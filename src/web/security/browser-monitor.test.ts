import { expect, test } from "vitest";
import { watchTab } from "./browser-monitor.ts";

const clock = () => new Date("2025-01-15T12:00:00Z");

test("SEC-07 a tab counts its own failures", () => {
  const { recordEvent, listAlerts } = watchTab("Mozilla/5.0 Firefox/140.0", clock);
  recordEvent("auth_failure");
  recordEvent("auth_failure", { page: "/auth" });
  expect(listAlerts()).toEqual([]);
  recordEvent("auth_failure");
  expect(listAlerts()).toMatchObject([{ pattern: "auth_failure", severity: "high" }]);
  expect(listAlerts()[0]?.events.map(({ ip, details }) => [ip, details])).toEqual([
    ["client", {}],
    ["client", { page: "/auth" }],
    ["client", {}],
  ]);
});

test("SEC-07 a tab of a suspicious program is recorded at its first event", () => {
  const { recordEvent, listEvents } = watchTab("ExampleBot/1.0", clock);
  recordEvent("form_submission");
  expect(listEvents().map(({ type }) => type)).toEqual(["suspicious_agent", "form_submission"]);
});

import { expect, test } from "vitest";
import { monitorTab } from "./browser-monitor.ts";

const clock = () => new Date("2025-01-15T12:00:00Z");

test("SEC-07 a tab counts its own failures", () => {
  const { note, alerts } = monitorTab("Mozilla/5.0 Firefox/140.0", clock);
  note("auth_failure");
  note("auth_failure", { page: "/auth" });
  expect(alerts()).toEqual([]);
  note("auth_failure");
  expect(alerts()).toMatchObject([{ pattern: "auth_failure", severity: "high" }]);
  expect(alerts()[0]?.events.map(({ ip, details }) => [ip, details])).toEqual([
    ["client", {}],
    ["client", { page: "/auth" }],
    ["client", {}],
  ]);
});

test("SEC-07 a tab of a suspicious program is recorded at its first event", () => {
  const { note, events } = monitorTab("ExampleBot/1.0", clock);
  note("form_submission");
  expect(events().map(({ type }) => type)).toEqual(["suspicious_agent", "form_submission"]);
});

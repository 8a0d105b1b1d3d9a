import { expect, test } from "vitest";
import type { SecurityEventType } from "./events.ts";
import { createSecurityMonitor } from "./monitor.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function monitorAt(start = "2025-01-15T12:00:00Z") {
  let now = new Date(start);
  const monitor = createSecurityMonitor(() => now);
  return {
    ...monitor,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    see: (type: SecurityEventType, ip = "client") =>
      monitor.record({ type, ip, userAgent: "Firefox" }),
    patterns: () => monitor.listAlerts().map(({ pattern, severity }) => `${pattern} ${severity}`),
  };
}

test("SEC-03 the third failure of one address within 5 minutes raises a high alert with the three events", () => {
  const { see, listAlerts, listEvents, wait } = monitorAt();
  see("auth_failure");
  wait(MINUTE);
  see("auth_failure");
  expect(listAlerts()).toEqual([]);
  wait(4 * MINUTE - 1);
  see("auth_failure");
  expect(listAlerts()).toEqual([
    {
      id: "1",
      timestamp: new Date("2025-01-15T12:04:59.999Z"),
      pattern: "auth_failure",
      severity: "high",
      events: listEvents(),
    },
  ]);
  expect(listEvents()[0]).toEqual({
    type: "auth_failure",
    severity: "low",
    timestamp: new Date("2025-01-15T12:00:00Z"),
    ip: "client",
    userAgent: "Firefox",
    details: {},
    email: null,
  });
});

test("SEC-03 failures that are 5 minutes apart raise no alert", () => {
  const { see, patterns, wait } = monitorAt();
  for (const pause of [0, 150_000, 150_000, 150_000]) {
    wait(pause);
    see("auth_failure");
  }
  expect(patterns()).toEqual([]);
});

test("SEC-03 failures of several addresses are not counted together", () => {
  const { see, patterns } = monitorAt();
  see("auth_failure", "192.0.2.1");
  see("auth_failure", "192.0.2.1");
  see("auth_failure", "192.0.2.2");
  see("auth_failure", "192.0.2.2");
  expect(patterns()).toEqual([]);
  see("auth_failure", "192.0.2.2");
  expect(patterns()).toEqual(["auth_failure high"]);
});

test("SEC-03 five submitted forms raise a medium alert, as do one crawler or one replayed token", () => {
  const { see, patterns } = monitorAt();
  for (let count = 0; count < 4; count += 1) see("form_submission");
  expect(patterns()).toEqual([]);
  see("form_submission");
  see("suspicious_agent");
  see("token_reuse");
  expect(patterns()).toEqual([
    "form_submission medium",
    "suspicious_agent medium",
    "token_reuse high",
  ]);
});

test("SEC-04 one pattern of one address raises one alert in 5 minutes", () => {
  const { see, patterns, wait } = monitorAt();
  for (let count = 0; count < 10; count += 1) see("auth_failure");
  expect(patterns()).toHaveLength(1);
  wait(5 * MINUTE - 1);
  see("auth_failure");
  expect(patterns()).toHaveLength(1);
  wait(1);
  see("auth_failure");
  see("auth_failure");
  expect(patterns()).toHaveLength(2);
});

test("SEC-05 the newest 1,000 events are kept", () => {
  const { record, listEvents } = monitorAt();
  for (let count = 0; count < 1_100; count += 1) {
    record({ type: "form_submission", ip: null, userAgent: null, details: { n: `${count}` } });
  }
  expect(listEvents()).toHaveLength(1_000);
  expect(listEvents()[0]?.details).toEqual({ n: "100" });
  expect(listEvents().at(-1)?.details).toEqual({ n: "1099" });
});

test("SEC-06 alerts are deleted after 24 hours, in the hourly cleanup", () => {
  const { see, patterns, wait } = monitorAt();
  wait(HOUR / 2);
  see("token_reuse");
  wait(23.5 * HOUR);
  expect(patterns()).toEqual(["token_reuse high"]);
  wait(HOUR / 2 + 1);
  // Old enough, but the last cleanup was half an hour ago.
  expect(patterns()).toEqual(["token_reuse high"]);
  wait(HOUR / 2);
  expect(patterns()).toEqual([]);
});

import { expect, test } from "vitest";
import { isSuspiciousAgent, securityLimits, securityRules } from "./rules.ts";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "MyCrawler",
  "price-scraper 1",
  "curl/8.5.0",
  "Wget/1.21",
  "python-requests/2.31",
  "PYTHON",
  "",
  "  ",
  undefined,
])("SEC-01 %j is a suspicious program", (agent) => {
  expect(isSuspiciousAgent(agent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
])("SEC-01 %j is a browser", (agent) => {
  expect(isSuspiciousAgent(agent)).toBe(false);
});

test("SEC-02 the rules have their documented values", () => {
  const listAlerts = Object.entries(securityRules).map(([type, { alert }]) => [
    type,
    `${alert.severity} from ${alert.from}`,
  ]);
  expect(Object.fromEntries(listAlerts)).toEqual({
    auth_failure: "high from 3",
    form_submission: "medium from 5",
    suspicious_agent: "medium from 1",
    token_reuse: "high from 1",
  });
  expect(securityRules.suspicious_agent.alert.mostInAnHour).toBe(20);
  expect(securityLimits).toEqual({
    storedEvents: 1_000,
    storedEventsOfAType: 250,
    neighboursFrom: 5,
    windowMs: 300_000,
    alertLifetimeMs: 86_400_000,
    cleanupMs: 3_600_000,
  });
});

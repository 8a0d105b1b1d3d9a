// Rules for alerts; the same in the browser and on the server.
import { MINUTE_MS } from "#shared/durations.ts";
import type { SecurityEventType, Severity } from "./events.ts";

export const securityLimits = {
  /** The newest events are kept, the rest is removed. */
  keptEvents: 1_000,
  /** So many of each type are safe from a flood of another one. */
  keptEventsOfAType: 250,
  /**
   * Events of one network count together for this long; there is one alert of a pattern and network
   * in it.
   */
  windowMs: 5 * MINUTE_MS,
  /**
   * Once so many IPv4 addresses of a /24 have an alert in that time, the next one is about the /24.
   */
  neighboursFrom: 5,
  alertLifetimeMs: 24 * 60 * MINUTE_MS,
  cleanupMs: 60 * MINUTE_MS,
} as const;

type Rule = {
  /** Of a single event. */
  readonly severity: Severity;
  /** From how many within the window on there is an alert, and how severe that is. */
  readonly alert: {
    readonly from: number;
    readonly severity: Severity;
    /** Beyond that, one further alert in an hour stands for all others. */
    readonly mostInAnHour?: number;
  };
};

export const securityRules: Readonly<Record<SecurityEventType, Rule>> = {
  auth_failure: { severity: "low", alert: { from: 3, severity: "high" } },
  form_submission: { severity: "low", alert: { from: 5, severity: "medium" } },
  suspicious_agent: {
    severity: "medium",
    alert: { from: 1, severity: "medium", mostInAnHour: 20 },
  },
  token_reuse: { severity: "high", alert: { from: 1, severity: "high" } },
};

const SUSPICIOUS_AGENT = /bot|crawler|scraper|curl|wget|python/i;

/**
 * Whether a program that calls itself this is probably no browser; one that says nothing is not
 * either.
 */
export function isSuspiciousAgent(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === "" || SUSPICIOUS_AGENT.test(userAgent);
}

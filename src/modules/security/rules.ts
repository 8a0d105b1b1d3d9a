// Rules for alerts; the same in the browser and on the server.
import { MINUTE_MS } from "#shared/durations.ts";
import type { SecurityEventType, Severity } from "./events.ts";

export const securityLimits = {
  /** The number of newest events that are stored. */
  storedEvents: 1_000,
  /** This many of each type stay even in a flood of another type. */
  storedEventsOfAType: 250,
  /**
   * The window in which events of one network are counted together, with at most one alert for each
   * pattern and network.
   */
  windowMs: 5 * MINUTE_MS,
  /**
   * Once this many IPv4 addresses of a /24, or networks of an IPv6 /56, have an alert within the
   * window, the next alert is for the /24 or the /56.
   */
  neighboursFrom: 5,
  alertLifetimeMs: 24 * 60 * MINUTE_MS,
  cleanupMs: 60 * MINUTE_MS,
} as const;

type Rule = {
  /** The severity of a single event. */
  readonly severity: Severity;
  /** The number within the window that makes an alert, and its severity. */
  readonly alert: {
    readonly from: number;
    readonly severity: Severity;
    /** After that many, one further alert in an hour stands for all others. */
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

/** Whether a user agent is probably no browser; an empty one is not either. */
export function isSuspiciousAgent(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === "" || SUSPICIOUS_AGENT.test(userAgent);
}

import type { SecurityAlert, SecurityEvent } from "./events.ts";
import { securityLimits, securityRules } from "./rules.ts";

/** Watches events in memory: for a browser tab, which knows only its own. */
export type SecurityMonitor = {
  readonly record: (
    event: Pick<SecurityEvent, "type" | "ip" | "userAgent"> &
      Partial<Pick<SecurityEvent, "details" | "email">>,
  ) => void;
  /** The newest 1,000, the oldest of them first. */
  readonly listEvents: () => readonly SecurityEvent[];
  /** Alerts of the last 24 hours, or up to 25, as cleanups are an hour apart; the oldest first. */
  readonly listAlerts: () => readonly SecurityAlert[];
};

export function createSecurityMonitor(clock: () => Date): SecurityMonitor {
  const events: SecurityEvent[] = [];
  let alerts: readonly SecurityAlert[] = [];
  let raised = 0;
  let cleanedAt = clock().getTime();

  /** Done here and not by a timer, which would wake an idle page. */
  function removeOldAlerts(): void {
    const now = clock().getTime();
    if (now - cleanedAt < securityLimits.cleanupMs) return;
    cleanedAt = now;
    alerts = alerts.filter(
      ({ timestamp }) => now - timestamp.getTime() < securityLimits.alertLifetimeMs,
    );
  }

  function recordAlertAbout({ type, ip, timestamp }: SecurityEvent): void {
    const rule = securityRules[type].alert;
    const isRecent = (it: { timestamp: Date }) =>
      timestamp.getTime() - it.timestamp.getTime() < securityLimits.windowMs;
    const found = events.filter((it) => it.type === type && it.ip === ip && isRecent(it));
    const isRaised = alerts.some(
      (it) => it.pattern === type && it.events[0]?.ip === ip && isRecent(it),
    );
    if (found.length < rule.from || isRaised) return;
    raised += 1;
    const alert = { id: String(raised), timestamp, pattern: type, severity: rule.severity };
    alerts = [...alerts, { ...alert, events: found }];
  }

  return {
    record({ type, ip, userAgent, details = {}, email = null }) {
      removeOldAlerts();
      const { severity } = securityRules[type];
      const event = { type, severity, timestamp: clock(), ip, userAgent, details, email };
      events.push(event);
      if (events.length > securityLimits.storedEvents) events.shift();
      recordAlertAbout(event);
    },
    listEvents: () => [...events],
    listAlerts() {
      removeOldAlerts();
      return alerts;
    },
  };
}

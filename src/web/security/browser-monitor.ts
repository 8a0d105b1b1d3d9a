import type { SecurityEventType } from "#modules/security/events.ts";
import { createSecurityMonitor } from "#modules/security/monitor.ts";
import { isSuspiciousAgent } from "#modules/security/rules.ts";
import { now } from "#web/browser/clock.ts";

/** A browser does not know its address; in a tab there is only one. */
const ADDRESS = "client";

/**
 * A monitor of the events of one tab; it notes at once the name of the browser, if that is
 * suspicious.
 */
export function watchTab(userAgent: string, clock: () => Date) {
  const { record, listEvents, listAlerts } = createSecurityMonitor(clock);
  const recordEvent = (type: SecurityEventType, details: Readonly<Record<string, string>> = {}) =>
    record({ type, ip: ADDRESS, userAgent, details });
  if (isSuspiciousAgent(userAgent)) recordEvent("suspicious_agent");
  return { recordEvent, listEvents, listAlerts };
}

let ownTab: ReturnType<typeof watchTab> | undefined;

/** Notes an event of this tab. For pages with forms; others do not load this. */
export function recordSecurityEvent(
  type: SecurityEventType,
  details?: Readonly<Record<string, string>>,
): void {
  ownTab ??= watchTab(navigator.userAgent, now);
  ownTab.recordEvent(type, details);
}

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
export function monitorTab(userAgent: string, clock: () => Date) {
  const { record, events, alerts } = createSecurityMonitor(clock);
  const note = (type: SecurityEventType, details: Readonly<Record<string, string>> = {}) =>
    record({ type, ip: ADDRESS, userAgent, details });
  if (isSuspiciousAgent(userAgent)) note("suspicious_agent");
  return { note, events, alerts };
}

let ownTab: ReturnType<typeof monitorTab> | undefined;

/** Notes an event of this tab. For pages with forms; others do not load this. */
export function noteSecurityEvent(
  type: SecurityEventType,
  details?: Readonly<Record<string, string>>,
): void {
  ownTab ??= monitorTab(navigator.userAgent, now);
  ownTab.note(type, details);
}

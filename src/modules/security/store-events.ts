import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { SecurityEvent } from "./events.ts";
import { securityLimits, securityRules } from "./rules.ts";
import { securityEvents } from "./tables.ts";

/** Any number that nothing else in this database uses for its advisory locks. */
const LOCK = 7018253414;
/** An alert shows what it is about; of a flood it need not show everything. */
const MAX_EVENTS_OF_AN_ALERT = 100;

/**
 * Stores events, the oldest first, and raises an alert for each pattern that those of an address fit now, in all
 * instances together: they store one after the other, so none misses what another has just seen, and two do not raise
 * the same alert.
 */
export async function storeEvents(db: Db, events: readonly SecurityEvent[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await db
    .insert(securityEvents)
    .values(events.map(({ timestamp, ...event }) => ({ ...event, occurredAt: timestamp })));

  // For each kind of event of each address the newest one, which ends the window that is looked at.
  const newest = new Map(events.map((event) => [`${event.type} ${event.ip}`, event]));
  const concerned = [...newest.values()].map(({ type, ip, timestamp }) => ({
    pattern: type,
    ip,
    ends_at: timestamp.toISOString(),
    begins_at: new Date(timestamp.getTime() - securityLimits.windowMs).toISOString(),
    threshold: securityRules[type].alert.from,
    severity: securityRules[type].alert.severity,
  }));
  await db.execute(sql`
    insert into security_alerts (raised_at, pattern, severity, ip, events)
    select concerned.ends_at, concerned.pattern, concerned.severity, concerned.ip, found.events
    from jsonb_to_recordset(${JSON.stringify(concerned)}::jsonb) as concerned
      (pattern text, ip inet, begins_at timestamptz, ends_at timestamptz, threshold integer, severity text)
    cross join lateral (
      select count(*) as number, jsonb_agg(jsonb_build_object(
        'type', recent.type, 'severity', recent.severity,
        'timestamp', to_char(recent.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'ip', host(recent.ip), 'userAgent', recent.user_agent, 'details', recent.details, 'email', recent.email
      ) order by recent.occurred_at, recent.id) as events
      from (
        select * from security_events as event
        where event.type = concerned.pattern and event.occurred_at > concerned.begins_at
          -- Not "is not distinct from", which no index serves.
          and (event.ip = concerned.ip or (event.ip is null and concerned.ip is null))
        order by event.occurred_at desc, event.id desc
        limit ${MAX_EVENTS_OF_AN_ALERT}
      ) as recent
    ) as found
    where found.number >= concerned.threshold and not exists (
      select from security_alerts as known
      where known.pattern = concerned.pattern and known.ip is not distinct from concerned.ip
        and known.raised_at > concerned.begins_at
    )`);
}

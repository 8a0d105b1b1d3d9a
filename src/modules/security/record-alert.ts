import { sql, type SQL } from "drizzle-orm";
import { getNetwork, getNetworks } from "#platform/network/networks.ts";
import type { Db } from "#platform/db/client.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { SecurityEvent } from "./events.ts";
import { securityLimits, securityRules } from "./rules.ts";

/** The most events shown with an alert: a sample is enough in a flood. */
const MAX_EVENTS_OF_AN_ALERT = 100;

/**
 * The subject of an alert: one network (null when the address is not known), or too many of them to
 * name.
 */
type Scope = { readonly network: string | null } | "many";

type Newest = Pick<SecurityEvent, "type" | "ip" | "timestamp">;

type Facts = {
  /** Events of the network within the window. */
  events: number;
  /** Whether the network, or the larger one around it, has an alert within the window. */
  has_alert: boolean;
  /** Addresses around this one that have an alert within the window. */
  neighbours: number;
  /** Alerts of the pattern within the hour, and whether one of them stands for many. */
  raised: number;
  has_alert_for_many: boolean;
};

/**
 * Raises an alert if the events of a network up to this one, which is stored, fit the pattern of
 * its type.
 */
export async function recordAlert(db: Db, newest: Newest): Promise<void> {
  const { rows } = await db.execute<Facts>(selectFacts(newest));
  const [facts] = rows;
  const scope = facts && getScope(newest, facts);
  if (scope !== undefined) await insertAlert(db, newest, scope);
}

function getScope({ type, ip }: Newest, facts: Facts): Scope | undefined {
  const { from, mostInAnHour = Infinity } = securityRules[type].alert;
  if (facts.events < from || facts.has_alert) return undefined;
  if (facts.raised >= mostInAnHour) return facts.has_alert_for_many ? undefined : "many";
  if (ip === null) return { network: null };
  const isWide = facts.neighbours >= securityLimits.neighboursFrom;
  return { network: (isWide ? getNetworks(ip)[1] : undefined) ?? getNetwork(ip) };
}

function selectFacts({ type, ip, timestamp }: Newest): SQL {
  const network = ip === null ? null : getNetwork(ip);
  const around = ip === null ? null : (getNetworks(ip)[1] ?? null);
  const windowBegin = toMomentBefore(timestamp, securityLimits.windowMs);
  const hourBegin = toMomentBefore(timestamp, HOUR_MS);
  return sql`
    select
      (select count(*)::integer from security_events e
        where e.type = ${type} and e.occurred_at > ${windowBegin} and ${isInNetwork(sql`e.ip`, network)}) as events,
      count(*) filter (where raised_at > ${windowBegin} and not is_many
        and (${isInNetwork(sql`ip`, network)} or ip = ${around}::inet)) > 0 as has_alert,
      count(*) filter (where raised_at > ${windowBegin} and ip << ${around}::inet)::integer as neighbours,
      count(*) filter (where not is_many)::integer as raised,
      count(*) filter (where is_many) > 0 as has_alert_for_many
    from security_alerts where pattern = ${type} and raised_at > ${hourBegin}`;
}

async function insertAlert(db: Db, newest: Newest, scope: Scope): Promise<void> {
  const { type, timestamp } = newest;
  const isMany = scope === "many";
  const network = scope === "many" ? null : scope.network;
  const isConcerned = isMany ? sql`true` : isInNetwork(sql`event.ip`, network);
  await db.execute(sql`
    insert into security_alerts (raised_at, pattern, severity, ip, is_many, events)
    select ${timestamp.toISOString()}::timestamptz, ${type}, ${securityRules[type].alert.severity}, ${network}::inet, ${isMany},
      jsonb_agg(jsonb_build_object(
        'type', recent.type, 'severity', recent.severity,
        'timestamp', to_char(recent.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'ip', host(recent.ip), 'userAgent', recent.user_agent, 'details', recent.details, 'email', recent.email
      ) order by recent.occurred_at, recent.id)
    from (
      select * from security_events as event
      where event.type = ${type} and event.occurred_at > ${toMomentBefore(timestamp, securityLimits.windowMs)}
        and ${isConcerned}
      order by event.occurred_at desc, event.id desc
      limit ${MAX_EVENTS_OF_AN_ALERT}
    ) as recent`);
}

/** Whether an address belongs to a network, or both are unknown. */
function isInNetwork(address: SQL, network: string | null): SQL {
  return network === null ? sql`${address} is null` : sql`${address} <<= ${network}::inet`;
}

function toMomentBefore(moment: Date, ms: number): SQL {
  return sql`${new Date(moment.getTime() - ms).toISOString()}::timestamptz`;
}

import { isIP } from "node:net";
import { and, desc, eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { malformedCursor } from "#platform/db/keyset.ts";
import { escapeLike } from "#platform/db/like.ts";
import type { ListedSecurityAlert, ListedSecurityEvent, SecurityFilter } from "./contract.ts";
import { securityAlerts, securityEvents } from "./tables.ts";

const PAGE_SIZE = 100;

/** Milliseconds since 1970, the precision of these times; then the row's id. */
const CURSOR = /^(\d{1,15})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

type Page = SecurityFilter & { readonly after?: string | undefined };

/**
 * Up to 100 events, the newest first, and the cursor of those that follow; null when there are
 * none. The caller's rights decide: only the back office can read any. Throws `invalid_fields` for
 * a cursor that no page ended with.
 */
export async function listSecurityEvents(
  { db }: Pick<Context, "db">,
  { type, severity, address, after }: Page,
): Promise<{ events: ListedSecurityEvent[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(
      and(
        type === undefined ? undefined : eq(securityEvents.type, type),
        severity === undefined ? undefined : eq(securityEvents.severity, severity),
        isFrom(address, securityEvents.ip),
        isBehind(after, securityEvents.occurredAt, securityEvents.id),
      ),
    )
    .orderBy(desc(securityEvents.occurredAt), desc(securityEvents.id))
    // Reads one row more than is shown, to know whether there is a next page.
    .limit(PAGE_SIZE + 1);
  const events = rows.map(({ occurredAt, ...event }) => ({
    ...event,
    timestamp: occurredAt.toISOString(),
  }));
  return { events: events.slice(0, PAGE_SIZE), nextCursor: cursorBehind(events) };
}

/** The same for alerts, each with the events behind it. */
export async function listSecurityAlerts(
  { db }: Pick<Context, "db">,
  { type, severity, address, after }: Page,
): Promise<{ alerts: ListedSecurityAlert[]; nextCursor: string | null; total: number }> {
  const rows = await db
    .select()
    .from(securityAlerts)
    .where(
      and(
        type === undefined ? undefined : eq(securityAlerts.pattern, type),
        severity === undefined ? undefined : eq(securityAlerts.severity, severity),
        isFrom(address, securityAlerts.ip),
        isBehind(after, securityAlerts.raisedAt, securityAlerts.id),
      ),
    )
    .orderBy(desc(securityAlerts.raisedAt), desc(securityAlerts.id))
    .limit(PAGE_SIZE + 1);
  const alerts = rows.map(({ raisedAt, ip, events, ...alert }) => ({
    ...alert,
    timestamp: raisedAt.toISOString(),
    network: ip,
    events: [...events],
  }));
  return {
    alerts: alerts.slice(0, PAGE_SIZE),
    nextCursor: cursorBehind(alerts),
    total: await db.$count(securityAlerts),
  };
}

function cursorBehind(rows: readonly { id: string; timestamp: string }[]): string | null {
  const last = rows[PAGE_SIZE - 1];
  if (last === undefined || rows.length <= PAGE_SIZE) return null;
  return `${Date.parse(last.timestamp)}_${last.id}`;
}

/** There are never many rows, so a search by prefix needs no index. */
function isFrom(address: string | undefined, ip: AnyColumn): SQL | undefined {
  if (address === undefined || address === "") return undefined;
  const begins = sql`host(${ip}) like ${`${escapeLike(address.toLowerCase())}%`}`;
  // A whole address also matches the networks that contain it.
  return isIP(address) === 0 || address.includes("%")
    ? begins
    : sql`(${begins} or ${ip} >>= ${address}::inet)`;
}

function isBehind(cursor: string | undefined, time: AnyColumn, id: AnyColumn) {
  if (cursor === undefined) return undefined;
  const [, ms, lastId] = CURSOR.exec(cursor) ?? [];
  if (ms === undefined) throw malformedCursor();
  const moment = sql`timestamptz 'epoch' + ${ms}::bigint * interval '1 millisecond'`;
  return sql`(${time}, ${id}) < (${moment}, ${lastId}::uuid)`;
}

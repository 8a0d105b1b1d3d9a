import { isIP } from "node:net";
import { and, eq, getTableColumns, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { encodeLike } from "#platform/db/like.ts";
import { createNewestFirst, readPage } from "#platform/db/read-page.ts";
import type { SecurityFilter } from "./contract.ts";
import { securityAlerts, securityEvents } from "./tables.ts";

const size = 100;
const newestEvents = createNewestFirst("events", securityEvents.occurredAt, securityEvents.id);
const newestAlerts = createNewestFirst("alerts", securityAlerts.raisedAt, securityAlerts.id);

type Page = SecurityFilter & { readonly after?: string | undefined };

/**
 * Up to 100 events, the newest first, and the cursor of those that follow; null when there are
 * none. The caller's rights decide: only the back office can read any. Throws `invalid_fields` for
 * a cursor that no page ended with.
 */
export async function listSecurityEvents(
  { db }: Pick<Context, "db">,
  { type, severity, address, after }: Page,
) {
  const { rows, nextCursor } = await readPage({ order: newestEvents, after, size }, (page) =>
    db
      .select({ ...getTableColumns(securityEvents), place: page.place })
      .from(securityEvents)
      .where(
        and(
          type === undefined ? undefined : eq(securityEvents.type, type),
          severity === undefined ? undefined : eq(securityEvents.severity, severity),
          isFrom(address, securityEvents.ip),
          page.follows,
        ),
      )
      .orderBy(page.order)
      .limit(page.limit),
  );
  return { events: rows.map((row) => ({ ...row, timestamp: row.occurredAt })), nextCursor };
}

/** The same for alerts, each with the events behind it. */
export async function listSecurityAlerts(
  { db }: Pick<Context, "db">,
  { type, severity, address, after }: Page,
) {
  const { rows, nextCursor } = await readPage({ order: newestAlerts, after, size }, (page) =>
    db
      .select({ ...getTableColumns(securityAlerts), place: page.place })
      .from(securityAlerts)
      .where(
        and(
          type === undefined ? undefined : eq(securityAlerts.pattern, type),
          severity === undefined ? undefined : eq(securityAlerts.severity, severity),
          isFrom(address, securityAlerts.ip),
          page.follows,
        ),
      )
      .orderBy(page.order)
      .limit(page.limit),
  );
  return {
    alerts: rows.map((row) => ({
      ...row,
      timestamp: row.raisedAt,
      network: row.ip,
      events: [...row.events],
    })),
    nextCursor,
    total: await db.$count(securityAlerts),
  };
}

/** There are never many rows, so a search by prefix needs no index. */
function isFrom(address: string | undefined, ip: AnyColumn): SQL | undefined {
  if (address === undefined || address === "") return undefined;
  const begins = sql`host(${ip}) like ${`${encodeLike(address.toLowerCase())}%`}`;
  // A whole address also matches the networks that contain it.
  return isIP(address) === 0 || address.includes("%")
    ? begins
    : sql`(${begins} or ${ip} >>= ${address}::inet)`;
}

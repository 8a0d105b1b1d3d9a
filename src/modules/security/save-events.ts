import { sql } from "drizzle-orm";
import { getNetwork } from "#platform/network/networks.ts";
import type { Db } from "#platform/db/client.ts";
import type { SecurityEvent } from "./events.ts";
import { recordAlert } from "./record-alert.ts";
import { securityEvents } from "./tables.ts";

/** Any number that no other advisory lock in this database uses. */
const LOCK = 7018253414;

/**
 * Stores events, the oldest first, and raises an alert for each pattern that the events of a
 * network match now. Across all instances only one stores at a time, so that each sees the others'
 * events, and no two raise the same alert.
 */
export async function saveEvents(db: Db, events: readonly SecurityEvent[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await db
    .insert(securityEvents)
    .values(events.map(({ timestamp, ...event }) => ({ ...event, occurredAt: timestamp })));

  // The newest event for each type and network, at which the window ends.
  const newest = new Map(
    events.map((event) => [
      `${event.type} ${event.ip === null ? "" : getNetwork(event.ip)}`,
      event,
    ]),
  );
  for (const event of newest.values()) {
    // oxlint-disable-next-line no-await-in-loop -- an alert of this batch counts for the next one
    await recordAlert(db, event);
  }
}

import { sql } from "drizzle-orm";
import { getNetwork } from "#platform/http/networks.ts";
import type { Db } from "#platform/db/client.ts";
import type { SecurityEvent } from "./events.ts";
import { raiseAlert } from "./raise-alert.ts";
import { securityEvents } from "./tables.ts";

/** Any number that nothing else in this database uses for its advisory locks. */
const LOCK = 7018253414;

/**
 * Stores events, the oldest first, and raises an alert for each pattern that those of a network fit
 * now, in all instances together: they store one after the other, so none misses what another has
 * just seen, and two do not raise the same alert.
 */
export async function storeEvents(db: Db, events: readonly SecurityEvent[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await db
    .insert(securityEvents)
    .values(events.map(({ timestamp, ...event }) => ({ ...event, occurredAt: timestamp })));

  // For each kind of event of each network the newest one, which ends the window that counts.
  const newest = new Map(
    events.map((event) => [
      `${event.type} ${event.ip === null ? "" : getNetwork(event.ip)}`,
      event,
    ]),
  );
  for (const event of newest.values()) {
    // oxlint-disable-next-line no-await-in-loop -- an alert of this batch counts for the next one
    await raiseAlert(db, event);
  }
}

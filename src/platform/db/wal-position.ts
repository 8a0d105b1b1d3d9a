/** Positions in the log of writes, to see whether a replica is up to date. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { system } from "#shared/actor.ts";
import type { Database, Db } from "./client.ts";

const LOOK_AGAIN_MS = 10;

/** A place in the primary's log of writes, and in which of its histories. */
export type Position = { readonly lsn: string; readonly timeline: number };

/** The position up to which the primary has acknowledged writes. */
export async function readPosition(primary: Pick<Database, "runInTransaction">): Promise<Position> {
  return primary.runInTransaction(
    system,
    async (db) => {
      const { rows } = await db.execute<Position>(
        sql`select lsn::text, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::integer as timeline
          from pg_current_wal_flush_lsn() as lsn`,
      );
      const [position] = rows;
      if (position === undefined) throw new Error("the primary did not say how far it has written");
      return position;
    },
    { doing: "position", isReadOnly: true },
  );
}

/**
 * Whether the replica has everything up to a position, or reaches it in time. A replica on an older
 * timeline than the primary's may be further, but lack data of the primary.
 */
export async function hasAll(
  db: Db,
  { lsn, timeline }: Position,
  withinMs: number,
): Promise<boolean> {
  for (const untilMs = performance.now() + withinMs; ;) {
    const { rows } = await db.execute<{ hasAll: boolean }>(
      sql`select coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) and ${timeline} =
          (select greatest(timeline_id, min_recovery_end_timeline) from pg_control_checkpoint(), pg_control_recovery())
        as "hasAll"`,
    );
    if (rows[0]?.hasAll === true) return true;
    if (performance.now() > untilMs) return false;
    await sleep(LOOK_AGAIN_MS);
  }
}

/**
 * How long ago the primary committed what the replica has applied last, in seconds; Infinity when
 * it has applied nothing since its start.
 */
export async function readAge(db: Db): Promise<number> {
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`,
  );
  return rows[0]?.seconds ?? Infinity;
}

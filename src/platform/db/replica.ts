/**
 * A streaming replica for expensive reads: figures and files. Its answers contain everything that
 * was committed before the request; otherwise the primary answers. See
 * docs/decisions/0065-reading-from-a-replica.md.
 */
import { sql } from "drizzle-orm";
import type pg from "pg";
import { system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { findFirstCause, StartupError } from "../startup-error.ts";
import type { Log } from "../log.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { openDatabase, type Database, type Db } from "./client.ts";
import { runQuery } from "./outage.ts";
import { getSqlState } from "./sql-error.ts";
import { getTarget, assertTransactions, connect, readIdentity, withLogin } from "./try-address.ts";
import { hasAll, readAge, readPosition, type Position } from "./wal-position.ts";

/** Three downloads at once, and figures beside them. */
const MAX_CONNECTIONS = 6;
const ANSWER_WITHIN_MS = 5_000;
/** How long a reader waits for the replica to catch up. */
const CATCH_UP_MS = 1_000;
/** Figures of the process have to be there sooner. */
const MEASURE_MS = 300;
/** How long a replica that could not be used is not tried again. */
const TRY_AGAIN_MS = 5_000;
const STATEMENT_TIMEOUT = "57014";
/** The replica cancelled a long query to apply changes, and is healthy otherwise. */
const RECOVERY_CONFLICT = "40001";

export type Replica = Pick<Database, "runInTransaction" | "close"> & {
  /**
   * Whether it is used (1 or 0), the numbers of reads answered by it (`reads`) and by the primary
   * instead (`fallbacks`), and by how many seconds at most it is behind, if known.
   */
  readonly measure: () => Promise<Partial<Record<keyof typeof replicaFigures, number>>>;
};

export const replicaFigures = {
  used: { name: "replica_used", help: "1 while the replica answers, 0 while the primary does" },
  lag_seconds: { name: "replica_lag_seconds", help: "How far the replica is behind at most" },
  reads: { name: "replica_reads_total", help: "Reads that the replica has answered" },
  fallbacks: {
    name: "replica_fallbacks_total",
    help: "Reads that the primary has answered in its place",
  },
} as const;

/**
 * Opens the replica at `url` with the login of `appUrl`, which leads to the primary itself. Throws
 * StartupError when it belongs to another database, or a pooler there allows no transactions. One
 * that cannot be used for another reason is tried again later, and `primary` answers meanwhile.
 */
export async function openReplica(options: {
  url: string;
  appUrl: string;
  primary: Pick<Database, "runInTransaction">;
  log: Log;
  tracing?: Tracing;
}): Promise<Replica> {
  const { primary, log } = options;
  const place = getTarget(options.url);
  const connectionString = withLogin(options.url, options.appUrl);
  const identity = await readIdentityAt(options.appUrl);
  const check = (client: pg.ClientBase, withinMs: number) =>
    assertReplica(client, { identity, place, withinMs });
  const standby = openDatabase({
    ...options,
    connectionString,
    max: MAX_CONNECTIONS,
    isPooled: true, // It may be, and those who read there are staff.
    check,
  });
  const counts = { reads: 0, fallbacks: 0 };
  let isUsed = true;
  let tryAgainAtMs = 0;
  /** When it was last known to be up to date. */
  let completeAtMs = performance.now();

  function stopUsing(error: unknown): void {
    tryAgainAtMs = performance.now() + TRY_AGAIN_MS;
    if (!isUsed) return;
    isUsed = false;
    const reason = error instanceof Error ? findFirstCause(error) : String(error);
    log.warn(
      `the replica at ${place} (DATABASE_READ_URL) is not used for now, and the primary answers in its place: ${reason}`,
    );
  }

  function startUsing(startedAtMs: number): void {
    completeAtMs = startedAtMs;
    if (!isUsed) log.info(`the replica at ${place} (DATABASE_READ_URL) is used again`);
    isUsed = true;
  }

  /** Tries again in the background, so that no reader waits for a replica that failed recently. */
  function checkSoon(): void {
    if (performance.now() < tryAgainAtMs) return;
    tryAgainAtMs = Infinity;
    const startedAtMs = performance.now();
    const checkReplica = async () => {
      const position = await readPosition(primary);
      await standby.runInTransaction(system, (db) => waitForPosition(db, position));
      startUsing(startedAtMs);
    };
    checkReplica().catch(stopUsing);
  }

  async function runInTransaction<T>(
    ...parameters: Parameters<typeof standby.runInTransaction<T>>
  ) {
    const [actor, work, settings] = parameters;
    if (isUsed) {
      const startedAtMs = performance.now();
      const position = await readPosition(primary);
      try {
        const result = await standby.runInTransaction(
          actor,
          async (db) => {
            await waitForPosition(db, position);
            startUsing(startedAtMs);
            return work(db);
          },
          settings,
        );
        counts.reads += 1;
        return result;
      } catch (error) {
        const isAway = error instanceof AppError && error.code === "unavailable";
        if (!isAway || getSqlState(error) === STATEMENT_TIMEOUT) throw error;
        if (getSqlState(error) !== RECOVERY_CONFLICT) stopUsing(error);
      }
    } else checkSoon();
    counts.fallbacks += 1;
    return primary.runInTransaction(actor, work, settings);
  }

  async function measure() {
    const startedAtMs = performance.now();
    const position = await readPosition(primary);
    try {
      const ageSeconds = await standby.runInTransaction(system, async (db) =>
        (await hasAll(db, position, MEASURE_MS)) ? 0 : readAge(db),
      );
      if (ageSeconds === 0) startUsing(startedAtMs);
      // An idle primary commits nothing, so the age of the last commit alone would be misleading.
      const lag_seconds = Math.min(ageSeconds, (performance.now() - completeAtMs) / 1_000);
      return { ...counts, used: Number(isUsed), lag_seconds: ageSeconds === 0 ? 0 : lag_seconds };
    } catch (error) {
      stopUsing(error);
      return { ...counts, used: 0 };
    }
  }

  try {
    await tryAddress(connectionString, { place, check });
    const position = await readPosition(primary);
    await standby.runInTransaction(system, async (db) => {
      await waitForPosition(db, position);
      await logConflicts(db, place, log);
    });
  } catch (error) {
    if (!(error instanceof StartupError)) stopUsing(error);
    else {
      await standby.close();
      throw error;
    }
  }
  return { runInTransaction, measure, close: () => standby.close() };
}

async function readIdentityAt(appUrl: string): Promise<string | undefined> {
  const client = await connect(appUrl);
  try {
    return await readIdentity(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function tryAddress(
  connectionString: string,
  { place, check }: { place: string; check: (client: pg.Client, ms: number) => Promise<void> },
): Promise<void> {
  const client = await connect(connectionString);
  try {
    await assertTransactions(client, place, "DATABASE_READ_URL");
    await check(client, ANSWER_WITHIN_MS);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws StartupError for another database, and rejects for a server that has been promoted. */
async function assertReplica(
  client: pg.ClientBase,
  { identity, place, withinMs }: { identity: string | undefined; place: string; withinMs: number },
): Promise<void> {
  if ((await readIdentity(client, withinMs)) !== identity)
    throw new StartupError(
      `DATABASE_READ_URL (${place}) is not a replica of the database of DATABASE_URL. Set it to a streaming replica of the same server.`,
    );
  const [row] = await runQuery<{ isStandby: boolean }>(
    client,
    'select pg_is_in_recovery() as "isStandby"',
    withinMs,
  );
  if (row?.isStandby !== true) throw new Error("it is not a replica, because it accepts writes");
}

async function waitForPosition(db: Db, position: Position): Promise<void> {
  if (!(await hasAll(db, position, CATCH_UP_MS)))
    throw new AppError("unavailable", "it is more than a second behind the primary");
}

/** A long file would break off when the primary removes rows that it still reads. */
async function logConflicts(db: Db, place: string, log: Log): Promise<void> {
  const { rows } = await db.execute<{ hot_standby_feedback: string }>(
    sql`show hot_standby_feedback`,
  );
  if (rows[0]?.hot_standby_feedback === "off")
    log.warn(
      `the replica at ${place} (DATABASE_READ_URL) may cut off long exports: set hot_standby_feedback = on there`,
    );
}

import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { isTaskServed } from "#platform/jobs/presence.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { backupRuns } from "./tables.ts";

/** One night may be missed, but not two. */
const OLD_AFTER_MS = 36 * HOUR_MS;

/** The job's name in the queue, and in the migration that lets the back office request it. */
export const MAKE_BACKUP = "make-backup";

export type BackupAlarm = {
  readonly kind: "failed" | "old";
  /** The run that it is about: the one that failed, or the last good one. */
  readonly runId: string;
  readonly at: Date;
};

type BackupState = {
  /** True if any instance of the shop makes backups by itself. */
  readonly isOn: boolean;
  /** When the newest backup that could be restored was tested. */
  readonly testedAt: Date | null;
  /** A problem that staff should look into; null while backups are off. */
  readonly alarm: BackupAlarm | null;
};

/**
 * The state of the shop's own backups. A run that was interrupted because the shop stopped has
 * neither failed nor succeeded.
 */
export async function readBackupState(db: Db, now: Date): Promise<BackupState> {
  const isOn = await isTaskServed(db, MAKE_BACKUP);
  const { testedAt, alarm } = await readRuns(db, now);
  return { isOn, testedAt, alarm: isOn ? alarm : null };
}

/** The same without knowing whether backups are on. */
export async function readRuns(db: Db, now: Date): Promise<Omit<BackupState, "isOn">> {
  const [last] = await db
    .select()
    .from(backupRuns)
    .where(and(isNotNull(backupRuns.outcome), ne(backupRuns.outcome, "interrupted")))
    .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
    .limit(1);
  const [good] =
    last === undefined || last.outcome === "tested"
      ? [last]
      : await db
          .select()
          .from(backupRuns)
          .where(eq(backupRuns.outcome, "tested"))
          .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
          .limit(1);
  const testedAt = good?.testedAt ?? null;
  return { testedAt, alarm: getAlarm(last, testedAt, now) };
}

function getAlarm(
  last: typeof backupRuns.$inferSelect | undefined,
  testedAt: Date | null,
  now: Date,
): BackupAlarm | null {
  if (last === undefined) return null;
  if (last.outcome !== "tested")
    return { kind: "failed", runId: last.id, at: last.finishedAt ?? last.startedAt };
  const oldAt = new Date((testedAt ?? last.startedAt).getTime() + OLD_AFTER_MS);
  return now < oldAt ? null : { kind: "old", runId: last.id, at: oldAt };
}

/** The same as figures over time. */
export const backupFigures = {
  on: {
    name: "backups_enabled",
    help: "1 if any instance makes backups by itself, else 0",
  },
  failed: { name: "backups_last_failed", help: "1 if the last backup failed, else 0" },
  tested_timestamp_seconds: {
    name: "backups_tested_timestamp_seconds",
    help: "When the newest good backup was tested, in seconds since 1970",
  },
} as const;

/** Their values; the time is missing before the first good backup. */
export function toBackupFigures({ isOn, testedAt, alarm }: BackupState) {
  return {
    on: Number(isOn),
    failed: Number(alarm?.kind === "failed"),
    ...(testedAt !== null && { tested_timestamp_seconds: Math.floor(testedAt.getTime() / 1_000) }),
  };
}

import { basename, sep } from "node:path";
import { eq, isNull, notInArray, desc } from "drizzle-orm";
import { z } from "zod";
import { toShownError } from "#modules/jobs/shown-error.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/client.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { runCommand, type CommandAnswer } from "#platform/run-command.ts";
import { system } from "#shared/actor.ts";
import { isFolder } from "./assert-folder.ts";
import type { BackupOutcome } from "./backup-outcomes.ts";
import { backupRuns } from "./tables.ts";

/** A quarter of a year of nights. */
const MAX_RUNS = 100;

/** Configuration that the two commands need. */
export type BackupConfig = Pick<
  Config,
  "root" | "dataDir" | "databaseUrl" | "s3" | "plaintextHosts"
> & {
  readonly backups: NonNullable<Config["backups"]>;
};

type Run = Partial<Omit<typeof backupRuns.$inferSelect, "id" | "outcome">> & {
  readonly outcome: BackupOutcome;
};

const savedSchema = z.object({
  file: z.string(),
  bytes: z.int(),
  orders: z.int(),
  uploads: z.int(),
});
/** The file names that the backup command gives. */
const fileName = /wanderpaw-\d{8}T\d{6}Z\.tar/g;
const findingsSchema = z.object({ findings: z.array(z.object({ rule: z.string() })) });

/**
 * Writes a backup into its folder, removes all but the newest ones, restores the new one on trial,
 * and stores the outcome in the database. Rejects only when the process is told to stop; every
 * other error is an outcome. Only one process may call it at a time, since it removes unfinished
 * files that it finds.
 */
export async function createBackup(
  parts: TaskParts & { config: BackupConfig; stopping: AbortSignal; longestMs: number },
): Promise<void> {
  const { database, clock, log, stopping } = parts;
  const runInDatabase = <T>(work: (db: Db) => Promise<T>) =>
    database.runInTransaction(system, work);
  const startedMs = performance.now();
  const id = await runInDatabase((db) => startRun(db, clock()));
  const late = AbortSignal.timeout(parts.longestMs);
  const signal = AbortSignal.any([stopping, late]);
  const run = await runBackup(parts.config, signal, (file) =>
    runInDatabase((db) => db.update(backupRuns).set(file).where(eq(backupRuns.id, id))),
  );
  const outcome = run.outcome === "interrupted" && late.aborted ? "timed-out" : run.outcome;
  const finishedAt = clock();
  await runInDatabase(async (db) => {
    await db
      .update(backupRuns)
      .set({
        ...run,
        outcome,
        finishedAt,
        testedAt: outcome === "tested" ? finishedAt : null,
      })
      .where(eq(backupRuns.id, id));
    await deleteOldRuns(db);
  });
  const { bytes, orders, uploads, reason } = run;
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  const line = { outcome, bytes, orders, uploads, seconds, reason };
  if (outcome === "tested") log.info(line, "a backup was made, and could be restored");
  else if (outcome === "interrupted") throw new Error("the backup was interrupted");
  else log.error(line, "there is no good backup of today");
}

async function startRun(db: Db, startedAt: Date): Promise<string> {
  await db
    .update(backupRuns)
    .set({ outcome: "interrupted", finishedAt: startedAt })
    .where(isNull(backupRuns.finishedAt));
  const [row] = await db.insert(backupRuns).values({ startedAt }).returning({ id: backupRuns.id });
  if (row === undefined) throw new Error("no row came back");
  return row.id;
}

/** Writes and tests the backup; calls `onSaved` as soon as the file exists. */
async function runBackup(
  { root, dataDir, databaseUrl, s3, plaintextHosts, backups }: BackupConfig,
  signal: AbortSignal,
  onSaved: (file: Partial<Run>) => Promise<unknown>,
): Promise<Run> {
  if (!isFolder(backups.folder))
    return { outcome: "not-written", reason: "The folder for backups is gone" };
  const written = await runCommand({
    root,
    line: ["backup", "--to", backups.folder, "--keep", String(backups.keep)],
    configuration: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PLAINTEXT_HOSTS: plaintextHosts?.join(","),
      S3_ENDPOINT: s3?.endpoint,
      S3_BUCKET: s3?.bucket,
      S3_ACCESS_KEY_ID: s3?.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3?.secretAccessKey,
      S3_REGION: s3?.region,
    },
    signal,
  });
  if (written === "interrupted") return { outcome: "interrupted" };
  if (!written.ok) return { outcome: "not-written", reason: getReason(written, backups.folder) };
  const { file, bytes, orders, uploads } = savedSchema.parse(written.result);
  const saved = { fileName: basename(file), bytes, orders, uploads };
  await onSaved(saved);
  // The restore on trial gets the address of neither the shop's database nor its storage.
  const tested = await runCommand({
    root,
    line: ["backup:test", "--from", file],
    configuration: {},
    signal,
  });
  if (tested === "interrupted") return { ...saved, outcome: "interrupted" };
  if (tested.ok) return { ...saved, outcome: "tested" };
  const outcome = tested.error.kind === "found" ? "unsound" : "not-restorable";
  return { ...saved, outcome, reason: getReason(tested, backups.folder) };
}

function getReason(
  { error, result }: Extract<CommandAnswer, { ok: false }>,
  folder: string,
): string | null {
  const found = findingsSchema.safeParse(result).data?.findings.map(({ rule }) => rule) ?? [];
  const reason = found.length > 0 ? found.join("; ") : error.message;
  // The run has the file's name already, so the message leaves it out.
  const shown = toShownError(reason.replaceAll(folder + sep, "").replaceAll(fileName, "The file"));
  return shown === "" ? null : shown;
}

async function deleteOldRuns(db: Db): Promise<void> {
  const newest = db
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
    .limit(MAX_RUNS);
  await db.delete(backupRuns).where(notInArray(backupRuns.id, newest));
}

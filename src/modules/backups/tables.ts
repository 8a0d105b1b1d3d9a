import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { filledText, instant, createValuesCheck } from "#platform/db/columns.ts";
import { shopAdmin, systemPolicy } from "#platform/db/roles.ts";
import { backupOutcomes } from "./backup-outcomes.ts";

/**
 * Runs of the shop's own backups, with their outcomes. The newest are kept; the job removes the
 * rest.
 */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    startedAt: instant("started_at").notNull(),
    /** Null while it is under way. */
    finishedAt: instant("finished_at"),
    outcome: text("outcome", { enum: backupOutcomes }),
    /** Without its folder; null as long as nothing has been written. */
    fileName: text("file_name"),
    bytes: bigint("bytes", { mode: "number" }),
    orders: integer("orders"),
    uploads: integer("uploads"),
    testedAt: instant("tested_at"),
    /** Why it failed: the message of the command, without addresses and keys. */
    reason: text("reason"),
  },
  (table) => [
    createValuesCheck("backup_runs_outcome_known", table.outcome, backupOutcomes),
    check(
      "backup_runs_finished_somehow",
      sql`(${table.finishedAt} is null) = (${table.outcome} is null)`,
    ),
    check(
      "backup_runs_file_whole",
      sql`num_nulls(${table.fileName}, ${table.bytes}, ${table.orders}, ${table.uploads}) in (0, 4)`,
    ),
    check("backup_runs_file_name_bare", sql`${table.fileName} ~ '^[^/\\\\]{1,200}$'`),
    check(
      "backup_runs_tested_when",
      sql`(${table.testedAt} is not null) = (${table.outcome} is not null and ${table.outcome} = 'tested')
        and (${table.testedAt} is null or ${table.fileName} is not null)`,
    ),
    filledText("backup_runs_reason_filled", table.reason, 300),
    index("backup_runs_newest").on(
      table.startedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    pgPolicy("backup_runs_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    systemPolicy("backup_runs"),
  ],
);

import { sql } from "drizzle-orm";
import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isTaskServed } from "#platform/jobs/presence.ts";
import { AppError } from "#shared/errors.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { MAKE_BACKUP, readBackupState } from "./backup-state.ts";
import { backupRunSchema } from "./contract.ts";
import { listRuns } from "./list-runs.ts";

/** The shop's own backups, for the back office. */
export const backupEndpoints = {
  readBackups: endpoint("GET /api/admin/backups", {
    summary: "Get the schedule of backups and the last 14 runs",
    permission: "jobs.read",
    response: z.object({
      /** True if any instance of the shop makes backups by itself. */
      isOn: z.boolean(),
      /** One is under way, or will be in a moment. */
      isDue: z.boolean(),
      /** When the newest backup that could be restored was tested. */
      testedAt: isoMoment.nullable(),
      /** Why there is an alarm: the last run failed, or no good one in the last 36 hours. */
      alarm: z.enum(["failed", "old"]).nullable(),
      runs: z.array(backupRunSchema),
    }),
    handle: async ({ db, clock }) => {
      const { isOn, testedAt, alarm } = await readBackupState(db, clock());
      const { rows } = await db.execute<{ due: boolean }>(sql`select app.is_backup_due() as due`);
      return {
        isOn,
        isDue: isOn && rows[0]?.due === true,
        testedAt,
        alarm: alarm?.kind ?? null,
        runs: await listRuns(db),
      };
    },
  }),
  requestBackup: endpoint("POST /api/admin/backups", {
    summary: "Start a backup and its test now, unless one is running",
    permission: "jobs.write",
    errors: ["backups_off"],
    handle: async ({ db }) => {
      if (!(await isTaskServed(db, MAKE_BACKUP)))
        throw new AppError("backups_off", "no instance of the shop makes backups");
      await db.execute(sql`select app.request_backup()`);
    },
  }),
};

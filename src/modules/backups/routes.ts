import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isTaskServed } from "#platform/jobs/presence.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { MAKE_BACKUP, readBackupState } from "./backup-state.ts";
import type { backupEndpoints } from "./contract.ts";
import { listRuns } from "./list-runs.ts";

export const backupHandlers: HandlersOf<typeof backupEndpoints, Context> = {
  async readBackups({ db, clock }) {
    const { isOn, testedAt, alarm } = await readBackupState(db, clock());
    const { rows } = await db.execute<{ due: boolean }>(sql`select app.is_backup_due() as due`);
    return {
      isOn,
      isDue: isOn && rows[0]?.due === true,
      testedAt: testedAt?.toISOString() ?? null,
      alarm: alarm?.kind ?? null,
      runs: await listRuns(db),
    };
  },
  async requestBackup({ db }) {
    if (!(await isTaskServed(db, MAKE_BACKUP)))
      throw new AppError("backups_off", "no instance of the shop makes backups");
    await db.execute(sql`select app.request_backup()`);
  },
};

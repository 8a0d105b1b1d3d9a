import { stat } from "node:fs/promises";
import type { Config } from "#platform/config.ts";

/** beside: on the disk that has the shop's data, so that both are lost together. */
type BackupPlace = "beside" | "elsewhere" | "unknown";

/** Where this instance puts its backups; undefined when it makes none. */
export type FindBackupPlace = () => Promise<BackupPlace | undefined>;

/** Finds the place by the disks of the two folders; that of a network is another disk, too. */
export function createBackupPlace({
  backups,
  dataDir,
}: Pick<Config, "backups" | "dataDir">): FindBackupPlace {
  return async () => {
    if (backups === undefined) return undefined;
    try {
      const [ofBackups, ofData] = await Promise.all([stat(backups.folder), stat(dataDir)]);
      return ofBackups.dev === ofData.dev ? "beside" : "elsewhere";
    } catch {
      // A folder that is gone makes the next backup fail, which is reported.
      return "unknown";
    }
  };
}

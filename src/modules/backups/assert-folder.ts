import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { errorCode, unwritableReasons } from "#platform/file-errors.ts";
import { StartupError } from "#platform/startup-error.ts";

/**
 * Makes the folder for backups if need be. Throws StartupError when nothing can be written there.
 */
export function assertBackupFolder({ backups }: Pick<Config, "backups">): void {
  if (backups === undefined) return;
  const { folder } = backups;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Not by asking for the rights: root has all of them on a disk that is read-only.
    const probe = join(folder, `.${randomBytes(8).toString("hex")}.probe`);
    try {
      writeFileSync(probe, "probe", { flag: "wx", mode: 0o600 });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const code = String(errorCode(error));
    const reason = code === "EEXIST" ? "it is a file" : unwritableReasons[code];
    if (reason === undefined) throw error;
    throw new StartupError(
      `The folder for backups ${folder} cannot be written: ${reason}. Give this user the right, set BACKUP_DIR to another folder, or BACKUPS=off.`,
      { cause: error },
    );
  }
}

/**
 * Whether it is still there: a disk may have been taken away, and nothing should be written to its
 * place.
 */
export function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}

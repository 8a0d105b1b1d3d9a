import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { getErrorCode, unwritableReasons } from "#platform/file-errors.ts";
import { StartupError } from "#platform/startup-error.ts";

/**
 * Makes the folder for backups if need be. Throws StartupError when nothing can be written there.
 */
export function assertBackupFolder({ backups }: Pick<Config, "backups">): void {
  if (backups === undefined) return;
  const { folder } = backups;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // By writing a file, not by asking for the rights: root seems to have them even on a read-only
    // disk.
    const probe = join(folder, `.${randomBytes(8).toString("hex")}.probe`);
    try {
      writeFileSync(probe, "probe", { flag: "wx", mode: 0o600 });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const code = String(getErrorCode(error));
    const reason = code === "EEXIST" ? "it is a file" : unwritableReasons[code];
    if (reason === undefined) throw error;
    throw new StartupError(
      `The backup folder ${folder} cannot be written: ${reason}. Give this user write permission, set BACKUP_DIR to another folder, or set BACKUPS=off.`,
      { cause: error },
    );
  }
}

/**
 * False when the folder is missing, for example because its disk was unplugged. A backup then fails
 * and does not make the folder again on another disk.
 */
export function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}

import fs from "node:fs";
import path from "node:path";
import { isFolder } from "#modules/backups/assert-folder.ts";
import type { Config } from "#platform/config.ts";
import { StartupError } from "#platform/startup-error.ts";

const name = /^wanderpaw-\d{8}T\d{6}Z\.tar$/;

/** The default folder of backups. */
const getDefaultFolder = ({ dataDir }: Pick<Config, "dataDir">) => path.join(dataDir, "backups");

/**
 * The file of a new backup: `to` is a file, or a folder that exists; without it the usual folder.
 */
export function createBackupFile(
  config: Pick<Config, "dataDir">,
  to: string | undefined,
  now: Date,
): string {
  const stamp = now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  const folder = to === undefined ? getDefaultFolder(config) : path.resolve(to);
  return to === undefined || isFolder(folder)
    ? path.join(folder, `wanderpaw-${stamp}.tar`)
    : folder;
}

/**
 * The file to read: `from` itself, or the newest backup in it; without it in the usual folder.
 * Throws StartupError.
 */
export function findBackup(config: Pick<Config, "dataDir">, from: string | undefined): string {
  const place = from === undefined ? getDefaultFolder(config) : path.resolve(from);
  if (from !== undefined && !isFolder(place)) return place;
  const [newest] = listBackupFiles(place);
  if (newest === undefined) throw new StartupError(`There is no backup in ${place}.`);
  return newest;
}

/** Those with the name that the shop gives them, the newest first. */
function listBackupFiles(folder: string): string[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .filter((each) => name.test(each))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((each) => path.join(folder, each));
}

/** Removes all backups beside `file` but the newest `keep`. Returns those that are gone. */
export function removeOldBackups(file: string, keep: number): string[] {
  const old = listBackupFiles(path.dirname(file)).slice(keep);
  for (const each of old) fs.rmSync(each);
  return old;
}

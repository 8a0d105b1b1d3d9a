/**
 * Finds out whether a server runs on a cluster, or only left files of one that is gone are there.
 */
import fs from "node:fs";
import path from "node:path";
import { StartupError } from "../../startup-error.ts";

/** How long a server whose shop was killed may take to shut down. */
const handoverMs = 30_000;

/** Above the highest number that Linux or macOS give to a process. */
const impossiblePid = 99_999_999;

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // it lives, under another user
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(file, "utf8"), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The process id in a pid file may belong to another program by now, so its working directory is
 * checked.
 */
function isWorkingIn(pid: number, folder: string): boolean {
  if (!isRunning(pid)) return false;
  if (!fs.existsSync("/proc/self/cwd")) return true; // macOS: believe the file.
  try {
    const there = fs.statSync(`/proc/${pid}/cwd`);
    const here = fs.statSync(folder);
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}

/**
 * PostgreSQL would take any program with the same process id for a server, and would never start.
 * The rest of the file stays: it tells PostgreSQL whether workers of the dead server still hold its
 * memory.
 */
function removeOwner(file: string): void {
  const rest = fs.readFileSync(file, "utf8").replace(/^\d+/, String(impossiblePid));
  // Root writes into a folder of another account here: never through a link.
  const handle = fs.openSync(
    file,
    fs.constants.O_WRONLY | fs.constants.O_TRUNC | fs.constants.O_NOFOLLOW,
  );
  fs.writeSync(handle, rest);
  fs.closeSync(handle);
}

function getShopPidFile(folder: string): string {
  return path.join(path.dirname(folder), "shop.pid");
}

/**
 * Writes our process id for `assertNotRunning`. Called only by the shop whose server holds the
 * cluster.
 */
export function recordShop(folder: string): void {
  fs.rmSync(getShopPidFile(folder), { force: true });
  fs.writeFileSync(getShopPidFile(folder), `${process.pid}\n`, { flag: "wx" });
}

export function deleteShop(folder: string): void {
  if (readPid(getShopPidFile(folder)) === process.pid)
    fs.rmSync(getShopPidFile(folder), { force: true });
}

/**
 * The socket folder of the server that works on the cluster for a living shop; undefined when there
 * is none.
 */
export function findRunningSocket(folder: string): string | undefined {
  const file = path.join(folder, "postmaster.pid");
  const shop = readPid(getShopPidFile(folder));
  const server = readPid(file);
  if (
    shop === undefined ||
    !isRunning(shop) ||
    server === undefined ||
    !isWorkingIn(server, folder)
  )
    return undefined;
  // The fifth line of PostgreSQL's own notes.
  return fs.readFileSync(file, "utf8").split("\n")[4];
}

/** The answer to a start on a folder that another shop is using. */
export function createAlreadyRunningError(folder: string): StartupError {
  const shop = readPid(getShopPidFile(folder));
  const server = readPid(path.join(folder, "postmaster.pid"));
  const who =
    shop !== undefined && isRunning(shop)
      ? `process ${shop}`
      : `the database server with process number ${server ?? "unknown"}`;
  return new StartupError(
    `Another shop is already running on the data folder ${path.dirname(folder)}: ${who}. Stop it first, or set DATA_DIR to another folder. Nothing was changed.`,
  );
}

/**
 * Returns when no server works on the cluster. One that was orphaned by a killed shop is shutting
 * down and is waited for; one that serves a living shop is a reason to throw `StartupError`.
 */
export async function assertNotRunning(folder: string): Promise<void> {
  const file = path.join(folder, "postmaster.pid");
  const giveUpMs = performance.now() + handoverMs;
  for (;;) {
    const server = readPid(file);
    if (server === undefined) return;
    if (!isWorkingIn(server, folder)) {
      if (isRunning(server)) removeOwner(file);
      return;
    }
    const shop = readPid(getShopPidFile(folder));
    if ((shop !== undefined && isRunning(shop)) || performance.now() > giveUpMs)
      throw createAlreadyRunningError(folder);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

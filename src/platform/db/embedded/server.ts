/** One running server process, tied to the life of this one. */
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Writable } from "node:stream";
import { findFullPlace } from "../../file-errors.ts";
import { StartupError } from "../../startup-error.ts";
import { asAccount, bareEnvironment, canEnter, type Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { createAlreadyRunningError } from "./running.ts";
import { openServerLog, type ServerLog } from "./server-log.ts";

/** The kernel refuses socket paths above 104 bytes (macOS) or 108 (Linux), end mark included. */
const maxSocketPathBytes = 103;
const socketName = "/.s.PGSQL.5432";
const fastStopMs = 30_000;

/**
 * $1 is the socket folder, the rest the server's command. Descriptor 3 is the lifeline: when this
 * Node process ends in any way, even by SIGKILL, `read` meets the end of the pipe and the server is
 * told to stop (SIGINT: fast and orderly).
 */
const launcher = `
sockets=$1; shift
trap : TERM HUP INT
"$@" 3<&- &
server=$!
{ read -r end <&3; kill -INT "$server"; } >/dev/null 2>&1 &
lifeline=$!
exec 3<&-
while :; do wait "$server"; code=$?; kill -0 "$server" 2>/dev/null || break; done
kill "$lifeline" 2>/dev/null
rm -f "$sockets"/.s.PGSQL.*
rmdir "$sockets" 2>/dev/null
exit "$code"
`;

/** Sized for one shop on a small machine; durability is left at PostgreSQL's safe defaults. */
const settings: Readonly<Record<string, string | number>> = {
  listen_addresses: "",
  port: 5432,
  unix_socket_permissions: "0700",
  shared_buffers: "96MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  effective_cache_size: "512MB",
  random_page_cost: 1.1,
  // No replicas and no archive: the log needs to bring back this server only.
  wal_level: "minimal",
  max_wal_senders: 0,
  min_wal_size: "32MB",
  max_wal_size: "256MB",
  timezone: "UTC",
  log_timezone: "UTC",
  log_destination: "stderr",
  logging_collector: "off",
  // Statements and details quote customers' data.
  log_min_messages: "warning",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/**
 * For a database that is deleted afterwards: it need not survive a power cut, so it does not wait
 * for the disk.
 */
const scratchSettings: typeof settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
};

export type Server = Readonly<{
  socketFolder: string;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  hasEnded(): boolean;
  /** Why it ended by itself: PostgreSQL's message or ours. */
  getComplaint(): StartupError;
  /** Why its place took no more, if that has happened. */
  findFullPlace(): string | undefined;
  stop(): Promise<void>;
}>;

/**
 * A fresh folder for the socket: random name, closed to all but the account, short enough for the
 * kernel.
 */
function createSocketFolder(account: Account): string {
  const parents = [os.tmpdir(), "/tmp", "/run", "/var/tmp"];
  for (const parent of parents) {
    let folder: string;
    try {
      folder = fs.mkdtempSync(path.join(fs.realpathSync(parent), "wanderpaw-"));
    } catch {
      continue;
    }
    if (account.isOther) fs.lchownSync(folder, account.uid, account.gid);
    if (Buffer.byteLength(folder + socketName) <= maxSocketPathBytes && canEnter(account, folder))
      return folder;
    fs.rmdirSync(folder);
  }
  throw new StartupError(
    `The database needs a folder with a short path for its socket, and none could be created in ${parents.join(", ")}. Set TMPDIR to a folder that can be written.`,
  );
}

function describeServerError(cluster: Cluster, log: ServerLog, code: number | null): StartupError {
  const lines = log.getLastLines();
  if (lines.some((line) => line.includes('lock file "postmaster.pid" already exists')))
    return createAlreadyRunningError(cluster.folder);
  const reason =
    lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ??
    lines.at(-1) ??
    `it ended with code ${code}`;
  // PostgreSQL says which rights it wants in a second line, which its log leaves out here.
  if (reason.includes("has invalid permissions"))
    return new StartupError(
      `The database folder ${cluster.folder} can be read by other users, and PostgreSQL does not start on such a folder. Close it to all users but its owner: chmod 0700 "${cluster.folder}". Nothing was changed, and nothing is damaged.`,
    );
  const full = findFullPlace(lines.join("\n"));
  if (full !== undefined)
    return new StartupError(
      `The database in ${cluster.folder} could not be started: ${full}. Free some space there, and start again. Nothing is damaged.`,
    );
  const message = reason.replace(/^.*?\b(FATAL|PANIC):\s*/, "").replace(/\.?$/, ".");
  return new StartupError(
    `The database in ${cluster.folder} could not be started. PostgreSQL says: ${message} Nothing was changed. If the files are damaged, restore a backup, or move the folder away: the next start then creates a new, empty database. For details see ${log.file}.`,
  );
}

function isLifeline(stream: unknown): stream is Writable {
  return typeof stream === "object" && stream !== null && "end" in stream;
}

/** Starts the server; it may still be recovering when this returns. */
export function startPostgres(
  cluster: Cluster,
  account: Account,
  binaries: Binaries,
  { maxConnections = 60, isScratch = false }: { maxConnections?: number; isScratch?: boolean } = {},
): Server {
  const log = openServerLog(path.join(path.dirname(cluster.folder), "postgres.log"));
  const socketFolder = createSocketFolder(account);
  const options = Object.entries({
    ...settings,
    ...(isScratch ? scratchSettings : {}),
    max_connections: maxConnections,
    unix_socket_directories: socketFolder,
  });
  const child: ChildProcess = spawn(
    "/bin/sh",
    [
      "-c",
      launcher,
      "wanderpaw-database",
      socketFolder,
      binaries.postgres,
      "-D",
      cluster.nameForAccount,
      ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    {
      ...asAccount(account),
      cwd: cluster.folder,
      env: bareEnvironment,
      stdio: ["ignore", "ignore", "pipe", "pipe"],
      // A Ctrl-C in the terminal is meant for this process, which then stops the server in order.
      detached: true,
    },
  );
  child.stderr?.on("data", (chunk: Buffer) => log.write(chunk));
  const lifeline = child.stdio[3];
  if (isLifeline(lifeline)) lifeline.on("error", () => {}); // The other end may be gone first.

  let hasEnded = false;
  let exitCode: number | null = null;
  const ended = new Promise<void>((resolve) => {
    const end = (code: number | null) => {
      hasEnded = true;
      exitCode = code;
      fs.rmSync(socketFolder, { recursive: true, force: true });
      log.close();
      resolve();
    };
    child.once("error", () => end(null));
    // "close" comes when the last pipe is closed, and the lifeline is one of them.
    child.once("exit", () => {
      if (isLifeline(lifeline)) lifeline.end();
    });
    child.once("close", end);
  });

  async function stop(): Promise<void> {
    if (isLifeline(lifeline)) lifeline.end();
    const patience = setTimeout(() => stopServerNow(cluster.folder), fastStopMs);
    await ended;
    clearTimeout(patience);
  }

  return {
    socketFolder,
    ended,
    hasEnded: () => hasEnded,
    getComplaint: () => describeServerError(cluster, log, exitCode),
    findFullPlace: () => findFullPlace(log.getLastLines().join("\n")),
    stop,
  };
}

/** Immediate shutdown: as safe as a power cut, from which the next start recovers. */
function stopServerNow(folder: string): void {
  try {
    process.kill(
      Number.parseInt(fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8"), 10),
      "SIGQUIT",
    );
  } catch {
    // It has ended meanwhile.
  }
}

// A database server of a test's own, which it may kill and start again, with programs of its
// choice.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: asks a server until it lets somebody in
import pg from "pg";
import { asAccount, bareEnvironment } from "#platform/db/embedded/account.ts";
import { findBinaries } from "#platform/db/embedded/binaries.ts";
import { ownerRole } from "#platform/db/embedded/cluster.ts";
import { appRole } from "#platform/db/app-login.ts";
import { account } from "./embedded-folders.ts";

export const databaseName = "wanderpaw";
const PROVIDER_SINCE = 17;

export type OwnServer = {
  /** Where its socket is. */
  readonly folder: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Starts it again and waits until it lets somebody in. */
  readonly start: () => Promise<void>;
  /** As after a power cut: nothing is put in order. */
  readonly stopAtOnce: () => Promise<void>;
  /** Its first process is killed; the others notice, and end without putting anything in order. */
  readonly kill: () => Promise<void>;
  /**
   * A server that follows this one. Every commit waits for it from now on, unless `isAwaited` is
   * false.
   */
  readonly createStandby: (options?: { isAwaited: boolean }) => Promise<OwnServer>;
  /** Runs a statement as its owner. */
  readonly query: (sql: string) => Promise<void>;
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
};

type Programs = Readonly<{ postgres: string; initdb: string }>;

/**
 * Makes and starts a server with the programs in `programs`, or with those that the shop brings
 * along.
 */
export async function startOwnServer(options: { programs?: string } = {}): Promise<OwnServer> {
  const programs: Programs =
    options.programs === undefined
      ? findBinaries(account)
      : {
          postgres: path.join(options.programs, "postgres"),
          initdb: path.join(options.programs, "initdb"),
        };
  const folder = createFolder();
  const made = spawnSync(
    programs.initdb,
    [
      `--pgdata=${path.join(folder, "data")}`,
      `--username=${ownerRole}`,
      "--auth=trust",
      "--encoding=UTF8",
      ...localeOptions(programs.postgres),
      "--no-instructions",
    ],
    { ...asServer(folder), encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = createServer(folder, programs);
  try {
    await server.start();
    await query(getUrl(folder, ownerRole, "postgres"), `create database ${databaseName}`);
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}

const asServer = (folder: string) => ({ ...asAccount(account), cwd: folder, env: bareEnvironment });

function createFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "own-server-"));
  fs.chownSync(folder, account.uid, account.gid);
  return folder;
}

function getUrl(folder: string, role: string, database: string): string {
  return `postgresql://${role}@localhost:5432/${database}?${new URLSearchParams({ host: folder, sslmode: "disable" })}`;
}

/** The server of a folder that has its files; it does not run yet. */
function createServer(folder: string, programs: Programs): OwnServer {
  const data = path.join(folder, "data");
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;
  let wasKilled = false;

  function begin(): ChildProcess {
    const settings = { listen_addresses: "", port: 5432, unix_socket_directories: folder };
    const child = spawn(
      programs.postgres,
      [
        "-D",
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...asServer(folder), stdio: "ignore" },
    );
    running = { child, ended: once(child, "exit") };
    return child;
  }

  async function start(): Promise<void> {
    let child = begin();
    while (!(await letsIn(getUrl(folder, ownerRole, "postgres")))) {
      // The rest of a killed one may hold its memory a little longer.
      if (child.exitCode !== null && !wasKilled) throw new Error("the server has ended");
      if (child.exitCode !== null) child = begin();
      await sleep(20);
    }
    wasKilled = false;
  }

  async function end(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void> {
    wasKilled = signal === "SIGKILL";
    running?.child.kill(signal);
    await running?.ended;
    running = undefined;
  }

  async function createStandby({ isAwaited } = { isAwaited: true }): Promise<OwnServer> {
    const place = createFolder();
    await end("SIGINT");
    const copied = spawnSync("cp", ["-a", data, path.join(place, "data")], { encoding: "utf8" });
    if (copied.status !== 0) throw new Error(`the files could not be copied: ${copied.stderr}`);
    fs.writeFileSync(path.join(place, "data/standby.signal"), "");
    fs.appendFileSync(
      path.join(place, "data/postgresql.conf"),
      `primary_conninfo = 'host=${folder} port=5432 user=${ownerRole}'\n`,
    );
    await start();
    const standby = createServer(place, programs);
    await standby.start();
    if (!isAwaited) return standby;
    const ownerUrl = getUrl(folder, ownerRole, databaseName);
    await query(ownerUrl, "alter system set synchronous_standby_names = '*'");
    await query(ownerUrl, "select pg_reload_conf()");
    return standby;
  }

  return {
    folder,
    ownerUrl: getUrl(folder, ownerRole, databaseName),
    appUrl: getUrl(folder, appRole, databaseName),
    start,
    stopAtOnce: () => end("SIGQUIT"),
    kill: () => end("SIGKILL"),
    createStandby,
    query: (sql) => query(getUrl(folder, ownerRole, databaseName), sql),
    async remove() {
      await end("SIGINT");
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The same order of letters with each version: older ones take it from the system. */
function localeOptions(postgres: string): string[] {
  const { stdout } = spawnSync(postgres, ["--version"], { encoding: "utf8" });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  return major < PROVIDER_SINCE
    ? ["--locale=C.UTF-8"]
    : ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
}

async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // It is asked again.
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

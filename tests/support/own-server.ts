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

const databaseName = "wanderpaw";
const PROVIDER_SINCE = 17;

export type OwnServer = {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Starts it again and waits until it lets somebody in. */
  readonly start: () => Promise<void>;
  /** As after a power cut: nothing is put in order. */
  readonly stopAtOnce: () => Promise<void>;
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
};

/**
 * Makes and starts a server with the programs in `programs`, or with those that the shop brings
 * along.
 */
export async function startOwnServer(options: { programs?: string } = {}): Promise<OwnServer> {
  const { postgres, initdb } =
    options.programs === undefined
      ? findBinaries(account)
      : {
          postgres: path.join(options.programs, "postgres"),
          initdb: path.join(options.programs, "initdb"),
        };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "own-server-"));
  fs.chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, "data");
  const asServer = { ...asAccount(account), cwd: folder, env: bareEnvironment };
  const made = spawnSync(
    initdb,
    [
      `--pgdata=${data}`,
      `--username=${ownerRole}`,
      "--auth=trust",
      "--encoding=UTF8",
      ...localeOptions(postgres),
      "--no-instructions",
    ],
    { ...asServer, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const getUrl = (role: string, database: string) =>
    `postgresql://${role}@localhost:5432/${database}?${new URLSearchParams({ host: folder, sslmode: "disable" })}`;
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;

  async function start(): Promise<void> {
    const settings = { listen_addresses: "", port: 5432, unix_socket_directories: folder };
    const child = spawn(
      postgres,
      [
        "-D",
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...asServer, stdio: "ignore" },
    );
    running = { child, ended: once(child, "exit") };
    while (!(await letsIn(getUrl(ownerRole, "postgres")))) {
      if (child.exitCode !== null) throw new Error("the server has ended");
      await sleep(20);
    }
  }

  async function end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    running?.child.kill(signal);
    await running?.ended;
    running = undefined;
  }

  const remove = async () => {
    await end("SIGINT");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
    const client = new pg.Client({ connectionString: getUrl(ownerRole, "postgres") });
    await client.connect();
    await client.query(`create database ${databaseName}`);
    await client.end();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    ownerUrl: getUrl(ownerRole, databaseName),
    appUrl: getUrl(appRole, databaseName),
    start,
    stopAtOnce: () => end("SIGQUIT"),
    remove,
  };
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

// PgBouncer before a database server of a test's own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: asks a server until it lets somebody in
import pg from "pg";
import { appRole } from "#platform/db/app-login.ts";
import { asAccount, bareEnvironment } from "#platform/db/embedded/account.ts";
import { ownerRole } from "#platform/db/embedded/cluster.ts";
import { findPgBouncer } from "../../scripts/install/pgbouncer.ts";
import { account } from "./embedded-folders.ts";
import { freePort } from "./free-port.ts";
import { databaseName, type OwnServer } from "./own-server.ts";

export type PoolMode = "transaction" | "session" | "statement";
export type PoolerOptions = {
  readonly poolSize?: number;
  /** How many connections it takes. */
  readonly maxClients?: number;
  /** Start parameters that it forgets instead of refusing them. */
  readonly ignores?: string;
  /** The users that it lets in. */
  readonly users?: readonly string[];
  /** Where it leads. */
  readonly database?: string;
};

export type PgBouncer = {
  /** The owner's address through it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts it as Debian's package has it, apart from what is named. Passwords are the server's
 * business, which asks for none.
 */
export async function startPgBouncer(
  server: Pick<OwnServer, "folder">,
  mode: PoolMode,
  options: PoolerOptions = {},
): Promise<PgBouncer> {
  const { poolSize = 5, maxClients = 100, ignores = "extra_float_digits" } = options;
  const { users = [appRole, ownerRole], database = databaseName } = options;
  const program = findPgBouncer();
  if (program === undefined) throw new Error("PgBouncer is not installed");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pgbouncer-"));
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(path.join(folder, "users"), users.map((user) => `"${user}" ""\n`).join(""));
  fs.writeFileSync(
    file,
    `[databases]
     ${databaseName} = host=${server.folder} port=5432 dbname=${database}
     [pgbouncer]
     listen_addr = 127.0.0.1
     listen_port = ${port}
     unix_socket_dir =
     auth_type = trust
     auth_file = ${folder}/users
     pool_mode = ${mode}
     default_pool_size = ${poolSize}
     max_client_conn = ${maxClients}
     ignore_startup_parameters = ${ignores}`,
  );
  for (const name of ["", "users", "pgbouncer.ini"])
    fs.chownSync(path.join(folder, name), account.uid, account.gid);
  const child = spawn(program, ["-q", file], {
    ...asAccount(account),
    cwd: folder,
    env: bareEnvironment,
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  async function stop(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const url = `postgresql://${ownerRole}@127.0.0.1:${port}/${databaseName}?sslmode=disable`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error("PgBouncer has ended");
    await sleep(20);
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
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

/**
 * A real PostgreSQL server that comes with the shop: nothing to install, and all data in one
 * folder.
 */
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import { appRole } from "./app-login.ts";
import { selectAccount } from "./embedded/account.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { openCluster, ownerRole, prepareDataFolder } from "./embedded/cluster.ts";
import { deleteShop, recordShop, assertNotRunning, findRunningSocket } from "./embedded/running.ts";
import { startPostgres, type Server } from "./embedded/server.ts";

const databaseName = "wanderpaw";
const pollMs = 25;
const slowStartMs = 3_000;

export type EmbeddedDatabase = Readonly<{
  /** For migrations: the owner of everything. */
  ownerUrl: string;
  /**
   * For the shop: the login that may only change into the shop's roles. It exists once the
   * migrations have run.
   */
  appUrl: string;
  /** Where the socket is, for `psql -h`. */
  socketFolder: string;
  /** Why the disk took no more, if that has happened. */
  findFullPlace(): string | undefined;
  /** Resolves when the server has ended, on purpose or not. */
  ended: Promise<void>;
  /** Ends the server in order and waits for it. May be called twice. */
  stop(): Promise<void>;
}>;

function toUrl(socketFolder: string, role: string, database: string): string {
  // Port and sslmode are explicit, so that PGPORT and PGSSLMODE have no effect.
  const query = new URLSearchParams({ host: socketFolder, sslmode: "disable" });
  return `postgresql://${role}@localhost:5432/${database}?${query}`;
}

/** Waits until the server accepts connections, and creates the shop's database if it is missing. */
async function waitUntilReady(server: Server, log: Log): Promise<void> {
  const startMs = performance.now();
  let hasComplained = false;
  for (;;) {
    if (server.hasEnded()) throw server.getComplaint();
    const client = new pg.Client({
      connectionString: toUrl(server.socketFolder, ownerRole, "postgres"),
    });
    client.on("error", () => {}); // A server that goes away is noticed above.
    try {
      await client.connect();
      const { rowCount } = await client.query("select from pg_database where datname = $1", [
        databaseName,
      ]);
      if (rowCount === 0) await client.query(`create database ${databaseName}`);
      return;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code !== "57P03") throw error; // 57P03: still starting
      if (!hasComplained && performance.now() - startMs > slowStartMs) {
        hasComplained = true;
        log.info("the database is recovering from an interruption");
      }
    } finally {
      await client.end().catch(() => {});
    }
    await Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, pollMs))]);
  }
}

/** Whether there is a database in the data folder, running or not. */
export function hasEmbedded(dataDir: string): boolean {
  return fs.existsSync(path.join(path.resolve(dataDir), "postgres", "PG_VERSION"));
}

/** Removes the database in the data folder and its log. No server may be using it. */
export function removeEmbedded(dataDir: string): void {
  for (const name of ["postgres", "postgres.log", "postgres.log.old"])
    fs.rmSync(path.join(path.resolve(dataDir), name), { recursive: true, force: true });
}

/**
 * The addresses of the database that a running shop has on the data folder; undefined when none is
 * running. Throws `StartupError` when it is out of this process's reach.
 */
export function findRunning(
  dataDir: string,
): Pick<EmbeddedDatabase, "ownerUrl" | "appUrl"> | undefined {
  const socketFolder = findRunningSocket(path.join(path.resolve(dataDir), "postgres"));
  if (socketFolder === undefined) return undefined;
  if (!fs.existsSync(path.join(socketFolder, ".s.PGSQL.5432")))
    throw new StartupError(
      `The database of the shop that runs on ${dataDir} cannot be reached: its socket in ${socketFolder} is hidden from this process. Run the command as the user of the shop; under systemd with PrivateTmp, in a unit with JoinsNamespaceOf. Or stop the shop first.`,
    );
  return {
    ownerUrl: toUrl(socketFolder, ownerRole, databaseName),
    appUrl: toUrl(socketFolder, appRole, databaseName),
  };
}

/**
 * Starts the server for `<dataDir>/postgres` and makes the database at the first start. It listens
 * on a private socket only, and ends with this process, however that ends. Throws `StartupError`
 * with advice for the person who starts it.
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: Log;
  /** Room for several shops. */
  maxConnections?: number;
  /** For a database that is deleted afterwards, so a power cut may damage it. */
  isScratch?: boolean;
}): Promise<EmbeddedDatabase> {
  const dataDir = path.resolve(options.dataDir);
  const account = selectAccount(path.join(dataDir, "postgres"));
  prepareDataFolder(dataDir, account);
  const binaries = findBinaries(account);
  const cluster = await openCluster(dataDir, account, binaries, () =>
    options.log.info({ folder: dataDir }, "making the database, once"),
  );
  await assertNotRunning(cluster.folder);
  const server = startPostgres(cluster, account, binaries, options);
  try {
    await waitUntilReady(server, options.log);
    recordShop(cluster.folder);
  } catch (error) {
    await server.stop();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database in ${cluster.folder} does not work: ${server.findFullPlace() ?? (error as Error).message}. If the files are damaged, restore a backup, or move the folder away: the next start then creates a new, empty database.`,
      { cause: error },
    );
  }
  let stopping: Promise<void> | undefined;
  return {
    ownerUrl: toUrl(server.socketFolder, ownerRole, databaseName),
    appUrl: toUrl(server.socketFolder, appRole, databaseName),
    socketFolder: server.socketFolder,
    findFullPlace: server.findFullPlace,
    ended: server.ended,
    stop: () => (stopping ??= server.stop().then(() => deleteShop(cluster.folder))),
  };
}

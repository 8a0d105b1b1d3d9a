// Started once per run of the integration tests: one server, the embedded one unless told
// otherwise, with a migrated template, which every test file copies.
import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/db/client.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { withOwner } from "#platform/db/owner.ts";
import { silentLog } from "#platform/log.ts";
import { seedDatabase } from "#server/start/seed-database.ts";
import { fastestFolder } from "../../scripts/check/temporary-folder.ts";
import { startOwnServer } from "./own-server.ts";
import { seededAt } from "./seeded-at.ts";
import { testOffsetMs } from "./test-clock.ts";

declare module "vitest" {
  // Merging into Vitest's own declaration works with an interface only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    databaseServer: { ownerUrl: string; appUrl: string };
  }
}

/**
 * Names a folder with the programs of another server: `TEST_POSTGRES=/usr/lib/postgresql/15/bin npx
 * vitest run …`.
 */
const PROGRAMS_VARIABLE = "TEST_POSTGRES";

/** Migrated, without a row. */
export const emptyTemplate = "template_empty";
/** With the catalog and the demo's business. */
export const seededTemplate = "template_seeded";

/** The same connection string for another database of the server. */
export function forDatabase(url: string, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}

/**
 * The statement that makes a database like another one. Files are copied as they are: where nothing
 * is written through to a disk that takes a fifth of the time of PostgreSQL's own choice, which
 * writes every page into its log.
 */
export const copyDatabase = (name: string, template: string): string =>
  `create database ${name} template ${template} strategy file_copy`;

async function startServer(): Promise<TemplateServer> {
  const programs = process.env[PROGRAMS_VARIABLE];
  if (programs !== undefined && programs !== "") return startOwnServer({ programs });
  const folder = fs.mkdtempSync(path.join(fastestFolder(), "wanderpaw-tests-"));
  // A run that is interrupted skips the teardown, and memory is not tidied like other temporary
  // files.
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  fs.chmodSync(folder, 0o755); // Run by root, the server belongs to another account, which must get in.
  const server = await startEmbedded({
    dataDir: path.join(folder, "data"),
    log: silentLog,
    // Every worker has a shop or more at a time, and some files hold a crowd.
    maxConnections: 300,
  });
  return {
    ...server,
    async remove() {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TemplateServer = { ownerUrl: string; appUrl: string; remove: () => Promise<void> };

/**
 * Starts a server with both templates, the demo's business as it stands at `now`; `prepare` gets
 * the address of the first before anything is in it.
 */
export async function startTemplateServer(
  now: Date,
  prepare?: (ownerUrl: string) => Promise<void>,
): Promise<TemplateServer> {
  const server = await startServer();
  try {
    // Nothing of it has to outlive the run.
    await withOwner(server.ownerUrl, async (client) => {
      await client.query("alter system set fsync = off");
      await client.query("alter system set full_page_writes = off");
      await client.query("select pg_reload_conf()");
    });
    await withOwner(server.ownerUrl, (client) => client.query(`create database ${emptyTemplate}`));
    await migrate({
      ownerUrl: forDatabase(server.ownerUrl, emptyTemplate),
      folder: path.join(import.meta.dirname, "../../migrations"),
    });
    await prepare?.(forDatabase(server.ownerUrl, emptyTemplate));
    await withOwner(server.ownerUrl, (client) =>
      client.query(copyDatabase(seededTemplate, emptyTemplate)),
    );
    const seeded = openDatabase({
      connectionString: forDatabase(server.appUrl, seededTemplate),
      max: 1,
    });
    try {
      await seedDatabase({ database: seeded, config: { demo: true }, now });
    } finally {
      await seeded.close();
    }
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A browser has a clock of its own, so for screens the shop's business must reach until today.
  const now = project.name === "screens" ? new Date(Date.now() + testOffsetMs()) : seededAt;
  const { ownerUrl, appUrl, remove } = await startTemplateServer(now);
  project.provide("databaseServer", { ownerUrl, appUrl });
  return remove;
}

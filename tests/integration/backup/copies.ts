// Empty databases to copy into, and what two databases have in common.
import { filledByMigrations } from "#platform/backup/load.ts";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type Contents, listTables, measureTable } from "#platform/backup/tables.ts";
import { withOwner } from "#platform/db/owner.ts";
import { forDatabase } from "../../support/database-server.ts";

export const migrations = path.join(import.meta.dirname, "../../../migrations");
export const firstRelease = path.join(
  import.meta.dirname,
  "../../fixtures/first-release/wanderpaw-first-release.tar",
);

/** As the owner of a managed server: may make roles and databases, and is held by policies. */
const MANAGED_OWNER = "managed_owner";

export type EmptyDatabase = { ownerUrl: string; appUrl: string };

/**
 * A database without a table that is dropped after the file; `managed` belongs to somebody who is
 * no superuser.
 */
export async function emptyDatabase(options: { managed?: true } = {}): Promise<EmptyDatabase> {
  const { ownerUrl, appUrl } = inject("databaseServer");
  const name = `test_copy_${randomBytes(6).toString("hex")}`;
  await withOwner(ownerUrl, async (client) => {
    if (options.managed) {
      const { rowCount } = await client.query("select from pg_roles where rolname = $1", [
        MANAGED_OWNER,
      ]);
      if (rowCount === 0) await client.query(`create role ${MANAGED_OWNER} login createrole`);
    }
    await client.query(
      `create database ${name} ${options.managed ? `owner ${MANAGED_OWNER}` : ""}`,
    );
  });
  afterAll(() =>
    withOwner(ownerUrl, (client) => client.query(`drop database ${name} with (force)`)),
  );
  const url = new URL(forDatabase(ownerUrl, name));
  if (options.managed) url.username = MANAGED_OWNER;
  return { ownerUrl: url.href, appUrl: forDatabase(appUrl, name) };
}

/** The server's own owner, who sees past every policy. */
async function asSuperuser<T>(
  { ownerUrl }: Pick<EmptyDatabase, "ownerUrl">,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const url = new URL(ownerUrl);
  url.username = new URL(inject("databaseServer").ownerUrl).username;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Result rows of a statement, run as the superuser of the server. */
export const rowsIn = (place: Pick<EmptyDatabase, "ownerUrl">, statement: string) =>
  asSuperuser(place, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  });

/** The measured contents of every table, by its name. */
export const getContents = (place: Pick<EmptyDatabase, "ownerUrl">) =>
  asSuperuser(place, async (client) => {
    const contents: Record<string, Contents> = {};
    for (const table of await listTables(client))
      contents[table.name] = await measureTable(client, table);
    return contents;
  });

/** The tables with rows, but for those that the migrations fill in every database. */
export const listFilled = async (place: Pick<EmptyDatabase, "ownerUrl">): Promise<string[]> =>
  Object.entries(await getContents(place)).flatMap(([name, { rows }]) =>
    rows > 0 && !filledByMigrations.has(name) ? name : [],
  );

/** A folder that is removed after the file. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw backup "));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

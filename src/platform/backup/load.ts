/** Fills an empty database of the same level, all at once or not at all. */
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { withOwner } from "../db/owner.ts";
import { StartupError } from "../startup-error.ts";
import { type SavedJob, writeJobs } from "./jobs.ts";
import { readLevel } from "../db/migration-level.ts";
import {
  type Contents,
  copyTarget,
  getDifference,
  listTables,
  measureTable,
  encodeName,
  type Table,
} from "./tables.ts";

/** The longest time that a running shop may have to wait for our check. */
const LOCK_TIMEOUT = "5s";

export type Loading = Readonly<{
  /** Puts the rows that `lines` holds, in the text format of COPY, into a table. */
  loadTable: (table: Table, lines: Readable) => Promise<void>;
  /** The next value of each sequence. */
  setSequences: (last: Readonly<Record<string, string>>) => Promise<void>;
  loadJobs: (jobs: readonly SavedJob[]) => Promise<void>;
}>;

/**
 * Runs `work`, which loads what belongs into `tables`, in one transaction: until it ends the
 * database stays empty for all others, and after an error or a crash it is. Triggers sleep
 * meanwhile: what they would add is loaded as well. Indexes and keys are made afterwards, which
 * checks every row. The owner need not be a superuser. Throws StartupError when the database has
 * data, when its tables are not these, or when the loaded data differ from `contents`.
 */
export async function loadDatabase(options: {
  ownerUrl: string;
  tables: readonly Table[];
  contents: Readonly<Record<string, Contents>>;
  onFinish: () => void;
  loadAll: (loading: Loading) => Promise<void>;
  /** The last step, after everything has been loaded. */
  removeUnused?: (client: pg.ClientBase) => Promise<void>;
}): Promise<void> {
  const { ownerUrl, tables, contents } = options;
  await withOwner(ownerUrl, async (client) => {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("set local maintenance_work_mem = '128MB'");
    assertSameTables(await listTables(client), tables);
    const wake = await disableTriggers(client, tables);
    await assertEmpty(client, tables);
    const rebuild = await removeIndexes(client);
    await resetTables(client, tables);
    await options.loadAll({
      loadTable: (table, lines) =>
        pipeline(
          lines,
          client.query(copyFrom(`copy ${copyTarget(table)} from stdin with (freeze)`)),
        ),
      async setSequences(last) {
        for (const [name, value] of Object.entries(last))
          await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [
            name,
            value,
          ]);
      },
      loadJobs: (jobs) => writeJobs(client, jobs),
    });
    options.onFinish();
    await rebuild();
    for (const table of tables) {
      const requested = contents[table.name];
      const found = await measureTable(client, table);
      const difference = requested && getDifference(table.name, requested, found);
      if (difference !== undefined)
        throw new StartupError(
          `The copy differs from the original: ${difference}. Nothing was stored.`,
        );
    }
    await options.removeUnused?.(client);
    await wake();
    await client.query("commit");
    // The planner has no statistics of the new rows yet.
    for (const { name } of tables) await client.query(`analyze public.${encodeName(name)}`);
  });
}

function assertSameTables(found: readonly Table[], requested: readonly Table[]): void {
  const place = ({ name, columns }: Table) => `${name}(${columns.toSorted().join()})`;
  const there = new Set(found.map(place));
  const missing = requested.find((table) => !there.has(place(table)));
  if (missing === undefined && found.length === requested.length) return;
  throw new StartupError(
    `The tables of the database differ from those of the copy${missing ? `, beginning with ${missing.name}` : ""}. Nothing was changed.`,
  );
}

/**
 * Until the returned function is called, our triggers are off, and policies do not apply to the
 * owner.
 */
async function disableTriggers(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; forced: boolean }>(
    `select relname as name, relforcerowsecurity as forced from pg_class
     where relnamespace = 'public'::regnamespace and relname = any($1)`,
    [tables.map(({ name }) => name)],
  );
  for (const { name } of rows)
    await client.query(
      `alter table public.${encodeName(name)} disable trigger user, no force row level security`,
    );
  return async () => {
    for (const { name, forced } of rows)
      await client.query(
        `alter table public.${encodeName(name)} enable trigger user${forced ? ", force row level security" : ""}`,
      );
  };
}

/**
 * Throws StartupError when the database cannot be brought to `level` and filled: it has data,
 * another program's tables, or a newer level. Nothing is changed.
 */
export async function assertFillable(ownerUrl: string, level: readonly number[]): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    const [own, tables] = [await readLevel(client), await listTables(client)];
    if (own.length === 0 && tables.length === 0) return;
    if (own.length === 0)
      throw new StartupError(
        "The target database contains tables of another program. Choose an empty database. Nothing was changed.",
      );
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query("begin");
    await disableTriggers(client, tables);
    await assertEmpty(client, tables);
    await client.query("rollback");
    if (own.some((written, place) => level[place] !== written))
      throw new StartupError(
        "The target database has no data, but tables of a newer version of the shop. Choose an empty database. Nothing was changed.",
      );
  });
}

/** Tables that migrations fill: their rows are in every database, and make way for the backup's. */
export const filledByMigrations: ReadonlySet<string> = new Set([
  "carriers",
  "currencies",
  "markets",
  "market_places",
]);

async function assertEmpty(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (filledByMigrations.has(name)) continue;
    const { rowCount } = await client.query(`select from public.${encodeName(name)} limit 1`);
    if (rowCount !== 0)
      throw new StartupError(
        "The target database already has data. Choose an empty database or another DATA_DIR. Nothing was changed.",
      );
  }
}

/**
 * Lets the transaction make the tables' files anew: what is written into a file that goes with a
 * failed transaction need not be in the server's log first (where it keeps a minimal one, as the
 * embedded one does), and rows can be marked as visible to all at once, instead of being written
 * again when they are first read.
 */
async function resetTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => `public.${encodeName(name)}`);
  await client.query(`truncate ${names.join(", ")}`);
}

/**
 * Drops keys and indexes, in which each row would be looked up or put in its place: all at once
 * they are made in order. Those that a view leans on stay.
 */
async function removeIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  type Part = { drop: string; make: string };
  const { rows: keys } = await client.query<Part>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint k
     where contype in ('f', 'p', 'u') and connamespace = 'public'::regnamespace
       and not exists (
         select from pg_depend d
         where d.refclassid = 'pg_constraint'::regclass and d.refobjid = k.oid and d.classid = 'pg_rewrite'::regclass)
     -- Foreign keys lean on the others.
     order by contype <> 'f', conname`,
  );
  const { rows: indexes } = await client.query<Part>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype <> 'f')`,
  );
  const parts = [...keys, ...indexes];
  for (const { drop } of parts) await client.query(drop);
  return async () => {
    for (const { make } of parts.toReversed()) await client.query(make);
  };
}

/** A consistent snapshot of a database, for copying it. */
import type pg from "pg";
import { connectAsOwner } from "../db/owner.ts";
import { getSqlState } from "../db/sql-error.ts";
import { StartupError } from "../startup-error.ts";
import { listTables, encodeName, type Table } from "./tables.ts";

/** The longest time that the shop may have to wait for us, and we for it. */
const LOCK_TIMEOUT = "5s";
const OWNERS_POLICY = "owner_backup";

/**
 * Runs `work` in a read-only transaction that sees one moment. The shop keeps running; migrations
 * wait until the end. Throws StartupError when the server cannot be reached or a table stays
 * locked.
 */
export async function runInSnapshot<T>(
  ownerUrl: string,
  loadAll: (client: pg.Client, tables: readonly Table[]) => Promise<T>,
): Promise<T> {
  const client = await connectAsOwner(ownerUrl);
  try {
    // Copying takes long, so there is no timeout.
    await client.query("set statement_timeout = 0");
    await client.query("set idle_in_transaction_session_timeout = 0");
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await addReadGrant(client);
    await client.query("begin isolation level repeatable read read only");
    const tables = await listTables(client);
    if (tables.length === 0)
      throw new StartupError("There is no shop in this database, so there is nothing to copy.");
    const names = tables.map(({ name }) => `public.${encodeName(name)}`).join(", ");
    await client.query(`lock table ${names} in access share mode`);
    return await loadAll(client, tables);
  } catch (error) {
    if (getSqlState(error) !== "55P03") throw error;
    throw new StartupError(
      "Another program has locked a table of the database. Nothing was copied. Try again in a moment.",
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Policies hold for the owner, too, and none of the shop's is for the owner: COPY would find every
 * table empty. An owner that is no superuser gets one for reading, once for each table, which may
 * change and empty the tables in any case.
 */
async function addReadGrant(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relforcerowsecurity
       and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
       and not exists (select from pg_policy where polrelid = c.oid and polname = $1)`,
    [OWNERS_POLICY],
  );
  for (const { name } of rows)
    await client.query(
      `create policy ${OWNERS_POLICY} on public.${encodeName(name)} for select to current_user using (true)`,
    );
}

/** The next value of each sequence. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Creates the tables of the job queue, and gives its worker access. */
import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import { openPool } from "../db/pool.ts";

const schema = "graphile_worker";

/**
 * Brings the queue up to date; nothing happens when it is. To be run as the owner, after the
 * migrations, which make the worker's role, and by one process at a time. The queue's tables have
 * row-level security without policies, so that only their owner gets in; the worker is let in by
 * policies of our own instead of owning anything.
 */
export async function installJobQueue(ownerUrl: string): Promise<void> {
  const pool = openPool({
    connectionString: ownerUrl,
    max: 1,
    application_name: "wanderpaw-owner",
  });
  try {
    const before = await readRevision(pool);
    await runMigrations({ pgPool: pool, schema, logger: new Logger(() => () => {}) });
    if ((await readRevision(pool)) !== before) await addWorkerGrants(pool);
  } finally {
    await pool.end();
  }
}

async function readRevision(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('${schema}.migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return undefined;
  const newest = await pool.query<{ id: number }>(`select max(id) as id from ${schema}.migrations`);
  return newest.rows[0]?.id;
}

async function addWorkerGrants(pool: pg.Pool): Promise<void> {
  await pool.query(`
    grant usage on schema ${schema} to shop_jobs;
    grant select, insert, update, delete on all tables in schema ${schema} to shop_jobs;
    grant usage on all sequences in schema ${schema} to shop_jobs;
    grant execute on all functions in schema ${schema} to shop_jobs;
    do $$
    declare
      guarded record;
    begin
      for guarded in
        select relname from pg_class
        where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relrowsecurity
      loop
        execute format('drop policy if exists shop_jobs on ${schema}.%I', guarded.relname);
        execute format('create policy shop_jobs on ${schema}.%I to shop_jobs using (true) with check (true)', guarded.relname);
      end loop;
    end $$;`);
}

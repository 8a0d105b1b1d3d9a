import pg from "pg";
import { findDatabase } from "./fill.ts";

/** Jobs that are asked for in the shop of a data folder wait until `releaseJobs`. */
export const holdJobs = (dataDir: string) =>
  asOwner(
    dataDir,
    `create schema if not exists bench;
     create or replace function bench.hold_job() returns trigger language plpgsql as $$
     begin new.run_at := now() + interval '1 year'; return new; end $$;
     create trigger hold_job before insert on graphile_worker._private_jobs
       for each row execute function bench.hold_job()`,
  );

/** Lets them run, and those that are asked for later. */
export const releaseJobs = (dataDir: string) =>
  asOwner(
    dataDir,
    `drop trigger hold_job on graphile_worker._private_jobs;
     update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '30 days'`,
  );

/** Deletes those that wait. */
export const removeHeldJobs = (dataDir: string) =>
  asOwner(
    dataDir,
    "delete from graphile_worker._private_jobs where run_at > now() + interval '30 days'",
  );

async function asOwner(dataDir: string, statements: string): Promise<void> {
  const client = new pg.Client(findDatabase(dataDir));
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database, Db } from "#platform/db/client.ts";
import { getSqlState, findViolatedConstraint } from "#platform/db/sql-error.ts";
import { system, type Actor } from "#shared/actor.ts";
import type { TestDatabase } from "../../support/database.ts";

class Undo extends Error {}

/** Runs `work` in a transaction and takes everything back that it did. */
export async function undone(
  database: Database,
  actor: Actor,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  try {
    await database.runInTransaction(actor, async (db) => {
      await work(db);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

/**
 * Runs a statement as a role that acts for nobody, on a connection of its own, and takes it back.
 * Returns how many rows it reached.
 */
export async function undoneAs(
  database: TestDatabase,
  role: string,
  statement: string,
): Promise<number> {
  const client = new pg.Client({ connectionString: database.appUrl, options: `-c role=${role}` });
  await client.connect();
  try {
    await client.query("begin");
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Runs statements as the shop itself and takes them back: "accepted", or the constraint that
 * refused them.
 */
export async function verdict(database: Database, ...statements: string[]): Promise<string> {
  try {
    await undone(database, system, async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
    });
    return "accepted";
  } catch (error) {
    return findViolatedConstraint(error) ?? `refused with ${getSqlState(error) ?? String(error)}`;
  }
}

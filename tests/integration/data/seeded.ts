// Code that the seed tests share: filling a database and looking at it past every policy.
import { createHash } from "node:crypto";
import { seedShop } from "#modules/seed.ts";
import { system } from "#shared/actor.ts";
import { startOfTimedShop } from "../../support/test-clock.ts";
import type { TestDatabase } from "../../support/database.ts";

export const now = startOfTimedShop("2026-03-18T14:25:00Z");

export const seed = (database: TestDatabase, options: { demo: boolean; at?: Date }) =>
  database.runInTransaction(system, (db) =>
    seedShop(db, { now: options.at ?? now, demo: options.demo }),
  );

/** The first column of the first row. */
export async function value(database: TestDatabase, sql: string): Promise<unknown> {
  const [row] = await database.asOwner(sql);
  return Object.values(row ?? {})[0];
}

/**
 * Columns that differ each time: password hashes are salted, triggers give new customers their ids,
 * and each start of the demo begins the time anew in which its administrator may do without a
 * second factor.
 */
const unrepeatable: Readonly<Record<string, string>> = {
  accounts: "password_hash",
  customers: "id",
  user_roles: "given_at",
};

/**
 * A fingerprint of each table's rows, whatever order they are stored in; without what is not the
 * same twice.
 */
export async function fingerprints(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.asOwner(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const found: Record<string, string> = {};
  for (const table of tables) {
    const name = String(table["name"]);
    const rows = await database.asOwner(
      `select (to_jsonb(t) - '${unrepeatable[name] ?? ""}')::text as row from ${name} t order by 1`,
    );
    found[name] = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  }
  return found;
}

/** The fewest units of any variant that could ever be sold, by its ledger. */
export const lowestStock = (database: TestDatabase) =>
  value(
    database,
    `select min(level)::int from (
       select sum(quantity - reserved) over (partition by variant_id order by created_at, quantity - reserved desc) as level
       from stock_movements
     ) levels`,
  );

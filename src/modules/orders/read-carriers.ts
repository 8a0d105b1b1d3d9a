import { asc, eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { createStatement } from "#platform/db/create-statement.ts";
import { carriers } from "./carrier-tables.ts";

export type StoredCarrier = typeof carriers.$inferSelect;

const selectCarriers = createStatement((db) =>
  db
    .select()
    .from(carriers)
    .orderBy(asc(carriers.position), sql`${carriers.name} collate "he-x-icu"`, asc(carriers.id)),
);

/** The carriers of the shop in the order in which they are offered, the inactive ones as well. */
export async function listCarrierRows({ db }: Pick<Context, "db">): Promise<StoredCarrier[]> {
  return selectCarriers(db);
}

/** One of them; undefined when the shop does not have it. */
export async function findCarrier(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<StoredCarrier | undefined> {
  const [found] = await db.select().from(carriers).where(eq(carriers.id, id));
  return found;
}

/** All of them by their ids. */
export async function readCarriers(
  ctx: Pick<Context, "db">,
): Promise<ReadonlyMap<string, StoredCarrier>> {
  const rows = await listCarrierRows(ctx);
  return new Map(rows.map((row) => [row.id, row]));
}

import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/** Runs a statement that writes, and returns how many rows it has changed or deleted. */
export async function countChanged(db: Db, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0;
}

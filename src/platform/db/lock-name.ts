import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/** The first halves of the locks' names: any numbers that no other advisory lock has as its own. */
const families = {
  unpaidHolds: 71_103,
  documents: 71_104,
  coupons: 71_146,
  addressBooks: 71_147,
  freeSlugs: 71_148,
  orderKeys: 71_149,
  dailyStats: 71_150,
} as const;

/**
 * Locks a name until the transaction ends; others that lock the same name wait. For things without
 * a row, or whose row need not be locked.
 */
export async function lockName(db: Db, family: keyof typeof families, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${families[family]}, hashtext(${name}))`);
}

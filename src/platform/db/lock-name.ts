import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/** The first halves of the locks' names: any numbers that no other advisory lock has as its own. */
const families = {
  unpaidHolds: 71_103,
  documents: 71_104,
  coupons: 71_146,
  addressBooks: 71_147,
} as const;

/**
 * Of those that lock the same name, one goes on at a time; the others wait until its transaction
 * ends. For what no row stands for, or whose row nobody need hold.
 */
export async function lockName(db: Db, family: keyof typeof families, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${families[family]}, hashtext(${name}))`);
}

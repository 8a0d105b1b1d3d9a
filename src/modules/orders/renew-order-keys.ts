import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { orders } from "./tables.ts";

/**
 * Gives every order another key, so that those of a leaked copy open no page any more, nor the
 * links to pay and to review that are made from them. Returns how many there are. Needs the rights
 * of the shop itself.
 */
export async function renewOrderKeys(db: Db): Promise<number> {
  return countChanged(db.update(orders).set({ accessKey: sql`default` }));
}

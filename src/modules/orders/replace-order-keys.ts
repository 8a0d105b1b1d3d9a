import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { orders } from "./tables.ts";

/**
 * Ends the links to the pages of all orders, whose keys follow from another signing key from now
 * on. Returns how many orders there are. Needs the rights of the shop itself.
 */
export async function replaceOrderKeys(db: Db): Promise<number> {
  return countChanged(db.update(orders).set({ keyHash: null }));
}

import { ne } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { oneTimeTokens, sessions, signingKeys } from "../tables.ts";
import { LASTING_KEY } from "./signing-keys.ts";

/**
 * Removes all keys of the shop except the lasting one (they are made again when needed), and ends
 * all sessions and mailed links, so nothing from a leaked copy of the database is of use.
 * Running instances are notified. Returns how many sessions and links ended. Needs the rights of
 * the identity role.
 */
export async function replaceKeys(
  db: Db,
): Promise<{ keys: number; sessions: number; links: number }> {
  const replaced = db.delete(signingKeys).where(ne(signingKeys.purpose, LASTING_KEY));
  return {
    keys: await countChanged(replaced),
    sessions: await countChanged(db.delete(sessions)),
    links: await countChanged(db.delete(oneTimeTokens)),
  };
}

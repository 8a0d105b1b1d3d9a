import { ne } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { oneTimeTokens, sessions, signingKeys } from "../tables.ts";
import { LASTING_KEY } from "./signing-keys.ts";

/**
 * Removes all keys of the shop but the lasting one, which makes whoever needs one next make it
 * anew, and ends all sessions and links that were mailed: whatever was read from a copy of the
 * database opens nothing any more. Running instances hear of it. Returns how many sessions and
 * links ended. Needs the rights of the identity role.
 */
export async function renewKeys(
  db: Db,
): Promise<{ keys: number; sessions: number; links: number }> {
  const replaced = db.delete(signingKeys).where(ne(signingKeys.purpose, LASTING_KEY));
  return {
    keys: await countChanged(replaced),
    sessions: await countChanged(db.delete(sessions)),
    links: await countChanged(db.delete(oneTimeTokens)),
  };
}

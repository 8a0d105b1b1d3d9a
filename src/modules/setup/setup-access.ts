import { timingSafeEqual } from "node:crypto";
import { hasAdministrator } from "#modules/identity/roles/has-administrator.ts";
import type { Database } from "#platform/db/client.ts";
import { hashOfToken, newSecretToken } from "#platform/secret-tokens.ts";
import { system } from "#shared/actor.ts";

/** The way into a shop that nobody owns yet. */
export type SetupAccess = {
  /** Only whoever started the shop has read it: each start makes and prints a new one. */
  readonly token: string;
  /** Whether the shop has no administrator yet, and this is the token. */
  readonly admits: (token: string) => Promise<boolean>;
  /** Whether the shop has no administrator yet. Once it has one, this is false for good. */
  readonly isOpen: () => Promise<boolean>;
};

/** The access of one process; other instances have tokens of their own. */
export function createSetupAccess(database: Pick<Database, "inTransaction">): SetupAccess {
  const token = newSecretToken();
  const wanted = hashOfToken(token);
  let isClosed = false;

  async function isOpen(): Promise<boolean> {
    isClosed ||= await database.inTransaction(system, hasAdministrator);
    return !isClosed;
  }
  return {
    token,
    isOpen,
    admits: async (given) => timingSafeEqual(hashOfToken(given), wanted) && (await isOpen()),
  };
}

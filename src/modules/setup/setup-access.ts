import { timingSafeEqual } from "node:crypto";
import { hasAdministrator } from "#modules/identity/roles/has-administrator.ts";
import type { Database } from "#platform/db/client.ts";
import { hashOfToken, createSecretToken } from "#platform/secret-tokens.ts";
import { system } from "#shared/actor.ts";

/** Access to the set-up of a shop without an owner. */
export type SetupAccess = {
  /**
   * The token of the set-up. Each start prints a new one, so only the person who started the shop
   * knows it.
   */
  readonly token: string;
  /** Whether the shop has no administrator yet, and this is the token. */
  readonly isAdmitted: (token: string) => Promise<boolean>;
  /** Whether the shop has no administrator yet. Once it has one, this is false for good. */
  readonly isOpen: () => Promise<boolean>;
};

/** The access of one process; other instances have tokens of their own. */
export function createSetupAccess(database: Pick<Database, "runInTransaction">): SetupAccess {
  const token = createSecretToken();
  const requested = hashOfToken(token);
  let isClosed = false;

  async function isOpen(): Promise<boolean> {
    isClosed ||= await database.runInTransaction(system, hasAdministrator);
    return !isClosed;
  }
  return {
    token,
    isOpen,
    isAdmitted: async (given) => timingSafeEqual(hashOfToken(given), requested) && (await isOpen()),
  };
}

import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database, Db } from "#platform/db/client.ts";
import { identity } from "#shared/actor.ts";
import { signingKeys } from "../tables.ts";

export type KeyPurpose =
  | "access-token"
  | "refresh-token"
  | "download-ticket"
  | "order-key"
  | "sign-in-challenge"
  | "web-push"
  | "erased-address";

/**
 * Erased people are recognised with this key as long as the shop exists, so it is never renewed,
 * and is part of backups.
 */
export const LASTING_KEY = "erased-address" satisfies KeyPurpose;

/**
 * The secret for a purpose: 32 bytes, made by whichever instance asks first. Needs the rights of
 * the identity role.
 */
export async function readSigningKey(db: Db, purpose: KeyPurpose): Promise<Buffer> {
  const stored = await readStoredKey(db, purpose);
  if (stored !== undefined) return stored;
  await db
    .insert(signingKeys)
    .values({ purpose, secret: randomBytes(32) })
    .onConflictDoNothing();
  const made = await readStoredKey(db, purpose); // ours, or that of an instance that was faster
  if (made === undefined) throw new Error(`the key for ${purpose} was not stored`);
  return made;
}

/** The shop's keys, as one process holds them in memory. */
export type SigningKeys = {
  /** Returns what reads the secret for a purpose; the database is asked at its first use. */
  readonly createReader: (purpose: KeyPurpose) => () => Promise<Uint8Array>;
  /** Has all keys read again at their next use, after they were renewed. */
  readonly remove: () => void;
};

/** Nothing is read yet. */
export function createSigningKeys(database: Database): SigningKeys {
  const cached = new Map<KeyPurpose, Promise<Uint8Array>>();
  function read(purpose: KeyPurpose): Promise<Uint8Array> {
    const key = database.runInTransaction(identity, (db) => readSigningKey(db, purpose));
    cached.set(purpose, key);
    // After an error the next request tries again.
    key.catch(() => cached.get(purpose) === key && cached.delete(purpose));
    return key;
  }
  return {
    createReader: (purpose) => () => cached.get(purpose) ?? read(purpose),
    remove: () => cached.clear(),
  };
}

async function readStoredKey(db: Db, purpose: KeyPurpose): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose));
  return row?.secret;
}

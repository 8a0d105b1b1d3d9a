import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database, Db } from "#platform/db/client.ts";
import { identity } from "#shared/actor.ts";
import { signingKeys } from "./tables.ts";

export type KeyPurpose =
  | "access-token"
  | "refresh-token"
  | "download-ticket"
  | "sign-in-challenge"
  | "erased-address";

/** The secret for a purpose: 32 bytes, made by whichever instance asks first. Needs the rights of the desk. */
export async function signingKey(db: Db, purpose: KeyPurpose): Promise<Buffer> {
  const stored = await storedKey(db, purpose);
  if (stored !== undefined) return stored;
  await db
    .insert(signingKeys)
    .values({ purpose, secret: randomBytes(32) })
    .onConflictDoNothing();
  const made = await storedKey(db, purpose); // ours, or that of an instance that was faster
  if (made === undefined) throw new Error(`the key for ${purpose} was not stored`);
  return made;
}

/** Reads the secret for a purpose at its first use and keeps it in memory; a failure is forgotten. */
export function rememberedKey(database: Database, purpose: KeyPurpose): () => Promise<Uint8Array> {
  let key: Promise<Uint8Array> | undefined;
  return async () => {
    try {
      return await (key ??= database.inTransaction(identity, (db) => signingKey(db, purpose)));
    } catch (error) {
      key = undefined; // The next request tries again.
      throw error;
    }
  };
}

async function storedKey(db: Db, purpose: KeyPurpose): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose));
  return row?.secret;
}

import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { signingKeys } from "./tables.ts";

export type KeyPurpose = "access-token" | "refresh-token" | "download-ticket";

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

async function storedKey(db: Db, purpose: KeyPurpose): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose));
  return row?.secret;
}

import { randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { recoveryCodes } from "../tables.ts";

/** The number of codes that a user gets at once. */
const RECOVERY_CODES = 10;

/**
 * 32 characters that are not easily confused (Crockford's base 32): each is five random bits,
 * twelve are 60.
 */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 12;
const SHAPE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** A code as it is shown: three groups of four characters. */
export function createRecoveryCode(): string {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length));
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)]
    .map((group) => group.join(""))
    .join("-");
}

/** The normal form of a typed code; undefined for text that is no recovery code. */
export function toPlainRecoveryCode(typed: string): string | undefined {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return SHAPE.test(plain) ? plain : undefined;
}

/**
 * The stored hash of a code. A fast hash is enough: who can read it can read the app's secret as
 * well.
 */
function computeHash(plain: string): Buffer {
  return hashOfToken(plain);
}

/**
 * Makes new codes in place of all that the user had, and returns them in the form in which they are
 * shown, once.
 */
export async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  await deleteRecoveryCodes(db, userId);
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: computeHash(code.replaceAll("-", "")) })));
  return codes;
}

/** Removes the codes of a user; to be called when there is no second factor left. */
export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Uses a code up; false when it is not one of theirs, or has been used. Of two requests at once
 * only one succeeds.
 */
export async function consumeRecoveryCode(
  db: Db,
  { userId, plain, now }: { userId: string; plain: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, computeHash(plain)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** The number of a user's codes that are unused. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

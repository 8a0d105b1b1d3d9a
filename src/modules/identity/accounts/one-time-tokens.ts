import { and, eq, gt } from "drizzle-orm";
import { linkHours } from "#modules/mail/mail-kinds.ts";
import type { Db } from "#platform/db/client.ts";
import { lockAccount } from "./find-account.ts";
import { hashOfToken, newSecretToken } from "#platform/secret-tokens.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { oneTimeTokens, type OneTimePurpose } from "../tables.ts";

/**
 * Makes a token for a link, in place of the one that the person may have had for the same purpose.
 */
export async function makeOneTimeToken(
  db: Db,
  owner: { userId: string; purpose: OneTimePurpose; now: Date },
): Promise<string> {
  const { userId, purpose, now } = owner;
  const token = newSecretToken();
  const made = {
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkHours[purpose] * HOUR_MS),
  };
  await db
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...made })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: made });
  return token;
}

type ShownToken = { token: string; purpose: OneTimePurpose; now: Date };

/** Owner of this token, without using it up; undefined when it does not hold for the purpose. */
export async function ownerOfOneTimeToken(db: Db, shown: ShownToken): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(holds(shown));
  return row?.userId;
}

/**
 * Uses a token up and tells whose it was; undefined when it does not hold for the purpose. Of two
 * who try, one gets it. The account stays locked until the transaction ends; it is locked before
 * the token, as by everybody who needs both.
 */
export async function takeOneTimeToken(db: Db, shown: ShownToken): Promise<string | undefined> {
  const userId = await ownerOfOneTimeToken(db, shown);
  if (userId === undefined) return undefined;
  await lockAccount(db, userId);
  const [row] = await db
    .delete(oneTimeTokens)
    .where(holds(shown))
    .returning({ userId: oneTimeTokens.userId });
  return row?.userId;
}

/** Whether a person has a link for a purpose that still holds. */
export async function hasOneTimeToken(
  db: Db,
  owner: { userId: string; purpose: OneTimePurpose; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, owner.userId),
        eq(oneTimeTokens.purpose, owner.purpose),
        gt(oneTimeTokens.expiresAt, owner.now),
      ),
    );
  return rows.length > 0;
}

function holds({ token, purpose, now }: ShownToken) {
  return and(
    eq(oneTimeTokens.tokenHash, hashOfToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  );
}

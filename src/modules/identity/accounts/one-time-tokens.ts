import { and, eq, gt } from "drizzle-orm";
import { getLinkLifetimeMs } from "#modules/mail/mail-records.ts";
import type { Db } from "#platform/db/client.ts";
import { lockAccount } from "./find-account.ts";
import { hashOfToken, createSecretToken, isTokenOf } from "#platform/secret-tokens.ts";
import { oneTimeTokens, type OneTimePurpose } from "../tables.ts";

/** Makes a token for a link. It replaces an older token of the user for the same purpose. */
export async function createOneTimeToken(
  db: Db,
  owner: { userId: string; purpose: OneTimePurpose; now: Date },
): Promise<string> {
  const { userId, purpose, now } = owner;
  const token = createSecretToken();
  const made = {
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + getLinkLifetimeMs(purpose)),
  };
  await db
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...made })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: made });
  return token;
}

type ShownToken = { token: string; purpose: OneTimePurpose; now: Date };

/** The owner of this token, without using it up; undefined when it is not valid for the purpose. */
export async function findTokenOwner(db: Db, shown: ShownToken): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isHeldToken(shown));
  return row?.userId;
}

/**
 * Uses a token up and returns its owner; undefined when it is not valid for the purpose. Of two
 * requests at once only one succeeds. The account stays locked until the transaction ends. It is
 * locked before the token, in the same order everywhere.
 */
export async function consumeOneTimeToken(db: Db, shown: ShownToken): Promise<string | undefined> {
  const userId = await findTokenOwner(db, shown);
  if (userId === undefined) return undefined;
  await lockAccount(db, userId);
  const [row] = await db
    .delete(oneTimeTokens)
    .where(isHeldToken(shown))
    .returning({ userId: oneTimeTokens.userId });
  return row?.userId;
}

/** Whether a user has a valid link for a purpose. */
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

function isHeldToken({ token, purpose, now }: ShownToken) {
  return and(
    isTokenOf({ hash: oneTimeTokens.tokenHash, endsAt: oneTimeTokens.expiresAt }, token, now),
    eq(oneTimeTokens.purpose, purpose),
  );
}

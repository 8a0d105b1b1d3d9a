import { eq } from "drizzle-orm";
import type { IdentityContext } from "../context.ts";
import { lockAccount } from "../accounts/find-account.ts";
import { findWays } from "./find-second-factor.ts";
import { getMember } from "../sessions/get-member.ts";
import { readShopName } from "./read-shop-name.ts";
import { describeSecret, createSecret } from "./second-factor-codes.ts";
import { secondFactors } from "../tables.ts";

/**
 * Makes a secret for the caller's app, and returns it in base32 and as an otpauth:// address.
 * Nothing changes until a first code has confirmed it: no code is asked for, or those of the old
 * app stay valid.
 */
export async function startSecondFactor(
  ctx: IdentityContext,
): Promise<{ secret: string; uri: string }> {
  const member = getMember(ctx.actor);
  const secret = createSecret();
  const stored = ctx.secretBox.wrap(secret, member.id);
  const issuer = await ctx.asIdentity(async ({ db }) => {
    const shopName = await readShopName({ db });
    await lockAccount(db, member.id);
    if ((await findWays(db, member.id)).hasApp) {
      await db
        .update(secondFactors)
        .set({ nextSecret: stored })
        .where(eq(secondFactors.userId, member.id));
      return shopName;
    }
    const begun = { secret: stored, createdAt: ctx.clock() };
    await db
      .insert(secondFactors)
      .values({ userId: member.id, ...begun })
      .onConflictDoUpdate({ target: secondFactors.userId, set: begun });
    return shopName;
  });
  return describeSecret(secret, { issuer, email: member.email });
}

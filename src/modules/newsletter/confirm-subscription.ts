import { and, eq, gt } from "drizzle-orm";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { storeMessage } from "#modules/messages/store-message.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { AppError } from "#shared/errors.ts";
import { newsletterSubscribers } from "./tables.ts";

/**
 * Puts an address on the list with the token of its mail, which works once, notes it in the inbox
 * and mails a welcome with the way out. Throws `link_expired` for a token that does not hold.
 */
export async function confirmSubscription(ctx: PublicFormsContext, token: string): Promise<void> {
  await ctx.asPublicForms(async ({ db }) => {
    const now = ctx.clock();
    const { email, unsubscribeToken, confirmTokenHash, confirmExpiresAt } = newsletterSubscribers;
    const [confirmed] = await db
      .update(newsletterSubscribers)
      .set({
        state: "confirmed",
        confirmedAt: now,
        unsubscribedAt: null,
        removalReason: null,
        confirmTokenHash: null,
        confirmExpiresAt: null,
      })
      .where(and(eq(confirmTokenHash, hashOfToken(token)), gt(confirmExpiresAt, now)))
      .returning({ email, unsubscribeToken });
    if (confirmed === undefined)
      throw new AppError("link_expired", "no such token to confirm a subscription");
    await storeMessage(db, { kind: "newsletter", email: confirmed.email, createdAt: now });
    await queueMail(db, {
      kind: "newsletter-welcome",
      to: confirmed.email,
      content: {},
      secret: confirmed.unsubscribeToken,
    });
  });
}

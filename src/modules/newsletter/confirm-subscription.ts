import type { PublicFormsContext } from "#modules/messages/context.ts";
import { saveMessage } from "#modules/messages/receive-message.ts";
import { createExpiredLinkError, isTokenOf } from "#platform/secret-tokens.ts";
import { newsletterSubscribers } from "./tables.ts";
import { queueTopicMail } from "./topics.ts";
import { findVariantName } from "./find-requested.ts";

/**
 * Puts an address on the list by the token of its mail, which works once, and mails a welcome with
 * the link to unsubscribe. For the newsletter a note goes to the inbox. Throws `link_expired` for
 * an invalid token.
 */
export async function confirmSubscription(ctx: PublicFormsContext, token: string): Promise<void> {
  await ctx.asPublicForms(async ({ db }) => {
    const now = ctx.clock();
    const { email, topic, variantId, unsubscribeToken, confirmTokenHash, confirmExpiresAt } =
      newsletterSubscribers;
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
      .where(isTokenOf({ hash: confirmTokenHash, endsAt: confirmExpiresAt }, token, now))
      .returning({ email, topic, variantId, unsubscribeToken });
    if (confirmed === undefined) throw createExpiredLinkError();
    if (confirmed.topic === "newsletter")
      await saveMessage(db, { kind: "newsletter", email: confirmed.email, createdAt: now });
    await queueTopicMail(db, confirmed.topic, "welcome", {
      to: confirmed.email,
      variantName:
        confirmed.variantId === null ? "" : await findVariantName(db, confirmed.variantId),
      secret: confirmed.unsubscribeToken,
    });
  });
}

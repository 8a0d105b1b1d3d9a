import { eq, sql } from "drizzle-orm";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { createExpiredLinkError } from "#platform/secret-tokens.ts";
import type { SubscriptionTopic } from "./states.ts";
import { newsletterSubscribers } from "./tables.ts";

const TOKEN = /^[\w-]{40,100}$/;

/** The lists that take an address off by themselves once they have told it what it waits for. */
const passingTopics: readonly SubscriptionTopic[] = ["payment", "stock"];

/**
 * Takes an address off the list by the token of any of its mails; doing it again is no error, and
 * on a list that ends by itself neither is it for one who is off it. An open link to confirm ends
 * as well. Throws `link_expired` for another unknown token.
 */
export async function unsubscribe(
  ctx: PublicFormsContext,
  { token, topic }: { readonly token: string; readonly topic?: string | null | undefined },
): Promise<void> {
  const isShaped = TOKEN.test(token);
  const isOff = isShaped && (await removeByToken(ctx, token));
  const hasEnded = isShaped && passingTopics.some((each) => each === topic);
  if (!isOff && !hasEnded) throw createExpiredLinkError();
}

async function removeByToken(ctx: PublicFormsContext, token: string): Promise<boolean> {
  const now = ctx.clock().toISOString();
  const { rowCount } = await ctx.asPublicForms(({ db }) =>
    db
      .update(newsletterSubscribers)
      .set({
        state: "unsubscribed",
        // Keeps the first time, even if a mail program repeats the request.
        unsubscribedAt: sql`coalesce(${newsletterSubscribers.unsubscribedAt}, ${now}::timestamptz)`,
        confirmTokenHash: null,
        confirmExpiresAt: null,
      })
      .where(eq(newsletterSubscribers.unsubscribeToken, token)),
  );
  return rowCount === 1;
}

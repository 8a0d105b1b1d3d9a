import { eq, sql } from "drizzle-orm";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { AppError } from "#shared/errors.ts";
import { newsletterSubscribers } from "./tables.ts";

const TOKEN = /^[\w-]{40,100}$/;

/**
 * Takes an address off the list by the token of any of its mails; doing it again is no error. An
 * open link to confirm ends as well. Throws `link_expired` for an unknown token.
 */
export async function unsubscribe(ctx: PublicFormsContext, token: string): Promise<void> {
  const isOurs = TOKEN.test(token) && (await takeOff(ctx, token));
  if (!isOurs) throw new AppError("link_expired", "no such token to unsubscribe");
}

async function takeOff(ctx: PublicFormsContext, token: string): Promise<boolean> {
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

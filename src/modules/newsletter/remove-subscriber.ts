import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { acceptFields } from "#modules/messages/accept-fields.ts";
import { AppError } from "#shared/errors.ts";
import { newsletterSubscribers as table } from "./tables.ts";

const fields = { reason: { required: true, max: 500, kind: "text" } } as const;

/**
 * Takes an address off the list on its owner's request, and ends an open link to confirm. Only
 * their own click can bring it back. Throws `not_found`, `invalid_fields`, and `conflict` when they
 * have unsubscribed by themselves meanwhile.
 */
export async function removeSubscriber(
  ctx: Pick<Context, "db" | "clock">,
  id: string,
  typed: { reason: string },
): Promise<void> {
  const { reason } = acceptFields(fields, typed);
  const [subscriber] = await ctx.db
    .select({ state: table.state })
    .from(table)
    .where(eq(table.id, id))
    .for("update");
  if (subscriber === undefined)
    throw new AppError("not_found", "there is no such entry on the list");
  if (subscriber.state === "unsubscribed")
    throw new AppError("conflict", "this address has left the list already");
  await ctx.db
    .update(table)
    .set({
      state: "unsubscribed",
      unsubscribedAt: ctx.clock(),
      confirmTokenHash: null,
      confirmExpiresAt: null,
      removalReason: reason,
    })
    .where(eq(table.id, id));
}

import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { newsletterSubscribers as table } from "./tables.ts";

/**
 * Takes an address off the list on its owner's request, and ends an open link to confirm. Only
 * their own click can bring it back. Throws `not_found`, and `conflict` when they
 * have unsubscribed by themselves meanwhile.
 */
export async function removeSubscriber(
  ctx: Pick<Context, "db" | "clock">,
  id: string,
  { reason }: { reason: string },
): Promise<void> {
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

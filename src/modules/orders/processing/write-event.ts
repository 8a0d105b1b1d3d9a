import type { Context } from "#modules/context.ts";
import { findName } from "#modules/customers/find-profile.ts";
import type { OrderEventKind } from "#modules/orders/kinds.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { orderEvents, type EventFacts } from "#modules/orders/timeline-tables.ts";
import { isStaff } from "#shared/actor.ts";

/** A new entry for the timeline. */
export type NewEvent = {
  readonly orderId: string;
  readonly kind: OrderEventKind;
  readonly fromStatus?: OrderStatus;
  readonly toStatus?: OrderStatus;
  readonly note?: string | undefined;
  readonly facts?: EventFacts;
  /** False for an entry only for the back office; true by default. */
  readonly customerVisible?: boolean;
};

/**
 * Adds an entry to an order's timeline, in the transaction of its event. It names the staff member
 * who acts, but not customers or the shop itself.
 */
export async function writeEvent(
  ctx: Pick<Context, "db" | "actor" | "clock">,
  event: NewEvent,
): Promise<void> {
  const { actor } = ctx;
  const actorName = isStaff(actor) ? await findName(ctx, actor.id) : undefined;
  await ctx.db.insert(orderEvents).values({
    ...event,
    ...(isStaff(actor) && actorName !== undefined && { actorId: actor.id, actorName }),
    createdAt: ctx.clock(),
  });
}

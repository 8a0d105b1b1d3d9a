import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { patternsOf } from "#platform/db/like.ts";
import { cursorOf, follows, microsOf, placeOf } from "#platform/db/newest-first.ts";
import { permitted } from "#shared/permissions.ts";
import type { subscriberDeskEndpoints } from "./desk-contract.ts";
import { subscriberStates, type SubscriberState } from "./states.ts";
import { newsletterSubscribers as table } from "./tables.ts";

const PAGE_SIZE = 50;

type Query = {
  readonly state?: SubscriberState | undefined;
  readonly q?: string | undefined;
  readonly after?: string | undefined;
};

/** Up to 50 addresses, the newest first, with how many there are in each state. Throws `invalid_fields` for a foreign cursor. */
export async function listSubscribers(
  ctx: Pick<Context, "db" | "actor">,
  { state, q = "", after }: Query,
): Promise<z.infer<typeof subscriberDeskEndpoints.listSubscribers.response>> {
  const place = after === undefined ? undefined : placeOf(after);
  const key = { createdAt: table.requestedAt, id: table.id };
  // One by one: the back office may not read the tokens.
  const rows = await ctx.db
    .select({
      id: table.id,
      email: table.email,
      state: table.state,
      requestedAt: table.requestedAt,
      confirmedAt: table.confirmedAt,
      unsubscribedAt: table.unsubscribedAt,
      consentWording: table.consentWording,
      consentPage: table.consentPage,
      removalReason: table.removalReason,
      micros: microsOf(table.requestedAt),
    })
    .from(table)
    .where(
      and(
        state && eq(table.state, state),
        ...patternsOf(q).map((pattern) => sql`${table.email} ilike ${pattern}`),
        place && follows(key, place),
      ),
    )
    .orderBy(desc(table.requestedAt), desc(table.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const isAllowed = permitted(ctx.actor, "messages.write");
  return {
    subscribers: shown.map(({ micros: _micros, ...row }) => ({
      ...row,
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
    nextCursor:
      last === undefined ? null : cursorOf({ micros: last.micros, id: last.id, numbers: [] }),
    counts: await countSubscribers(ctx),
    can: { remove: { allowed: isAllowed, reason: isAllowed ? null : "not_permitted" } },
  };
}

async function countSubscribers({
  db,
}: Pick<Context, "db">): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .select({ state: table.state, count: sql<number>`count(*)::integer` })
    .from(table)
    .groupBy(table.state);
  const countOf = (state: SubscriberState) => rows.find((row) => row.state === state)?.count ?? 0;
  // All states, by construction.
  return Object.fromEntries(subscriberStates.map((state) => [state, countOf(state)])) as Record<
    SubscriberState,
    number
  >;
}

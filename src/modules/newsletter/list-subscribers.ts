import type { SubscriberPage } from "./admin-contract.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { nameWithSize } from "#modules/catalog/variant-names.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { getPatterns } from "#platform/db/like.ts";
import { getCursor, follows, toMicros, getPlace } from "#platform/db/newest-first.ts";
import { getAbility } from "#shared/ability.ts";
import { subscriberStates, type SubscriberState } from "./states.ts";
import { newsletterSubscribers as table } from "./tables.ts";

const PAGE_SIZE = 50;

type Query = {
  readonly state?: SubscriberState | undefined;
  readonly q?: string | undefined;
  readonly after?: string | undefined;
};

/**
 * Up to 50 addresses, the newest first, with how many there are in each state. Throws
 * `invalid_fields` for a foreign cursor.
 */
export async function listSubscribers(
  ctx: Pick<Context, "db" | "actor">,
  { state, q = "", after }: Query,
): Promise<SubscriberPage> {
  const place = after === undefined ? undefined : getPlace(after);
  const key = { createdAt: table.requestedAt, id: table.id };
  // Columns listed one by one, because the back office may not read the tokens.
  const rows = await ctx.db
    .select({
      id: table.id,
      email: table.email,
      topic: table.topic,
      variantName: productVariants.variantName,
      size: productVariants.size,
      state: table.state,
      requestedAt: table.requestedAt,
      confirmedAt: table.confirmedAt,
      unsubscribedAt: table.unsubscribedAt,
      consentWording: table.consentWording,
      consentPage: table.consentPage,
      removalReason: table.removalReason,
      micros: toMicros(table.requestedAt),
    })
    .from(table)
    .leftJoin(productVariants, eq(productVariants.id, table.variantId))
    .where(
      and(
        state && eq(table.state, state),
        ...getPatterns(q).map((pattern) => sql`${table.email} ilike ${pattern}`),
        place && follows(key, place),
      ),
    )
    .orderBy(desc(table.requestedAt), desc(table.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    subscribers: shown.map(({ micros: _micros, variantName, size, ...row }) => ({
      ...row,
      waitsFor: variantName === null ? null : nameWithSize({ variantName, size }),
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
    nextCursor:
      last === undefined ? null : getCursor({ micros: last.micros, id: last.id, numbers: [] }),
    counts: await countSubscribers(ctx),
    can: { remove: getAbility(ctx.actor, "messages.write") },
  };
}

async function countSubscribers({
  db,
}: Pick<Context, "db">): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .select({ state: table.state, count: sql<number>`count(*)::integer` })
    .from(table)
    .groupBy(table.state);
  const getCount = (state: SubscriberState) => rows.find((row) => row.state === state)?.count ?? 0;
  // All states, by construction.
  return Object.fromEntries(subscriberStates.map((state) => [state, getCount(state)])) as Record<
    SubscriberState,
    number
  >;
}

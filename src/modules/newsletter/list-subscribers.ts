import { and, eq, sql } from "drizzle-orm";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { getPatterns } from "#platform/db/like.ts";
import { createNewestFirst, readPage } from "#platform/db/read-page.ts";
import { getAbility } from "#shared/ability.ts";
import { subscriberStates, type SubscriberState } from "./states.ts";
import { newsletterSubscribers as table } from "./tables.ts";

const newest = createNewestFirst("subscribers", table.requestedAt, table.id);

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
) {
  const { rows, nextCursor } = await readPage({ order: newest, after }, (page) =>
    // Columns listed one by one, because the back office may not read the tokens.
    ctx.db
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
        place: page.place,
      })
      .from(table)
      .leftJoin(productVariants, eq(productVariants.id, table.variantId))
      .where(
        and(
          state && eq(table.state, state),
          ...getPatterns(q).map((pattern) => sql`${table.email} ilike ${pattern}`),
          page.follows,
        ),
      )
      .orderBy(page.order)
      .limit(page.limit),
  );
  return {
    subscribers: rows.map(({ variantName, size, ...row }) => ({
      ...row,
      waitsFor: variantName === null ? null : formatNameWithSize({ variantName, size }),
    })),
    nextCursor,
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

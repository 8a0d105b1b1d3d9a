import { and, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { AppError } from "#shared/errors.ts";
import type { doorRowSchema } from "./door-contract.ts";
import { doorAnswers } from "../door-tables.ts";
import type { DoorState } from "./kinds.ts";
import { readPromises } from "./read-promises.ts";

const newest = createNewestFirst("door", sql`a.answered_at`, sql`a.order_id`);

/** Conditions for answers `a`, which to-do list, mark and filter share. */
export const ofDoorState: Readonly<Record<DoorState, SQL>> = {
  open: sql`a.paid and a.looked_into_at is null`,
  paid: sql`a.paid`,
  nothing: sql`not a.paid`,
};

export type DoorQuery = {
  readonly state?: DoorState | undefined;
  readonly country?: string | undefined;
  readonly after?: string | undefined;
};

type Row = Placed<z.input<typeof doorRowSchema>>;

/** Up to 50 answers, the newest first, and the counts by country. Deleted orders are left out. */
export async function listDoorAnswers(
  ctx: Pick<Context, "db">,
  { state, country, after }: DoorQuery,
) {
  const conditions = [
    sql`o.deleted_at is null`,
    state && ofDoorState[state],
    country ? sql`a.country = ${country}` : undefined,
  ];
  const { rows, nextCursor } = await readPage({ order: newest, after }, (page) =>
    ctx.db.execute<Row>(sql`
      select a.order_id as id, o.number, a.country, a.paid, a.amount_minor as "amountMinor", a.currency, a.note,
        a.answered_at as "answeredAt", a.looked_into_at as "lookedIntoAt", ${page.place} as place
      from door_answers a join orders o on o.id = a.order_id
      where ${and(...conditions, page.follows)}
      order by ${page.order} limit ${page.limit}`),
  );
  return { answers: rows, promises: await readPromises(ctx), nextCursor };
}

/**
 * Marks a payment at the door as looked into, or takes that back. Throws `not_found` for an order
 * whose customer paid nothing, or has not answered.
 */
export async function markLookedInto(
  { db, clock }: Pick<Context, "db" | "clock">,
  orderId: string,
  { isLookedInto }: { readonly isLookedInto: boolean },
): Promise<void> {
  const [marked] = await db
    .update(doorAnswers)
    .set({ lookedIntoAt: isLookedInto ? clock() : null })
    .where(and(eq(doorAnswers.orderId, orderId), doorAnswers.paid))
    .returning({ orderId: doorAnswers.orderId });
  if (marked === undefined) throw new AppError("not_found", "nothing was paid at the door");
}

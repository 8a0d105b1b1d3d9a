import { and, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "#modules/context.ts";
import { returnKinds, returnStates } from "#modules/orders/kinds.ts";
import { matchTyped } from "#platform/db/like.ts";
import { getList } from "#platform/db/columns.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { after } from "#shared/page-fields.ts";
import type { returnRowSchema } from "./admin-contract.ts";
import { createDue } from "./due.ts";
import { openStates } from "./kinds.ts";

const newest = createNewestFirst("returns", sql`r.created_at`, sql`r.id`);

/** Open returns, one state, or all. */
export const returnQuery = z.object({
  /** A part of a number, name or address. */
  q: z.string().max(200).optional(),
  state: z.enum(["open", ...returnStates]).optional(),
  kind: z.enum(returnKinds).optional(),
  after,
});
type ReturnQuery = z.output<typeof returnQuery>;

type Row = Placed<Omit<z.input<typeof returnRowSchema>, "order" | "answerBy" | "refundBy">> & {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
};

/** Up to 50 returns, the newest first. */
export async function listReturns(
  ctx: Pick<Context, "db" | "clock">,
  { q = "", state, kind, after: cursor }: ReturnQuery,
) {
  const conditions = [
    ...matchTyped(
      q,
      sql`r.number`,
      sql`o.number`,
      sql`o.customer_name`,
      sql`o.customer_email`,
      sql`r.typed_number`,
      sql`r.typed_email`,
    ),
    state === "open" ? sql`r.state in (${getList(openStates)})` : state && sql`r.state = ${state}`,
    kind && sql`r.kind = ${kind}`,
  ];
  const { rows, nextCursor } = await readPage({ order: newest, after: cursor }, (page) =>
    ctx.db.execute<Row>(sql`
      select r.id, r.number, r.kind, r.state, r.cause, r.is_in_time as "isInTime", o.id as "orderId",
        o.number as "orderNumber", coalesce(o.customer_name, r.typed_email) as name,
        (select coalesce(sum(l.quantity), 0)::integer from return_lines l where l.return_id = r.id) as units,
        r.created_at as "createdAt", ${page.place} as place
      from returns r left join orders o on o.id = r.order_id
      where ${and(...conditions, page.follows)}
      order by ${page.order} limit ${page.limit}`),
  );
  const getDue = await createDue(ctx);
  return {
    returns: rows.map((row) => ({
      ...row,
      ...getDue({ ...row, createdAt: new Date(row.createdAt) }),
      order: toOrder(row.orderId, row.orderNumber),
    })),
    nextCursor,
  };
}

/** An order by its id and number; null without one. */
export function toOrder(
  id: string | null,
  number: string | null,
): { id: string; number: string } | null {
  return id === null || number === null ? null : { id, number };
}

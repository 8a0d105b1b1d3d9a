import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "#modules/context.ts";
import { returnKinds, returnStates, type ReturnKind } from "#modules/orders/kinds.ts";
import { isBeyond, getCursor, getPlace, instantKey } from "#platform/db/keyset.ts";
import { getPatterns } from "#platform/db/like.ts";
import type { ReturnListRow } from "./admin-contract.ts";
import { openStates, type ReturnCause } from "./kinds.ts";
import { getList } from "#platform/db/columns.ts";

const PAGE_SIZE = 50;
const ORDER = "returns";

/** Open returns, one state, or all. */
export const returnQuery = z.object({
  /** A part of a number, name or address. */
  q: z.string().max(200).optional(),
  state: z.enum(["open", ...returnStates]).optional(),
  kind: z.enum(returnKinds).optional(),
  after: z.string().max(1_000).optional(),
});
type ReturnQuery = z.output<typeof returnQuery>;

type Row = Omit<ReturnListRow, "createdAt" | "order"> & {
  readonly kind: ReturnKind;
  readonly cause: ReturnCause | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly createdAt: Date;
  readonly micros: string;
};

/** Up to 50 returns, the newest first. */
export async function listReturns(
  { db }: Pick<Context, "db">,
  { q = "", state, kind, after }: ReturnQuery,
): Promise<{ returns: ReturnListRow[]; nextCursor: string | null }> {
  const key = instantKey(sql`r.created_at`);
  const place = after === undefined ? undefined : getPlace(ORDER, 1, after);
  const conditions: SQL[] = [
    ...getPatterns(q).map(
      (it) => sql`(r.number ilike ${it} or o.number ilike ${it} or o.customer_name ilike ${it}
        or o.customer_email ilike ${it} or r.typed_number ilike ${it} or r.typed_email ilike ${it})`,
    ),
    ...(state === "open"
      ? [sql`r.state in (${getList(openStates)})`]
      : state
        ? [sql`r.state = ${state}`]
        : []),
    ...(kind ? [sql`r.kind = ${kind}`] : []),
    ...(place
      ? [isBeyond(key, "desc", { id: sql`r.id` }, { value: place.values[0], id: place.id })]
      : []),
  ];
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.number, r.kind, r.state, r.cause, r.is_in_time as "isInTime", o.id as "orderId",
      o.number as "orderNumber", coalesce(o.customer_name, r.typed_email) as name,
      (select coalesce(sum(l.quantity), 0)::integer from return_lines l where l.return_id = r.id) as units,
      r.created_at as "createdAt", ${key.asText} as micros
    from returns r left join orders o on o.id = r.order_id
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by r.created_at desc, r.id desc limit ${PAGE_SIZE + 1}`);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    returns: shown.map(toListRow),
    nextCursor: last ? getCursor(ORDER, { values: [last.micros], id: last.id }) : null,
  };
}

function toListRow(row: Row): ReturnListRow {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    cause: row.cause,
    order: toOrder(row.orderId, row.orderNumber),
    name: row.name,
    units: row.units,
    isInTime: row.isInTime,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** An order by its id and number; null without one. */
export function toOrder(
  id: string | null,
  number: string | null,
): { id: string; number: string } | null {
  return id === null || number === null ? null : { id, number };
}

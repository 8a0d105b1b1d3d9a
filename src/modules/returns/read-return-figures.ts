import { sql } from "drizzle-orm";
import type { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { getList } from "#platform/db/columns.ts";
import { toMidnight } from "#platform/db/jerusalem-days.ts";
import { addDays } from "#shared/days.ts";
import type { returnFiguresSchema } from "./admin-contract.ts";
import { openStates, type ReturnCause } from "./kinds.ts";

/** The number of days of Jerusalem, with today. */
const DAYS = 90;

/** The number of open returns, and the causes of recent ones. */
export async function readReturnFigures({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<z.infer<typeof returnFiguresSchema>> {
  const from = toMidnight(sql`${addDays(toDay(clock()), 1 - DAYS)}`);
  const open = sql`state in (${getList(openStates)})`;
  const { rows } = await db.execute<{ open: number; unmatched: number }>(sql`
    select count(*)::integer as open, count(*) filter (where order_id is null)::integer as unmatched
    from returns where ${open}`);
  const { rows: causes } = await db.execute<{
    cause: ReturnCause | null;
    returns: number;
    units: number;
  }>(sql`
    select r.cause, count(distinct r.id)::integer as returns, coalesce(sum(l.quantity), 0)::integer as units
    from returns r left join return_lines l on l.return_id = r.id
    where r.created_at >= ${from} and r.state <> 'refused' and r.kind <> 'cancel'
    group by r.cause order by returns desc, r.cause`);
  const { rows: back } = await db.execute<{ cameBack: number; damaged: number }>(sql`
    select coalesce(sum(l.shelved_quantity + l.damaged_quantity), 0)::integer as "cameBack",
      coalesce(sum(l.damaged_quantity), 0)::integer as damaged
    from return_lines l join returns r on r.id = l.return_id where r.created_at >= ${from}`);
  return {
    open: rows[0]?.open ?? 0,
    unmatched: rows[0]?.unmatched ?? 0,
    causes,
    cameBack: back[0]?.cameBack ?? 0,
    damaged: back[0]?.damaged ?? 0,
  };
}

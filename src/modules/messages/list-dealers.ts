import { and, desc, eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { dealerStages } from "./kinds.ts";
import { toTextConditions } from "./message-filter.ts";
import { isNoSpam, createRow, selectMessages, stageColumn } from "./message-rows.ts";
import { readPromises } from "./read-promises.ts";
import { messages } from "./tables.ts";

const MOST_OF_A_STAGE = 50;

/** The dealer inquiries that match all words of `q`, by stage: their number, and the newest 50. */
export async function listDealers(
  ctx: Pick<Context, "db">,
  { q = "" }: { q?: string | undefined },
) {
  const promises = await readPromises(ctx);
  const condition = and(eq(messages.kind, "dealer"), isNoSpam, ...toTextConditions(q));
  const counts = await ctx.db
    .select({ stage: stageColumn, count: sql<number>`count(*)::integer` })
    .from(messages)
    .where(condition)
    .groupBy(stageColumn);
  const stages = [];
  for (const stage of dealerStages) {
    // oxlint-disable-next-line no-await-in-loop -- they share a connection
    const rows = await selectMessages(ctx)
      .where(and(condition, eq(stageColumn, stage)))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(MOST_OF_A_STAGE);
    stages.push({
      stage,
      count: counts.find((it) => it.stage === stage)?.count ?? 0,
      dealers: rows.map((row) => ({ ...createRow(row, promises), stage })),
    });
  }
  return stages;
}

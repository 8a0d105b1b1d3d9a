import { and, desc, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isRequested, type NewestOrOne } from "#platform/db/read-page.ts";
import { returns, type ReturnRow } from "./tables.ts";

/**
 * Requests of customers, the newest first; with an id that one alone. A cancellation that has been
 * carried out is a fact of its order.
 */
export async function listRequested(
  { db }: Pick<Context, "db">,
  { id, limit }: NewestOrOne,
): Promise<ReturnRow[]> {
  return db
    .select()
    .from(returns)
    .where(and(ne(returns.state, "cancelled"), isRequested(returns.id, id)))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(limit);
}

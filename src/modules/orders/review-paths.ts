import { sql } from "drizzle-orm";
import type { KeyedContext } from "./order-keys.ts";
import { reviewLinkPath } from "./order-path.ts";

/**
 * The paths of the pages on which these orders are reviewed, by their ids; those whose customers
 * were not invited yet, and those whose invitation has ended, have none.
 */
export async function readReviewPaths(
  { db, clock, orderKeys }: Pick<KeyedContext, "db" | "clock" | "orderKeys">,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; until: Date | string }>(sql`
    select i.order_id as id, i.expires_at as until from review_invitations i
    where i.order_id = any(${sql.param([...orderIds])}::uuid[])`);
  return new Map(
    rows.flatMap(({ id, until: end }) => {
      const until = new Date(end);
      if (until <= clock()) return [];
      return [[id, reviewLinkPath(orderKeys.create(id, { for: "review", until }))] as const];
    }),
  );
}

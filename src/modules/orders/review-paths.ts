import { sql } from "drizzle-orm";
import type { KeyedContext } from "./order-keys.ts";
import { reviewLinkPath } from "./order-path.ts";

/**
 * The paths of the pages on which these orders are reviewed, by their ids: as long as an invitation
 * is open, and whenever an order has arrived of which its customer has not reviewed everything yet.
 */
export async function readReviewPaths(
  { db, clock, orderKeys }: Pick<KeyedContext, "db" | "clock" | "orderKeys">,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{
    id: string;
    until: Date | string | null;
    isWaiting: boolean;
  }>(sql`
    select o.id, i.expires_at as until, app.awaits_review(o) as "isWaiting"
    from orders o left join review_invitations i on i.order_id = o.id
    where o.id = any(${sql.param([...orderIds])}::uuid[])`);
  return new Map(
    rows.flatMap(({ id, until: end, isWaiting }) => {
      const until = end === null ? undefined : new Date(end);
      if (until !== undefined && until > clock())
        return [[id, reviewLinkPath(orderKeys.create(id, { for: "review", until }))] as const];
      return isWaiting
        ? [[id, reviewLinkPath(orderKeys.create(id, { for: "review" }))] as const]
        : [];
    }),
  );
}

import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";

/**
 * The number of the order that a message is about: of the orders of its sender's address the newest
 * one that the text names, or else the newest. Null when there is none.
 */
export async function findLikelyNumber(
  { db }: Pick<Context, "db">,
  { email, text }: { readonly email: string; readonly text: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select number from orders
    where customer_key = lower(${email}) and deleted_at is null
    order by strpos(upper(${text}), number) > 0 desc, created_at desc, id desc
    limit 1`);
  return rows[0]?.number ?? null;
}

import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";

/** Whether there is any payment, and any refund. */
export async function findFirstMoney({
  db,
}: Pick<Context, "db">): Promise<{ paid: boolean; refunded: boolean }> {
  const { rows } = await db.execute<{ paid: boolean; refunded: boolean }>(sql`
    select exists (select from payments where cancelled_at is null) as paid,
      exists (select from refunds where state = 'done') as refunded`);
  return rows[0] ?? { paid: false, refunded: false };
}

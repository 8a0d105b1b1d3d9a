import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";

/** True once the shop has sent any mail. */
export async function hasSentMail({ db }: Pick<Context, "db">): Promise<boolean> {
  const { rows } = await db.execute(sql`select from mails where state = 'sent' limit 1`);
  return rows.length > 0;
}

import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";

/** Whether a mail of this shop has ever left. */
export async function hasSentMail({ db }: Pick<Context, "db">): Promise<boolean> {
  const { rows } = await db.execute(sql`select from mails where state = 'sent' limit 1`);
  return rows.length > 0;
}

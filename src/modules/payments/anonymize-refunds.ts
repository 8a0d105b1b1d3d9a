import { sql } from "drizzle-orm";
import { erased } from "#i18n/he/erased.ts";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/** Deletes the reasons of refunds of these orders, and returns how many refunds changed. */
export async function anonymizeRefunds(db: Db, orderIds: readonly string[]): Promise<number> {
  return countChanged(
    db.execute(sql`
    update refunds set reason = case when reason is not null then ${erased.text} end, last_error = null
    where order_id = any (${sql.param([...orderIds])}::uuid[])
      and (reason is not null or last_error is not null)`),
  );
}

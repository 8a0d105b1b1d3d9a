// The limit of mails that strangers may cause to one mailbox.
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { strangerMailKinds } from "./mail-records.ts";
import type { mails } from "./tables.ts";

/** More than an honest customer causes in an hour. */
export const MAILS_PER_HOUR = 12;

/** Text in place of the mail server's answer for a mail beyond the budget of its mailbox. */
export const OVER_BUDGET = "too many mails to this mailbox within an hour";

/**
 * `isSpent`: strangers have caused as many mails to this mailbox within the hour as they may, sent
 * or waiting. `isFirst`: this mail is the first one beyond that.
 */
export async function readMailBudget(
  db: Db,
  mail: Pick<typeof mails.$inferSelect, "id" | "kind">,
  now: Date,
): Promise<{ isSpent: boolean; isFirst: boolean }> {
  if (!strangerMailKinds.some((kind) => kind === mail.kind))
    return { isSpent: false, isFirst: false };
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const { rows } = await db.execute<{ caused: number; refused: number }>(sql`
    select
      count(*) filter (where l.state <> 'failed')::integer as caused,
      count(*) filter (where l.last_error = ${OVER_BUDGET})::integer as refused
    from mails this join mails l on (l.created_at, l.id) < (this.created_at, this.id)
      and app.mailbox(l.recipient) = app.mailbox(this.recipient)
    where this.id = ${mail.id} and l.created_at > ${since}::timestamptz and l.kind in ${strangerMailKinds}`);
  const { caused = 0, refused = 0 } = rows[0] ?? {};
  // Mails before this one that wait count as well, so several at once are judged in their order.
  const isSpent = caused >= MAILS_PER_HOUR;
  return { isSpent, isFirst: isSpent && caused + refused === MAILS_PER_HOUR };
}

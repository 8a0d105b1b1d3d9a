// Sending again what failed, after a setup was mended.
import { and, eq, gt, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { OVER_BUDGET } from "./mail-budget.ts";
import { mailKinds } from "./mail-kinds.ts";
import { hasSecret } from "./mail-records.ts";
import { HELD_BACK } from "./mail-states.ts";
import { requestSending } from "./queue-mail.ts";
import { mails } from "./tables.ts";

/** An older mail is no news for its recipient; staff can still send it by itself. */
const NEWS_DAYS = 7;

/**
 * Failed mails that can be sent again together: neither their link is lost, nor were they stopped
 * on purpose or refused because of their recipient.
 */
const isRetryable = and(
  eq(mails.state, "failed"),
  gt(mails.updatedAt, sql`app.now() - make_interval(days => ${NEWS_DAYS})`),
  notInArray(
    mails.kind,
    mailKinds.filter((kind) => hasSecret(kind)),
  ),
  or(isNull(mails.lastError), notInArray(mails.lastError, [HELD_BACK, OVER_BUDGET])),
  or(isNull(mails.reason), notInArray(mails.reason, ["recipient", "letters"])),
);

/** The number of mails that `retryMails` would queue. */
export function countRetryable({ db }: Pick<Context, "db">): Promise<number> {
  return db.$count(mails, isRetryable);
}

/** Queues all of them again; returns how many there were. */
export async function retryMails({ db }: Pick<Context, "db">): Promise<number> {
  const again = db
    .$with("again")
    .as(
      db
        .update(mails)
        .set({ state: "queued", reason: null })
        .where(isRetryable)
        .returning({ id: mails.id }),
    );
  const job = requestSending(again.id);
  return (await db.with(again).select({ job }).from(again)).length;
}

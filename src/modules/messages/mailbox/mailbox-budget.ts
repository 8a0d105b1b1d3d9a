import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { receivedMails } from "../mailbox-tables.ts";

/** Strangers can send as many mails as they like, so this is all that one hour brings. */
export const mailboxLimits = {
  mails: 120,
  mailsOfSender: 20,
  /** Of stored files. */
  bytes: 104_857_600,
} as const;

/** The rest of the hour: in all, and for the mails of a sender. */
export async function readMailboxBudget(
  { db, clock }: Pick<Context, "db" | "clock">,
  sender: string,
): Promise<{ isSpent: boolean; isSenderSpent: boolean; bytesLeft: number }> {
  const isShown = inArray(receivedMails.outcome, ["reply", "message"]);
  const [used] = await db
    .select({
      mails: sql<number>`count(*)::integer`,
      ofSender: sql<number>`(count(*) filter (where ${eq(receivedMails.sender, sender)}))::integer`,
      bytes: sql<number>`coalesce(sum(${receivedMails.storedBytes}), 0)::double precision`,
    })
    .from(receivedMails)
    .where(and(gt(receivedMails.receivedAt, new Date(clock().getTime() - HOUR_MS)), isShown));
  const { mails = 0, ofSender = 0, bytes = 0 } = used ?? {};
  return {
    isSpent: mails >= mailboxLimits.mails,
    isSenderSpent: ofSender >= mailboxLimits.mailsOfSender,
    bytesLeft: Math.max(mailboxLimits.bytes - bytes, 0),
  };
}

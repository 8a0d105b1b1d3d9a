import type { Context } from "#modules/context.ts";
import { readPromises } from "#modules/messages/read-promises.ts";
import { computeReplyDueAt, getOverdueBefore } from "#modules/messages/reply-deadline.ts";
import { DAY_MS } from "#shared/durations.ts";
import { lawNumbers } from "#shared/law-numbers.ts";

/**
 * Until when work is due. reply: within the time that the policies promise for an answer. refund:
 * within the time that the law leaves for giving money back.
 */
export type Period = "reply" | "refund";

type Limits = {
  readonly getDueAt: (since: Date) => Date;
  /** Work that has waited since before this moment is late. */
  readonly lateBefore: Date;
};

/** When work of a period is due, and since when it is late. */
export async function readPeriod(
  ctx: Pick<Context, "db" | "clock">,
  period: Period,
): Promise<Limits> {
  const now = ctx.clock();
  if (period === "refund")
    return {
      getDueAt: (since) => new Date(since.getTime() + lawNumbers.refundDays * DAY_MS),
      lateBefore: new Date(now.getTime() - lawNumbers.refundDays * DAY_MS),
    };
  const promises = await readPromises(ctx);
  return {
    getDueAt: (since) => computeReplyDueAt("contact", since, promises),
    lateBefore: getOverdueBefore("contact", now, promises),
  };
}

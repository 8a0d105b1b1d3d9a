import { fromWallClock, getWallClock } from "#i18n/format-he.ts";
import type { Content } from "#modules/content/documents.ts";
import { addBusinessDays, countBusinessDays, getLatestArrival } from "#shared/business-days.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** The kinds of messages that need an answer. */
export const answeredKinds = ["contact", "dealer"] as const;
export type AnsweredKind = (typeof answeredKinds)[number];

/** The times within which the policies promise an answer. */
export type ReplyPromises = Pick<
  Content["policies"],
  "replyWithinHours" | "dealerReplyBusinessDays"
>;

/** The promised time for an answer, in business days: hours are rounded up to whole days. */
function getPromisedDays(kind: AnsweredKind, promises: ReplyPromises): number {
  return kind === "contact"
    ? Math.ceil(promises.replyWithinHours / 24)
    : promises.dealerReplyBusinessDays;
}

/** Until when the shop has promised to answer a message that came in then. */
export function computeReplyDueAt(
  kind: AnsweredKind,
  createdAt: Date,
  promises: ReplyPromises,
): Date {
  return fromWallClock(addBusinessDays(getWallClock(createdAt), getPromisedDays(kind, promises)));
}

/** Messages that came in before this time, and no others, had to be answered before `now`. */
export function getOverdueBefore(kind: AnsweredKind, now: Date, promises: ReplyPromises): Date {
  return fromWallClock(getLatestArrival(getWallClock(now), getPromisedDays(kind, promises)));
}

export type TimeLeft = {
  readonly isLate: boolean;
  /**
   * Business days of the calendar; hours and minutes on the last day, and on the first late one.
   */
  readonly unit: "day" | "hour" | "minute";
  readonly count: number;
};

/** The time left until an answer is due, or the time since then: the only definition. */
export function getTimeLeft(dueAt: Date, now: Date): TimeLeft {
  const isLate = dueAt < now;
  const [from, to] = isLate ? [dueAt, now] : [now, dueAt];
  const days = countBusinessDays(getWallClock(from), getWallClock(to));
  if (days > 0) return { isLate, unit: "day", count: days };
  const minutes = Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);
  if (minutes < 60) return { isLate, unit: "minute", count: minutes };
  return { isLate, unit: "hour", count: Math.floor(minutes / 60) };
}

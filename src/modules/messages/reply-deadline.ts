import { policies } from "#content/policies.ts";
import { fromWallClock, wallClockOf } from "#i18n/format-desk.ts";
import { addBusinessDays, businessDaysBetween, cameInBefore } from "#shared/business-days.ts";

/** The kinds of messages that somebody waits for an answer to. */
export const answeredKinds = ["contact", "dealer"] as const;
export type AnsweredKind = (typeof answeredKinds)[number];

/** What was promised, in business days: hours count whole days. */
const promisedDays: Readonly<Record<AnsweredKind, number>> = {
  contact: Math.ceil(policies.replyWithinHours / 24),
  dealer: policies.dealerReplyBusinessDays,
};

/** Until when the shop has promised to answer a message that came in then. */
export function replyDueAt(kind: AnsweredKind, createdAt: Date): Date {
  return fromWallClock(addBusinessDays(wallClockOf(createdAt), promisedDays[kind]));
}

/** The answers to messages that came in before this, and to no others, were due before `now`. */
export function overdueBefore(kind: AnsweredKind, now: Date): Date {
  return fromWallClock(cameInBefore(wallClockOf(now), promisedDays[kind]));
}

export type TimeLeft = {
  readonly isLate: boolean;
  /** Whole business days until then, or since. */
  readonly days: number;
};

/** How much time is left until an answer is due, or how long it has been. */
export function timeLeft(dueAt: Date, now: Date): TimeLeft {
  const [due, clock] = [wallClockOf(dueAt), wallClockOf(now)];
  const isLate = dueAt < now;
  return {
    isLate,
    days: isLate ? businessDaysBetween(due, clock) : businessDaysBetween(clock, due),
  };
}

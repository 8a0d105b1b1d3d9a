import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Context } from "#modules/context.ts";
import { createNewestFirst, placeIn, type Order } from "#platform/db/read-page.ts";
import { createIntegerKey } from "#platform/db/sort-key.ts";
import type { DealerStage } from "./kinds.ts";
import {
  answeredKinds,
  getOverdueBefore,
  computeReplyDueAt,
  type AnsweredKind,
  type ReplyPromises,
} from "./reply-deadline.ts";
import { messageReplies, messages } from "./tables.ts";
import { toMessageVersion } from "./message-version.ts";
import { parsePhone } from "#shared/phones.ts";

const EXCERPT = 160;

/** Open states: no one has dealt with the message yet. */
export const isOpen = inArray(messages.state, ["new", "read"]);
export const isNoSpam = isNull(messages.spamReason);
/** Messages that need an answer; the newsletter's notes about its list do not. */
export const isAnswerable = inArray(messages.kind, [...answeredKinds]);

/** Inquiries from before stages existed count as new. */
export const stageColumn = sql<DealerStage>`coalesce(${messages.dealerStage}, 'new')`;

/** The condition that the promised answer is late. */
export function isOverdue(now: Date, promises: ReplyPromises): SQL | undefined {
  const late = answeredKinds.map(
    (kind) =>
      sql`(${messages.kind} = ${kind} and ${messages.waitingSince} < ${getOverdueBefore(kind, now, promises).toISOString()}::timestamptz)`,
  );
  return and(isOpen, isNoSpam, isNull(messages.answeredAt), sql`(${sql.join(late, sql` or `)})`);
}

const replyCount = sql<number>`(
  select count(*)::integer from ${messageReplies} where ${messageReplies.messageId} = ${messages.id}
)`;

export const newestMessages = createNewestFirst("newest", messages.waitingSince, messages.id);

/** The late ones first, and in both parts the newest. */
export const createLateFirst = (now: Date, promises: ReplyPromises): Order => ({
  ...newestMessages,
  name: "late-first",
  keys: [
    createIntegerKey(sql`(case when ${isOverdue(now, promises)} then 1 else 0 end)`),
    ...newestMessages.keys,
  ],
});

/** Messages with their assignees; the caller adds conditions, order and limit. */
export function selectMessages({ db }: Pick<Context, "db">, place = placeIn(newestMessages)) {
  return db
    .select({
      message: messages,
      stage: stageColumn,
      assigneeName: profiles.fullName,
      replies: replyCount,
      place,
    })
    .from(messages)
    .leftJoin(profiles, eq(profiles.id, messages.assigneeId))
    .$dynamic();
}

export type SelectedMessage = Awaited<ReturnType<typeof selectMessages>>[number];

/** A message as every list shows it. */
export function createRow(
  { message, stage, assigneeName, replies }: Omit<SelectedMessage, "place">,
  promises: ReplyPromises,
) {
  return {
    ...message,
    version: toMessageVersion({ ...message, replies }),
    dial: parsePhone(message.phone ?? ""),
    dueAt: getDueAt(message, promises),
    isSpam: message.spamReason !== null,
    stage: message.kind === "dealer" ? stage : null,
    assignee:
      message.assigneeId === null
        ? null
        : { id: message.assigneeId, name: assigneeName ?? message.assigneeId },
  };
}

/** The beginning of its text, on one line. */
export function getExcerpt({ message, experience }: SelectedMessage["message"]): string {
  const text = (message ?? experience ?? "").replaceAll(/\s+/g, " ").trim();
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, EXCERPT).toWellFormed()}…`;
}

function getDueAt(message: SelectedMessage["message"], promises: ReplyPromises): Date | null {
  const { kind, state, spamReason, answeredAt, waitingSince } = message;
  const isWaiting =
    (state === "new" || state === "read") && spamReason === null && answeredAt === null;
  return isWaiting && isAnswered(kind) ? computeReplyDueAt(kind, waitingSince, promises) : null;
}

const isAnswered = (kind: string): kind is AnsweredKind => answeredKinds.some((it) => it === kind);

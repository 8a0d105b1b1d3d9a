import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { matchTyped } from "#platform/db/like.ts";
import { isMember } from "#shared/actor.ts";
import type { MessageFilter, MessageFolder } from "./admin-contract.ts";
import { isAnswerable, isNoSpam, isOpen, isOverdue, stageColumn } from "./message-rows.ts";
import type { ReplyPromises } from "./reply-deadline.ts";
import { messages } from "./tables.ts";
import { getPhoneDigits } from "#shared/phones.ts";

/** The condition for the messages in each folder. */
export const folders: Readonly<Record<MessageFolder, SQL | undefined>> = {
  inbox: and(isNoSpam, isOpen),
  answered: and(isNoSpam, eq(messages.state, "answered")),
  closed: and(isNoSpam, eq(messages.state, "closed")),
  spam: isNotNull(messages.spamReason),
  all: isNoSpam,
};

/** The conditions of a filter. */
export function filterMessages(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  filter: MessageFilter,
  promises: ReplyPromises,
): SQL | undefined {
  const { folder, kind, assignee, overdue, stage, q = "" } = filter;
  return and(
    folders[folder],
    kind === undefined ? isAnswerable : eq(messages.kind, kind),
    overdue === "yes" ? isOverdue(clock(), promises) : undefined,
    assignee === "nobody" ? isNull(messages.assigneeId) : undefined,
    assignee === "me" ? isMine(actor) : undefined,
    stage === undefined ? undefined : and(eq(messages.kind, "dealer"), eq(stageColumn, stage)),
    ...toTextConditions(q),
  );
}

export const isMine = (actor: Context["actor"]): SQL =>
  isMember(actor) ? eq(messages.assigneeId, actor.id) : sql`false`;

/** One condition for each word: it is somewhere in the text, or in the sender's details. */
export function toTextConditions(q: string): SQL[] {
  const { name, email, company, phone, city, message, experience } = messages;
  const digits = sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;
  return matchTyped(
    getPhoneDigits(q) ?? q,
    name,
    email,
    company,
    phone,
    digits,
    city,
    message,
    experience,
  );
}

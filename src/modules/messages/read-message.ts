import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomerByEmail } from "#modules/customers/find-customer.ts";
import { mails } from "#modules/mail/tables.ts";
import { findLikelyNumber } from "#modules/orders/find-likely-number.ts";
import { AppError } from "#shared/errors.ts";
import { allowed, getAbility, withReason } from "#shared/ability.ts";
import { isPermitted } from "#shared/actor.ts";
import type { z } from "zod";
import type { Message, stepSchema } from "./admin-contract.ts";
import { getExcerpt, createRow, selectMessages, type SelectedMessage } from "./message-rows.ts";
import { readPromises } from "./read-promises.ts";
import { listDraftFiles, listConversationFiles, toReplyFile } from "./reply-files/draft-files.ts";
import { messageReplies, messages } from "./tables.ts";
import { listChanges, type Change } from "#modules/audit/list-changes.ts";
import { findNames } from "#modules/customers/find-profile.ts";
import { dealerStages, messageStates } from "./kinds.ts";

const MOST_OTHERS = 10;

/**
 * A message with all its data for the back office, and the actions that the caller may take. Throws
 * `not_found`.
 */
export async function readMessage(ctx: Pick<Context, "db" | "actor">, id: string) {
  const [row] = await selectMessages(ctx).where(eq(messages.id, id));
  if (row === undefined) throw new AppError("not_found", "there is no such message");
  const { message } = row;
  const replies = await readReplies(ctx, id);
  const files = await listConversationFiles(ctx, id);
  return {
    ...createRow(row, await readPromises(ctx)),
    replies: replies.map(({ reply, mail }) => ({
      ...reply,
      author: reply.authorName,
      files: files.flatMap((file) => (file.replyId === reply.id ? [toReplyFile(file)] : [])),
      mail,
    })),
    about: await findAbout(ctx, message.aboutId),
    files: files.flatMap((file) => (file.replyId === null ? [toReplyFile(file)] : [])),
    draftFiles: (await listDraftFiles(ctx, id)).map(toReplyFile),
    timeline: await readMessageTimeline(
      ctx,
      message,
      replies.map(({ reply }) => reply),
    ),
    others: await readOthers(ctx, message),
    customer: await readCustomer(ctx, message.email),
    orderNumber: await readOrderNumber(ctx, message),
    can: getAbilities(ctx, message),
  };
}

/** The conversation of another address that a mail answered. */
async function findAbout(
  { db }: Pick<Context, "db">,
  id: string | null,
): Promise<Message["about"]> {
  if (id === null) return null;
  const [found] = await db
    .select({ id: messages.id, name: messages.name, email: messages.email })
    .from(messages)
    .where(eq(messages.id, id));
  return found ? { id: found.id, name: found.name ?? found.email } : null;
}

function readReplies({ db }: Pick<Context, "db">, messageId: string) {
  return db
    .select({ reply: messageReplies, mail: { state: mails.state, sentAt: mails.sentAt } })
    .from(messageReplies)
    .leftJoin(mails, eq(mails.id, messageReplies.mailId))
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
}

async function readOthers(ctx: Pick<Context, "db">, { id, email }: SelectedMessage["message"]) {
  const rows = await selectMessages(ctx)
    .where(and(sql`lower(${messages.email}) = lower(${email})`, ne(messages.id, id)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST_OTHERS);
  return rows.map(({ message }) => ({
    ...message,
    isSpam: message.spamReason !== null,
    excerpt: getExcerpt(message),
  }));
}

async function readCustomer(
  ctx: Pick<Context, "db" | "actor">,
  email: string,
): Promise<Message["customer"]> {
  if (!isPermitted(ctx.actor, "customers.read")) return null;
  return (await findCustomerByEmail(ctx, email)) ?? null;
}

async function readOrderNumber(
  ctx: Pick<Context, "db" | "actor">,
  { email, subject, message }: SelectedMessage["message"],
): Promise<string | null> {
  if (!isPermitted(ctx.actor, "orders.read")) return null;
  return findLikelyNumber(ctx, { email, text: `${subject ?? ""} ${message ?? ""}` });
}

function getAbilities(
  { actor }: Pick<Context, "actor">,
  { kind, spamReason }: SelectedMessage["message"],
): Message["can"] {
  const reply =
    kind === "newsletter"
      ? withReason("not_answerable")
      : spamReason === null
        ? allowed
        : withReason("spam");
  return {
    change: getAbility(actor, "messages.write"),
    reply: getAbility(actor, "messages.write", reply),
  };
}

/** More than the changes of any message. */
const MOST = 200;

type MessageStep = z.input<typeof stepSchema> & { readonly at: Date };
type Entry = Pick<Change, "createdAt" | "actorId" | "actorEmail" | "before" | "after">;

/**
 * The history of a message, the oldest step first: from the log of changes, and from its replies.
 */
async function readMessageTimeline(
  ctx: Pick<Context, "db">,
  message: typeof messages.$inferSelect,
  replies: readonly Pick<
    typeof messageReplies.$inferSelect,
    "createdAt" | "authorName" | "isReceived"
  >[],
) {
  const entries = await listChanges(ctx, { entity: "messages", id: message.id }, MOST);
  const names = await getNames(ctx, entries);
  const steps: MessageStep[] = [
    { kind: "received", at: message.createdAt, by: message.name },
    ...replies.map(({ createdAt, authorName, isReceived }) => ({
      kind: isReceived ? ("wrote" as const) : ("replied" as const),
      at: createdAt,
      by: authorName,
    })),
    ...entries.flatMap((entry) => getSteps(entry, names)),
  ];
  return steps.toSorted((a, b) => Number(a.at) - Number(b.at));
}

function getSteps(entry: Entry, names: ReadonlyMap<string, string>): MessageStep[] {
  const { actorId, actorEmail, before, after } = entry;
  if (before === null || after === null) return [];
  const happened = { at: entry.createdAt, by: names.get(actorId ?? "") ?? actorEmail };
  const steps: MessageStep[] = [];
  const [fromState, toState] = [before, after].map(({ state }) =>
    messageStates.find((it) => it === state),
  );
  // Replies are entries of their own, so this change of state is left out.
  if (fromState !== undefined && toState !== undefined && !("answered_at" in after))
    steps.push({ ...happened, kind: "state", from: fromState, to: toState });
  if ("dealer_stage" in after) {
    const [from = "new", to = "new"] = [before, after].map((row) =>
      dealerStages.find((it) => it === row["dealer_stage"]),
    );
    steps.push({ ...happened, kind: "stage", from, to });
  }
  if ("assignee_id" in after) {
    const assignee = after["assignee_id"];
    const to = typeof assignee === "string" ? (names.get(assignee) ?? assignee) : null;
    steps.push({ ...happened, kind: "assigned", to });
  }
  if ("spam_reason" in after)
    steps.push({ ...happened, kind: "spam", isSpam: after["spam_reason"] !== null });
  return steps;
}

/** The names of the authors and the assignees. */
async function getNames(
  ctx: Pick<Context, "db">,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ actorId, after }) => [actorId, after?.["assignee_id"]]);
  return findNames(ctx, [...new Set(ids.filter((id) => typeof id === "string"))]);
}

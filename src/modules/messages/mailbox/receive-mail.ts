import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { readContent } from "#modules/content/read-content.ts";
import { readDeliverySettings } from "#modules/settings/read-settings.ts";
import type { Db } from "#platform/db/client.ts";
import { limitKey } from "#platform/rate-limit/limit-key.ts";
import { removeFiles, saveFiles } from "#platform/storage/save-files.ts";
import { system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { MailOutcome } from "../kinds.ts";
import { mailboxState, receivedMails } from "../mailbox-tables.ts";
import { replyFiles } from "../reply-file-tables.ts";
import { messageReplies, messages } from "../tables.ts";
import { findConversation, type Conversation } from "./find-conversation.ts";
import { readMailboxBudget } from "./mailbox-budget.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";
import { prepareFiles, type MailboxParts, type PreparedFiles } from "./prepare-files.ts";

/** The place of a mail. */
export type Place = {
  readonly mailbox: string;
  readonly uidValidity: string;
  readonly uid: number;
  /** The mailbox's own address, if it is one. */
  readonly ownAddress: string | undefined;
};

/** The planned outcome of a mail. */
type Plan =
  | {
      readonly outcome: "reply" | "message";
      readonly about: Conversation | undefined;
      readonly bytesLeft: number;
    }
  | { readonly outcome: Exclude<MailOutcome, "reply" | "message"> };

const NO_FILES: PreparedFiles = { files: [], omitted: [] };
/** In place of a text. */
const NO_TEXT = "…";

/**
 * Takes one mail into the inbox: into its conversation, or as a new message. Automatic mails and
 * those of the shop are only noted. Returns false when it has to wait, because too many have come
 * within the hour. Undefined for a mail that is gone.
 */
export async function receiveMail(
  parts: MailboxParts,
  place: Place,
  source: Uint8Array | undefined,
): Promise<boolean> {
  const { database, log } = parts;
  const mail = source && (await parseMail(source).catch(() => undefined));
  if (mail === undefined) {
    await database.runInTransaction(system, async (db) => void (await recordProgress(db, place)));
    log.info({ isGone: source === undefined }, "a mail of the mailbox was passed over");
    return true;
  }
  const plan = await database.runInTransaction(system, (db) =>
    resolvePlan({ ...parts, db }, mail, place),
  );
  if (plan === "wait") {
    log.warn("the mailbox brings too many mails: the rest waits");
    return false;
  }
  try {
    await saveMail(parts, place, mail, plan);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") throw error;
    // One mail that cannot be stored must not hold up those behind it. It stays in the mailbox.
    log.error({ err: error }, "a mail of the mailbox could not be taken in");
    await saveMail(parts, place, mail, { outcome: "unreadable" });
  }
  return true;
}

async function resolvePlan(
  ctx: { readonly db: Db } & Pick<MailboxParts, "log" | "clock">,
  { from, isAutomatic, answers }: ParsedMail,
  { ownAddress }: Place,
): Promise<Plan | "wait"> {
  if (isAutomatic) return { outcome: "automatic" };
  const { brand } = await readContent(ctx, ["brand"]);
  const { support_email: support } = await readDeliverySettings(ctx);
  const own = [brand.email, support, ownAddress].map((address) => address?.toLowerCase());
  if (own.includes(from.email.toLowerCase())) return { outcome: "own" };
  const budget = await readMailboxBudget(ctx, limitKey(from.email));
  if (budget.isSpent) return "wait";
  if (budget.isSenderSpent) return { outcome: "too_many" };
  const about = await findConversation(ctx, { answers, email: from.email });
  const { bytesLeft } = budget;
  return { outcome: about?.isSameMailbox === true ? "reply" : "message", about, bytesLeft };
}

async function saveMail(
  parts: MailboxParts,
  place: Place,
  mail: ParsedMail,
  plan: Plan,
): Promise<void> {
  const isShown = plan.outcome === "reply" || plan.outcome === "message";
  const { files, omitted } = isShown
    ? await prepareFiles(parts, mail.files, plan.bytesLeft)
    : NO_FILES;
  const isTaken = await saveFiles(parts, files, () =>
    parts.database.runInTransaction(system, (db) =>
      saveRows({ ...parts, db }, place, mail, { ...plan, files, omitted }),
    ),
  );
  // Another process, or an earlier reading, has taken the mail in.
  if (!isTaken) {
    const keys = files.map(({ key }) => key);
    await removeFiles(parts, keys);
  }
}

/** Returns false for a mail that was taken in before. */
async function saveRows(
  ctx: { readonly db: Db } & Pick<MailboxParts, "clock" | "log">,
  place: Place,
  mail: ParsedMail,
  become: Plan & PreparedFiles,
): Promise<boolean> {
  const { db, log } = ctx;
  const { outcome, files, omitted } = become;
  const now = ctx.clock();
  if (!(await recordProgress(db, place))) return false;
  const storedBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (!(await recordMail(db, now, mail, { outcome, storedBytes }))) return false;
  log.info({ outcome }, "a mail of the mailbox was read");
  if (outcome !== "reply" && outcome !== "message") return true;
  const messageId = become.about?.messageId;
  const owner =
    outcome === "reply" && messageId !== undefined
      ? await addToConversation(db, now, messageId, mail, omitted)
      : await addMessage(db, now, messageId, mail, omitted);
  if (files.length > 0)
    await db.insert(replyFiles).values(
      files.map(({ key, bytes, name, type }) => ({
        ...owner,
        isReceived: true,
        fileName: name,
        type,
        sizeBytes: bytes.length,
        storageKey: key,
        createdAt: now,
      })),
    );
  return true;
}

/** Notes that a mail is read; false when it was read before, or the mailbox has changed. */
async function recordProgress(db: Db, { mailbox, uidValidity, uid }: Place): Promise<boolean> {
  const { rowCount } = await db
    .update(mailboxState)
    .set({ lastUid: uid })
    .where(
      and(
        eq(mailboxState.mailbox, mailbox),
        eq(mailboxState.uidValidity, uidValidity),
        lt(mailboxState.lastUid, uid),
      ),
    );
  return rowCount === 1;
}

/** False when a mail with this Message-ID has been taken in before. */
async function recordMail(
  db: Db,
  receivedAt: Date,
  { id, from }: ParsedMail,
  become: { readonly outcome: MailOutcome; readonly storedBytes: number },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(receivedMails)
    .values({ id, sender: limitKey(from.email), receivedAt, ...become })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Adds what the sender wrote; the message waits for the shop again. */
async function addToConversation(
  db: Db,
  now: Date,
  messageId: string,
  { from, subject, text }: ParsedMail,
  omittedFiles: string[],
): Promise<{ messageId: string; replyId: string }> {
  const [message] = await db
    .select()
    .from(messages)
    .where(eq(messages.id, messageId))
    .for("update");
  const replyId = randomUUID();
  await db.insert(messageReplies).values({
    id: replyId,
    messageId,
    body: text || subject || NO_TEXT,
    authorName: from.name,
    isReceived: true,
    omittedFiles,
    requestKey: randomUUID(),
    createdAt: now,
  });
  if (message?.spamReason === null)
    await db
      .update(messages)
      .set({ state: "new", answeredAt: null, reopenedAt: now })
      .where(eq(messages.id, messageId));
  return { messageId, replyId };
}

async function addMessage(
  db: Db,
  createdAt: Date,
  aboutId: string | undefined,
  { from, subject, text }: ParsedMail,
  omittedFiles: string[],
): Promise<{ messageId: string }> {
  const messageId = randomUUID();
  await db.insert(messages).values({
    id: messageId,
    kind: "contact",
    source: "mail",
    ...from,
    subject: subject || null,
    message: text || subject || NO_TEXT,
    aboutId,
    omittedFiles,
    createdAt,
  });
  return { messageId };
}

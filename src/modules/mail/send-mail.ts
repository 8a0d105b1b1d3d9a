import { setTimeout as wait } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { OrderKeys, OrderKeysReader } from "#modules/orders/order-keys.ts";
import type { Database, Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { SharedReads } from "#platform/shared-reads.ts";
import { setupReasons, type MailReason } from "#shared/mail-reasons.ts";
import {
  MailFailed,
  MailRefused,
  MailUnsure,
  type MailTransport,
} from "#platform/mail/transport.ts";
import { findSupportEmail } from "#modules/settings/read-settings.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { getErrorText } from "./get-error-text.ts";
import { OVER_BUDGET, readMailBudget } from "./mail-budget.ts";
import type { MailKind } from "./mail-kinds.ts";
import { getLinkLifetimeMs, hasOrderLink, hasSecret, getOrderSecrets } from "./mail-records.ts";
import { readAttachments } from "./read-attachments.ts";
import { readMailWords, type MailWords } from "./mail-words.ts";
import { mails, mailSecrets } from "./tables.ts";
import type { OrderSecrets } from "./templates/mail-content.ts";

type ClaimedMail = {
  id: string;
  kind: MailKind;
  recipient: string;
  content: Record<string, unknown>;
  secret: string | undefined;
  order: OrderSecrets | undefined;
  words: MailWords;
  /** The address for answers that the mail does not say; undefined for the sender's. */
  supportEmail: string | undefined;
};

export type MailSending = {
  readonly database: Database;
  readonly transport: MailTransport;
  /** The storage of attached files. */
  readonly uploads: Pick<FileStorage, "read">;
  readonly readOrderKeys: OrderKeysReader;
  /** Begins the links in mails. */
  readonly publicUrl: string;
  /** Keep the words of a kind of mail until they change; without them each mail reads them. */
  readonly sharedReads?: SharedReads;
  readonly clock: () => Date;
  readonly log: Log;
};

/**
 * The waiting times before noting the outcome is tried again, when the database does not answer.
 */
const NOTE_AGAIN_MS = [250, 1_000, 3_000] as const;

/**
 * Sends one mail of the outbox, outside any transaction. Rejects when it may work later; the mail
 * is queued again then. A mail that is refused for good, or fails at the last attempt, is `failed`
 * and loses its secret. A mail of which the server has not said whether it took it, or whose
 * sending was interrupted by the end of the process, is sent again only if it cannot arrive twice.
 */
export async function sendMail(
  parts: MailSending,
  mailId: string,
  attempt: { readonly isLast: boolean },
): Promise<void> {
  const { database, log, clock } = parts;
  const keys = await parts.readOrderKeys();
  const mail = await database.runInTransaction(system, (db) => lockQueued(db, parts, keys, mailId));
  if (mail === undefined) return;
  const outcome = await trySending(parts, mail).catch((error: unknown) => ({ error }));
  if (!("error" in outcome)) {
    await runInRecord(database, async (db) => {
      const { providerId } = outcome;
      const sent = { state: "sent", sentAt: clock(), lastError: null, reason: null } as const;
      await recordOutcome(db, mailId, { ...sent, providerId });
      if (mail.secret !== undefined) await deleteSecret(db, mailId);
    });
    log.info({ mailId, kind: mail.kind }, "a mail was sent");
    return;
  }
  await recordError(parts, mail, outcome.error, attempt);
}

/** Rejects when the mail is to be tried again. */
async function recordError(
  { database, log }: MailSending,
  mail: ClaimedMail,
  error: unknown,
  attempt: { readonly isLast: boolean },
): Promise<void> {
  const { id, kind } = mail;
  const lastError = getErrorText(error, [mail.secret, mail.order?.page, mail.order?.confirm]);
  const noted = { lastError, reason: (error instanceof MailFailed && error.reason) || null };
  const facts = { mailId: id, kind, ...noted };
  if (error instanceof MailUnsure) {
    await runInRecord(database, (db) => recordOutcome(db, id, { state: "unknown", ...noted }));
    log.error(facts, "whether a mail was sent is not known");
    return;
  }
  if (error instanceof MailRefused || attempt.isLast) {
    await runInRecord(database, (db) => recordGivenUp(db, id, noted));
    log.error(facts, "a mail was given up");
    return;
  }
  await runInRecord(database, (db) => recordOutcome(db, id, { state: "queued", ...noted }));
  if (setupReasons.some((each) => each === noted.reason))
    log.error(facts, "no mail leaves until the way to the mail server is mended");
  // The queue stores and logs the error, so it gets only the cleaned text.
  throw new Error(`the mail could not be sent: ${lastError}`);
}

async function trySending(
  { transport, publicUrl, uploads }: MailSending,
  mail: ClaimedMail,
): Promise<{ providerId: string | undefined }> {
  // Loaded with the first mail, so that the start of the shop does not wait for the templates.
  const { renderMail } = await import("./templates/render-mail.tsx");
  const { files, ...rendered } = renderMail({ ...mail, publicUrl }, mail.words);
  const attachments = await readAttachments(uploads, files);
  const { name, email } = mail.words.brand;
  const from = { name, email };
  const support = mail.supportEmail === email ? undefined : mail.supportEmail;
  return transport.send({
    id: mail.id,
    from,
    to: mail.recipient,
    ...rendered,
    replyTo: rendered.replyTo ?? support,
    attachments,
  });
}

/** The mail, now `sending`; undefined when it is not to be sent. */
async function lockQueued(
  db: Db,
  {
    transport,
    sharedReads,
    clock,
    log,
  }: Pick<MailSending, "transport" | "sharedReads" | "clock" | "log">,
  orderKeys: OrderKeys,
  mailId: string,
): Promise<ClaimedMail | undefined> {
  const [found] = await db
    .select({ mail: mails, secret: mailSecrets.secret })
    .from(mails)
    .leftJoin(mailSecrets, eq(mailSecrets.mailId, mails.id))
    .where(eq(mails.id, mailId))
    .for("update", { of: mails });
  if (found === undefined) return undefined;
  const { mail } = found;
  const secret = found.secret ?? undefined;
  const wasInterrupted = mail.state === "sending";
  if (wasInterrupted && !transport.isRepeatable) {
    // The process ended while sending it, so it may have arrived. To avoid a second one, staff
    // decide.
    await recordOutcome(db, mailId, {
      state: "unknown",
      lastError: "the process ended while sending",
      reason: "unknown_outcome",
    });
    log.error({ mailId, kind: mail.kind }, "whether a mail was sent is not known");
    return undefined;
  }
  if (mail.state !== "queued" && !wasInterrupted) return undefined;
  if (clock().getTime() >= mail.createdAt.getTime() + getLinkLifetimeMs(mail.kind)) {
    await recordGivenUp(db, mailId, { lastError: "its link had expired before it could be sent" });
    log.error({ mailId, kind: mail.kind }, "a mail was given up: its link had expired");
    return undefined;
  }
  const order = getOrderSecrets(orderKeys, mail.content);
  // A restored shop has the mail without its secret, which no backup holds.
  const isSecretGone = secret === undefined && hasSecret(mail.kind);
  if (isSecretGone || (order === undefined && hasOrderLink(mail.kind))) {
    const lastError = isSecretGone ? "the secret of its link is gone" : "its order is gone";
    await recordGivenUp(db, mailId, { lastError });
    log.error({ mailId, kind: mail.kind }, `a mail was given up: ${lastError}`);
    return undefined;
  }
  const budget = await readMailBudget(db, mail, clock());
  if (budget.isSpent) {
    await recordGivenUp(db, mailId, { lastError: OVER_BUDGET });
    if (budget.isFirst)
      log.warn({ mailId, kind: mail.kind }, "strangers cause too many mails to one mailbox");
    return undefined;
  }
  const { id, kind, recipient, content } = mail;
  const readWords = () => Promise.all([readMailWords({ db }, kind), findSupportEmail({ db })]);
  const [[words, supportEmail]] = await Promise.all([
    sharedReads?.read(`mail ${kind}`, readWords) ?? readWords(),
    db
      .update(mails)
      .set({ state: "sending", attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, mailId)),
  ]);
  return { id, kind, recipient, content, secret, order, words, supportEmail };
}

async function recordOutcome(
  db: Db,
  mailId: string,
  outcome: Partial<typeof mails.$inferInsert>,
): Promise<void> {
  await db
    .update(mails)
    .set(outcome)
    .where(and(eq(mails.id, mailId), eq(mails.state, "sending")));
}

async function recordGivenUp(
  db: Db,
  mailId: string,
  cause: { readonly lastError: string; readonly reason?: MailReason | null },
): Promise<void> {
  const { lastError, reason = null } = cause;
  await db.update(mails).set({ state: "failed", lastError, reason }).where(eq(mails.id, mailId));
  await deleteSecret(db, mailId);
}

async function deleteSecret(db: Db, mailId: string): Promise<void> {
  await db.delete(mailSecrets).where(eq(mailSecrets.mailId, mailId));
}

/** Notes the outcome of a mail. Tries for a while, because without the note the outcome is lost. */
async function runInRecord(database: Database, work: (db: Db) => Promise<void>): Promise<void> {
  for (const pause of NOTE_AGAIN_MS) {
    try {
      return await database.runInTransaction(system, work);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
      await wait(pause);
    }
  }
  await database.runInTransaction(system, work);
}

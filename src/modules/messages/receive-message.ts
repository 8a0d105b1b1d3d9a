import { queueMail, type NewMail } from "#modules/mail/queue-mail.ts";
import { readDeliverySettings } from "#modules/settings/read-settings.ts";
import type { PublicFormsContext } from "./context.ts";
import type { FilledForm } from "./form-fields.ts";
import { messages } from "./tables.ts";
import { createHash } from "node:crypto";
import { toDay } from "#i18n/format-he.ts";
import type { SpamReason } from "./kinds.ts";
import type { Db } from "#platform/db/client.ts";

type Received = {
  readonly kind: "contact" | "dealer";
  readonly limit: "contactForm" | "dealerForm";
  /** With fields that have been accepted. */
  readonly form: FilledForm<string> & { readonly fields: { readonly email: string } };
  /** All of the text, in which links are counted. */
  readonly text: string;
  readonly row: Omit<typeof messages.$inferInsert, "id" | "kind" | "state">;
  readonly createMail: (to: string) => NewMail;
};

/**
 * Counts the attempt, stores the message, and mails it to the shop in the same transaction: after a
 * success the message is in the inbox, even if the mail fails. Spam is stored but not mailed, and
 * the settings can switch these mails off. Throws `too_many_requests`.
 */
export async function receiveMessage(ctx: PublicFormsContext, received: Received): Promise<void> {
  const { kind, limit, form, text, row, createMail } = received;
  // The network address first, so that one computer cannot use up the attempts of many e-mail
  // addresses.
  await ctx.limits.reserve({ [limit]: [ctx.visitor.address, row.email] });
  const spamReason = getSpamReason(form, text);
  ctx.security.record({
    type: "form_submission",
    visitor: ctx.visitor,
    email: row.email,
    details: { form: kind, ...(spamReason === null ? {} : { spam: spamReason }) },
  });
  await ctx.asPublicForms(async ({ db, log }) => {
    const createdAt = ctx.clock();
    const submissionKey = getSubmissionKey(kind, form, createdAt);
    const isNew = await saveMessage(db, { ...row, kind, submissionKey, spamReason, createdAt });
    log.info({ kind, isNew, spamReason }, "a message was received");
    if (!isNew || spamReason !== null) return;
    const settings = await readDeliverySettings({ db, log });
    if (settings.email_notifications) await queueMail(db, createMail(settings.support_email));
  });
}

/**
 * The key that two submissions of the same message share: from the key that the form was opened
 * with, or else from all its fields and the day in the shop. A key is valid for one sender only, so
 * that no message is lost because another sender used the same key.
 */
export function getSubmissionKey(
  kind: "contact" | "dealer",
  form: Pick<FilledForm<string>, "submissionKey"> & {
    readonly fields: Readonly<Record<string, string>> & { readonly email: string };
  },
  now: Date,
): string {
  const { fields, submissionKey = "" } = form;
  const typed = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const same =
    submissionKey === ""
      ? [kind, toDay(now), typed]
      : [kind, submissionKey, fields.email.toLowerCase()];
  return createHash("sha256").update(JSON.stringify(same)).digest("base64url");
}

/** No person can read a form, fill it in and send it faster than this. */
const MIN_ELAPSED_MS = 2_000;
const MAX_LINKS = 2;
const LINK = /(?:[a-z\d]:\/\/|\bwww\.)[^\s"'<>\]]+/gi;

/**
 * Why a form counts as spam, or null. `text` is the message. The answer to spam is the same as to
 * any message, so that its sender learns nothing.
 */
export function getSpamReason(
  form: Pick<FilledForm<string>, "website" | "elapsedMs">,
  text: string,
): SpamReason | null {
  if (form.website !== undefined && form.website.trim() !== "") return "honeypot";
  if (form.elapsedMs !== undefined && form.elapsedMs < MIN_ELAPSED_MS) return "too_fast";
  return (text.match(LINK)?.length ?? 0) > MAX_LINKS ? "links" : null;
}

/**
 * Puts a message into the inbox; false when one with the same submission key is there already.
 * Needs the rights of the publicForms, which cannot read messages: the count of inserted rows tells
 * whether its own was stored.
 */
export async function saveMessage(
  db: Db,
  message: Omit<typeof messages.$inferInsert, "id" | "state">,
): Promise<boolean> {
  const { rowCount } = await db.insert(messages).values(message).onConflictDoNothing();
  return rowCount === 1;
}

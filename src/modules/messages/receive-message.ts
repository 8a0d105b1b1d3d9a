import { queueMail, type NewMail } from "#modules/mail/queue-mail.ts";
import { readDeliverySettings } from "#modules/settings/read-settings.ts";
import type { PublicFormsContext } from "./context.ts";
import type { FilledForm } from "./filled-form.ts";
import { getSpamReason } from "./spam.ts";
import { saveMessage } from "./save-message.ts";
import { getSubmissionKey } from "./submission-key.ts";
import type { messages } from "./tables.ts";

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

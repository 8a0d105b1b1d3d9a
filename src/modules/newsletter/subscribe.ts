import { eq, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { readContentWithoutBag } from "#modules/content/read-content.ts";
import { linkHours } from "#modules/mail/mail-kinds.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { acceptFields } from "#modules/messages/accept-fields.ts";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { contactFields } from "#modules/messages/form-fields.ts";
import { getSpamReason } from "#modules/messages/spam.ts";
import type { Db } from "#platform/db/client.ts";
import { hashOfToken, newSecretToken } from "#platform/secret-tokens.ts";
import { takesAtLeast } from "#platform/takes-at-least.ts";
import { AppError } from "#shared/errors.ts";
import { getConsentWording } from "./consent.ts";
import { newsletterSubscribers } from "./tables.ts";

const HOUR_MS = 3_600_000;
/** A path of the shop, not the address of another site. */
const PAGE = /^\/(?!\/)[\w/.-]{0,199}$/;

/**
 * Asks the owner of an address whether they want the newsletter. Neither the answer nor its time
 * tells whether the address is known. Throws `invalid_fields` for what is no address, and
 * `too_many_requests`.
 */
export async function subscribe(
  ctx: PublicFormsContext,
  request: {
    email: string;
    website?: string | undefined;
    elapsedMs?: number | undefined;
    /** The path of the page with the form. */
    page?: string | undefined;
  },
): Promise<void> {
  const { email } = acceptFields({ email: contactFields.email }, { email: request.email });
  await ctx.limits.take({ newsletter: [ctx.visitor.address, email] });
  const isSpam = getSpamReason(request, "") !== null;
  ctx.security.record({
    type: "form_submission",
    visitor: ctx.visitor,
    email,
    details: { form: "newsletter", ...(isSpam ? { spam: "yes" } : {}) },
  });
  const page = PAGE.test(request.page ?? "") ? request.page : undefined;
  await takesAtLeast(async () => {
    if (isSpam) return;
    await ctx.asPublicForms(({ db }) => askOrRemind(db, { email, page, now: ctx.clock() }));
  });
}

/** Mails the link that confirms; to somebody who is on the list the way out instead, once a day. */
async function askOrRemind(
  db: Db,
  request: { email: string; page: string | undefined; now: Date },
): Promise<void> {
  const { email, page, now } = request;
  const { newsletter } = await readContentWithoutBag({ db }, ["newsletter"]);
  const secret = newSecretToken();
  const asked = {
    confirmTokenHash: hashOfToken(secret),
    confirmExpiresAt: new Date(now.getTime() + linkHours["confirm-newsletter"] * HOUR_MS),
    requestedAt: now,
    consentWording: getConsentWording(newsletter),
    consentPage: page ?? null,
  };
  const [added] = await db
    .insert(newsletterSubscribers)
    .values({ email, unsubscribeToken: newSecretToken(), ...asked })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  if (added !== undefined) {
    await queueMail(db, { kind: "confirm-newsletter", to: email, content: {}, secret });
    return;
  }

  const known = await lockSubscriber(db, email);
  if (known.state === "confirmed") {
    await queueMail(db, {
      kind: "newsletter-welcome",
      to: known.email,
      content: {},
      secret: known.unsubscribeToken,
      dedupeKey: `newsletter-welcome:${known.id}:${toDay(now)}`,
    });
    return;
  }
  // Somebody who left stays out until the click: the state is not touched here.
  await db.update(newsletterSubscribers).set(asked).where(eq(newsletterSubscribers.id, known.id));
  await queueMail(db, { kind: "confirm-newsletter", to: known.email, content: {}, secret });
}

/**
 * The row stays locked until the transaction ends, so that of two requests the later link is the
 * one that holds.
 */
async function lockSubscriber(db: Db, email: string) {
  const { id, state, unsubscribeToken } = newsletterSubscribers;
  const [known] = await db
    .select({ id, email: newsletterSubscribers.email, state, unsubscribeToken })
    .from(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = lower(${email})`)
    .for("update");
  if (known === undefined)
    throw new AppError("conflict", "the request for this address has just been forgotten");
  return known;
}

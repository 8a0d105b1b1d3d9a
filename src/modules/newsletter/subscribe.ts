import { and, eq, isNull, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { readContentWithoutCarrier } from "#modules/content/read-content.ts";
import { getLinkLifetimeMs } from "#modules/mail/mail-records.ts";
import { acceptFields } from "#modules/messages/accept-fields.ts";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { contactFields } from "#modules/messages/form-fields.ts";
import { getSpamReason } from "#modules/messages/receive-message.ts";
import type { Db } from "#platform/db/client.ts";
import { hashOfToken, createSecretToken } from "#platform/secret-tokens.ts";
import { runForAtLeast } from "#platform/constant-time.ts";
import { AppError } from "#shared/errors.ts";
import { getConsentWording } from "./consent.ts";
import type { SubscriptionTopic } from "./states.ts";
import { newsletterSubscribers } from "./tables.ts";
import { queueTopicMail, topics } from "./topics.ts";
import { findRequested, type Requested } from "./find-requested.ts";

/** A path of the shop, not the address of another site. */
const PAGE = /^\/(?!\/)[\w/.-]{0,199}$/;

/**
 * Asks the owner of an address whether they want the newsletter, or what else `topic` says. Neither
 * the answer nor its time tells whether the address is known. Throws `invalid_fields` for an
 * invalid address, `not_found` for a variant that cannot be waited for, `conflict` for one in
 * stock, and `too_many_requests`.
 */
export async function subscribe(
  ctx: PublicFormsContext,
  request: {
    email: string;
    website?: string | undefined;
    elapsedMs?: number | undefined;
    /** The path of the page with the form. */
    page?: string | undefined;
    topic?: SubscriptionTopic | undefined;
    /** The slug of the wanted variant. */
    variant?: string | undefined;
  },
): Promise<void> {
  const { topic = "newsletter" } = request;
  const { email } = acceptFields({ email: contactFields.email }, { email: request.email });
  await ctx.limits.reserve({ newsletter: [ctx.visitor.address, email] });
  const isSpam = getSpamReason(request, "") !== null;
  ctx.security.record({
    type: "form_submission",
    visitor: ctx.visitor,
    email,
    details: { form: topic, ...(isSpam ? { spam: "yes" } : {}) },
  });
  const page = PAGE.test(request.page ?? "") ? request.page : undefined;
  await runForAtLeast(async () => {
    if (isSpam) return;
    await ctx.asPublicForms(async ({ db }) => {
      const requested = topic === "stock" ? await findRequested(db, request.variant ?? "") : null;
      await requestOrRemind(db, { email, topic, requested, page, now: ctx.clock() });
    });
  });
}

type Asking = {
  readonly email: string;
  readonly topic: SubscriptionTopic;
  /** The wanted variant; null for a topic without one. */
  readonly requested: Requested | null;
  readonly page: string | undefined;
  readonly now: Date;
};

/**
 * Mails the link to confirm; to an address that is on the list the link to unsubscribe instead, at
 * most once a day.
 */
async function requestOrRemind(db: Db, asking: Asking): Promise<void> {
  const { email, topic, requested, page, now } = asking;
  const { mails, getBlock } = topics[topic];
  const variantId = requested?.id ?? null;
  const variantName = requested?.name ?? "";
  const content = await readContentWithoutCarrier({ db }, ["newsletter"]);
  const secret = createSecretToken();
  const confirmation = {
    confirmTokenHash: hashOfToken(secret),
    confirmExpiresAt: new Date(now.getTime() + getLinkLifetimeMs(mails.confirm)),
    requestedAt: now,
    consentWording: getConsentWording({ block: getBlock(content) }),
    consentPage: page ?? null,
  };
  const [added] = await db
    .insert(newsletterSubscribers)
    .values({ email, topic, variantId, unsubscribeToken: createSecretToken(), ...confirmation })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  if (added !== undefined) {
    await queueTopicMail(db, topic, "confirm", { to: email, variantName, secret });
    return;
  }

  const subscriber = await lockSubscriber(db, asking);
  if (subscriber.state === "confirmed") {
    await queueTopicMail(db, topic, "welcome", {
      to: subscriber.email,
      variantName,
      secret: subscriber.unsubscribeToken,
      dedupeKey: `${mails.welcome}:${subscriber.id}:${toDay(now)}`,
    });
    return;
  }
  // The state is not touched here: an unsubscribed address stays so until the click.
  await db
    .update(newsletterSubscribers)
    .set(confirmation)
    .where(eq(newsletterSubscribers.id, subscriber.id));
  await queueTopicMail(db, topic, "confirm", { to: subscriber.email, variantName, secret });
}

/**
 * The row stays locked until the transaction ends, so that of two requests the later link is the
 * valid one.
 */
async function lockSubscriber(db: Db, { email, topic, requested }: Asking) {
  const { id, state, unsubscribeToken, variantId } = newsletterSubscribers;
  const [subscriber] = await db
    .select({ id, email: newsletterSubscribers.email, state, unsubscribeToken })
    .from(newsletterSubscribers)
    .where(
      and(
        sql`lower(${newsletterSubscribers.email}) = lower(${email})`,
        eq(newsletterSubscribers.topic, topic),
        requested === null ? isNull(variantId) : eq(variantId, requested.id),
      ),
    )
    .for("update");
  if (subscriber === undefined)
    throw new AppError("conflict", "the request for this address has just been forgotten");
  return subscriber;
}

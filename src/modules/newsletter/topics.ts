import { paymentAlert } from "#i18n/en/payment-alert.ts";
import { waiting } from "#i18n/en/waiting.ts";
import type { Content } from "#modules/content/documents.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Db } from "#platform/db/client.ts";
import type { SubscriptionTopic } from "./states.ts";

/**
 * Which mail of a topic: the one that asks for confirmation, or the one to an address on the list.
 */
type Step = "confirm" | "welcome";

type Topic = {
  /**
   * The mail that asks for confirmation, and the one to an address on the list, with the link to
   * unsubscribe.
   */
  readonly mails: {
    readonly confirm: "confirm-newsletter" | "confirm-payment-alert" | "confirm-waiting";
    readonly welcome: "newsletter-welcome" | "payment-alert-welcome" | "waiting-welcome";
  };
  /** The text beside the button, given the content that the owner has published. */
  readonly getBlock: (content: Pick<Content, "newsletter">) => Content["newsletter"]["block"];
};

export const topics: Readonly<Record<SubscriptionTopic, Topic>> = {
  newsletter: {
    mails: { confirm: "confirm-newsletter", welcome: "newsletter-welcome" },
    getBlock: ({ newsletter }) => newsletter.block,
  },
  payment: {
    mails: { confirm: "confirm-payment-alert", welcome: "payment-alert-welcome" },
    getBlock: () => paymentAlert.block,
  },
  stock: {
    mails: { confirm: "confirm-waiting", welcome: "waiting-welcome" },
    getBlock: () => waiting.block,
  },
};

/** Queues a mail of a topic; `variantName` is "" for topics without a variant. */
export async function queueTopicMail(
  db: Db,
  topic: SubscriptionTopic,
  step: Step,
  mail: {
    readonly to: string;
    readonly secret: string;
    readonly variantName: string;
    readonly dedupeKey?: string;
  },
): Promise<void> {
  const { variantName, ...rest } = mail;
  const kind = topics[topic].mails[step];
  const isOfVariant = kind === "confirm-waiting" || kind === "waiting-welcome";
  await queueMail(
    db,
    isOfVariant ? { ...rest, kind, content: { bag: variantName } } : { ...rest, kind, content: {} },
  );
}

import { paymentAlert } from "#i18n/en/payment-alert.ts";
import type { Content } from "#modules/content/documents.ts";
import type { SubscriptionTopic } from "./states.ts";

type Topic = {
  /** The mail that asks back, and the one to whoever is on the list, with the way out. */
  readonly mails: {
    readonly confirm: "confirm-newsletter" | "confirm-payment-alert";
    readonly welcome: "newsletter-welcome" | "payment-alert-welcome";
  };
  /** What stands beside the button, given what the owner has published. */
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
};

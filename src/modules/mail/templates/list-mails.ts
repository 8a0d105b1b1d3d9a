// Mails to people who are on a list: the newsletter, waiting for payment or for an item, invited to
// a review.
import { z } from "zod";
import { doorLinkPath } from "#modules/orders/order-path.ts";
import type { MailWords } from "../mail-words.ts";
import { formatHours, toShownName } from "./mail-content.ts";
import { defineMail, plain } from "./mail-record.ts";

const variant = z.object({
  /** The name of the sold-out variant in the shop. Queued mails and stored texts call it so. */
  bag: z.string(),
});
/** As long as a unit is held for someone on the waiting list. */
const heldHours = 24;
const ofWaiting = {
  schema: variant,
  getValues: ({ bag }: z.output<typeof variant>, words: MailWords) => ({
    bag: toShownName(bag),
    kept: formatHours(words, heldHours),
  }),
  createSample: () => ({ bag: "Sea Blue" }),
};

/** The first mail to an address, which anyone can enter. */
const asking = { from: "forms", byStranger: true, linkHours: 48 } as const;
/** The answer to its confirmation. Its link to unsubscribe never expires. */
const welcome = { from: "forms", byStranger: true, linkHours: Infinity } as const;

export const listMails = {
  "confirm-newsletter": defineMail({
    ...plain,
    ...asking,
    button: "/newsletter/confirm?token={secret}",
  }),
  "newsletter-welcome": defineMail({
    ...plain,
    ...welcome,
    button: "/",
    unsubscribe: "/newsletter/unsubscribe?token={secret}",
  }),
  "confirm-payment-alert": defineMail({
    ...plain,
    ...asking,
    button: "/newsletter/confirm?for=payment&token={secret}",
  }),
  "payment-alert-welcome": defineMail({
    ...plain,
    ...welcome,
    button: "/cart",
    unsubscribe: "/newsletter/unsubscribe?for=payment&token={secret}",
  }),
  "payment-open": defineMail({ ...plain, button: "/cart" }),
  "confirm-waiting": defineMail({
    ...ofWaiting,
    ...asking,
    button: "/newsletter/confirm?for=stock&token={secret}",
  }),
  "waiting-welcome": defineMail({
    ...ofWaiting,
    ...welcome,
    button: "",
    unsubscribe: "/newsletter/unsubscribe?for=stock&token={secret}",
  }),
  "back-in-stock": defineMail({ ...ofWaiting, linkHours: heldHours, button: "/kept/{secret}" }),
  "review-invitation": defineMail({
    schema: z.object({
      /** "A1B2C3D4" */
      number: z.string(),
      customerName: z.string(),
      /** True when the order was shipped to another country; absent in mails of older versions. */
      isFromAbroad: z.boolean().optional(),
    }),
    linkHours: 24 * 90,
    greet: ({ customerName }) => customerName,
    getValues: ({ number }) => ({ number }),
    button: "/order-status/review/{secret}",
    unsubscribe: "/order-status/review/{secret}?leave=1",
    add: ({ isFromAbroad }, { own }: MailWords<"review-invitation">, { publicUrl, secret }) => {
      if (isFromAbroad !== true) return {};
      const key = encodeURIComponent(z.string().parse(secret));
      const { question, explanation, no, yes } = own.door;
      const facts = [
        { ...no, href: publicUrl + doorLinkPath(key, "no") },
        { ...yes, href: publicUrl + doorLinkPath(key, "yes") },
      ];
      return { blocks: [{ kind: "facts", heading: question, paragraphs: [explanation], facts }] };
    },
    createSample: (customerName) => ({ number: "A1B2C3D4", customerName, isFromAbroad: true }),
  }),
};

// The mails to people who asked to be told when orders can be paid.
import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatHours, template } from "./mail-content.ts";

const alertLink = (publicUrl: string, page: string, secret: unknown) =>
  `${publicUrl}/newsletter/${page}?${new URLSearchParams({ for: "payment", token: z.string().parse(secret) }).toString()}`;

export const confirmPaymentAlert = template(
  "confirm-payment-alert",
  z.object({}),
  (_none, words, mail) => {
    const { own } = words;
    const hours = formatHours(words, linkHours["confirm-payment-alert"]);
    return {
      ...own,
      paragraphs: own.text,
      button: { label: own.button, href: alertLink(mail.publicUrl, "confirm", mail.secret) },
      afterwards: own.afterwards.map((line) => fillText(line, { hours })),
    };
  },
  () => ({}),
);

export const paymentAlertWelcome = template(
  "payment-alert-welcome",
  z.object({}),
  (_none, { own }, mail) => ({
    ...own,
    paragraphs: own.text,
    button: { label: own.button, href: `${mail.publicUrl}/cart` },
    unsubscribe: {
      label: own.unsubscribe,
      href: alertLink(mail.publicUrl, "unsubscribe", mail.secret),
    },
  }),
  () => ({}),
);

export const paymentOpen = template(
  "payment-open",
  z.object({}),
  (_none, { own }, mail) => ({
    ...own,
    paragraphs: own.text,
    button: { label: own.button, href: `${mail.publicUrl}/cart` },
  }),
  () => ({}),
);

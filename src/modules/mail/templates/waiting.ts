// The mails to people of the waiting list.
import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatHours, toShownName, template } from "./mail-content.ts";

const content = z.object({
  /** The name of the sold-out variant in the shop. Queued mails and stored texts call it so. */
  bag: z.string(),
});

const waitingLink = (publicUrl: string, page: string, secret: unknown) =>
  `${publicUrl}/newsletter/${page}?${new URLSearchParams({ for: "stock", token: z.string().parse(secret) }).toString()}`;

export const confirmWaiting = template(
  "confirm-waiting",
  content,
  ({ bag }, words, mail) => {
    const { own } = words;
    const values = {
      bag: toShownName(bag),
      hours: formatHours(words, linkHours["confirm-waiting"]),
    };
    return {
      ...own,
      subject: fillText(own.subject, values),
      paragraphs: own.text.map((line) => fillText(line, values)),
      button: { label: own.button, href: waitingLink(mail.publicUrl, "confirm", mail.secret) },
      afterwards: own.afterwards.map((line) => fillText(line, values)),
    };
  },
  () => ({ bag: "Sea Blue" }),
);

export const waitingWelcome = template(
  "waiting-welcome",
  content,
  ({ bag }, words, mail) => {
    const { own } = words;
    const values = { bag: toShownName(bag), kept: formatHours(words, linkHours["back-in-stock"]) };
    return {
      ...own,
      subject: fillText(own.subject, values),
      paragraphs: own.text.map((line) => fillText(line, values)),
      button: { label: own.button, href: mail.publicUrl },
      unsubscribe: {
        label: own.unsubscribe,
        href: waitingLink(mail.publicUrl, "unsubscribe", mail.secret),
      },
    };
  },
  () => ({ bag: "Sea Blue" }),
);

export const backInStock = template(
  "back-in-stock",
  content,
  ({ bag }, words, mail) => {
    const { own } = words;
    const values = { bag: toShownName(bag), hours: formatHours(words, linkHours["back-in-stock"]) };
    return {
      ...own,
      subject: fillText(own.subject, values),
      preheader: fillText(own.preheader, values),
      paragraphs: own.text.map((line) => fillText(line, values)),
      button: {
        label: own.button,
        href: `${mail.publicUrl}/kept/${z.string().parse(mail.secret)}`,
      },
    };
  },
  () => ({ bag: "Sea Blue" }),
);

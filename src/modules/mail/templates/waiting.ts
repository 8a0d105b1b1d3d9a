// The mails to who waits for something that is sold out.
import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { inHours, shownName, template } from "./mail-content.ts";

const content = z.object({
  /** The bag that somebody waits for, by its name in the shop. */
  bag: z.string(),
});

const waitingLink = (publicUrl: string, page: string, secret: unknown) =>
  `${publicUrl}/newsletter/${page}?${new URLSearchParams({ for: "stock", token: z.string().parse(secret) }).toString()}`;

export const confirmWaiting = template("confirm-waiting", content, ({ bag }, words, mail) => {
  const { own } = words;
  const values = { bag: shownName(bag), hours: inHours(words, linkHours["confirm-waiting"]) };
  return {
    ...own,
    subject: fillText(own.subject, values),
    paragraphs: own.text.map((line) => fillText(line, values)),
    button: { label: own.button, href: waitingLink(mail.publicUrl, "confirm", mail.secret) },
    afterwards: own.afterwards.map((line) => fillText(line, values)),
  };
});

export const waitingWelcome = template("waiting-welcome", content, ({ bag }, words, mail) => {
  const { own } = words;
  const values = { bag: shownName(bag), kept: inHours(words, linkHours["back-in-stock"]) };
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
});

export const backInStock = template("back-in-stock", content, ({ bag }, words, mail) => {
  const { own } = words;
  const values = { bag: shownName(bag), hours: inHours(words, linkHours["back-in-stock"]) };
  return {
    ...own,
    subject: fillText(own.subject, values),
    preheader: fillText(own.preheader, values),
    paragraphs: own.text.map((line) => fillText(line, values)),
    button: { label: own.button, href: `${mail.publicUrl}/kept/${z.string().parse(mail.secret)}` },
  };
});

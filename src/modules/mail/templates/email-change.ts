import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatGreeting, formatHours, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });

/** To the new address of an account: the link that makes it the account's. */
export const confirmNewEmail = template(
  "confirm-new-email",
  content,
  (sent, words, mail) => {
    const { own, common } = words;
    const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
    const hours = formatHours(words, linkHours["confirm-new-email"]);
    return {
      ...own,
      footer: common.footer,
      paragraphs: [formatGreeting(words, sent.fullName), ...own.text],
      button: { label: own.button, href: `${mail.publicUrl}/auth/new-email?${query.toString()}` },
      afterwards: own.afterwards.map((line) => fillText(line, { hours })),
    };
  },
  (fullName) => ({ fullName }),
);

/** To the address that the account has: the link that stops the change, or takes it back. */
export const emailChangeStarted = template(
  "email-change-started",
  content,
  (sent, words, mail) => {
    const { own, common } = words;
    const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
    const hours = formatHours(words, linkHours["email-change-started"]);
    return {
      ...own,
      footer: common.footer,
      paragraphs: [formatGreeting(words, sent.fullName), ...own.text],
      button: { label: own.button, href: `${mail.publicUrl}/auth/keep-email?${query.toString()}` },
      afterwards: own.afterwards.map((line) => fillText(line, { hours })),
    };
  },
  (fullName) => ({ fullName }),
);

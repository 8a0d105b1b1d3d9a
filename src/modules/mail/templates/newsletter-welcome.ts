import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { template } from "./mail-content.ts";

const texts = mailTexts["newsletter-welcome"];

export const newsletterWelcome = template(z.object({}), (_none, mail) => {
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  return {
    ...texts,
    paragraphs: texts.text,
    button: { label: texts.button, href: `${mail.publicUrl}/` },
    unsubscribe: {
      label: texts.unsubscribe,
      href: `${mail.publicUrl}/newsletter/unsubscribe?${query.toString()}`,
    },
  };
});

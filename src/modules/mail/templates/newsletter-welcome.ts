import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import type { Template } from "./letter.ts";

const words = mailWords["newsletter-welcome"];

export const newsletterWelcome: Template = (mail) => {
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  return {
    ...words,
    paragraphs: words.text,
    button: { label: words.button, href: `${mail.publicUrl}/` },
    unsubscribe: {
      label: words.unsubscribe,
      href: `${mail.publicUrl}/newsletter/unsubscribe?${query.toString()}`,
    },
  };
};

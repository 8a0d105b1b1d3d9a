import { z } from "zod";
import { formatGreeting, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });

export const passwordChanged = template(
  "password-changed",
  content,
  (sent, words, mail) => {
    const { own, common } = words;
    return {
      ...own,
      footer: common.footer,
      paragraphs: [formatGreeting(words, sent.fullName), ...own.text],
      button: { label: own.button, href: `${mail.publicUrl}/auth` },
    };
  },
  (fullName) => ({ fullName }),
);

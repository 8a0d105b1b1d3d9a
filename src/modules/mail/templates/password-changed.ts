import { z } from "zod";
import { greeting, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });

export const passwordChanged = template(
  "password-changed",
  content,
  (sent, words, mail) => {
    const { own, common } = words;
    return {
      ...own,
      footer: common.footer,
      paragraphs: [greeting(words, sent.fullName), ...own.text],
      button: { label: own.button, href: `${mail.publicUrl}/auth` },
    };
  },
  (fullName) => ({ fullName }),
);

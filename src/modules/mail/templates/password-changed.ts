import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { greeting, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });
const texts = mailTexts["password-changed"];

export const passwordChanged = template(content, ({ fullName }, mail) => {
  return {
    ...texts,
    footer: mailTexts.footer,
    paragraphs: [greeting(fullName), ...texts.text],
    button: { label: texts.button, href: `${mail.publicUrl}/auth` },
  };
});

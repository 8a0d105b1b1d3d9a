import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { secondFactorGuessedMail } from "#content/second-factor-mails.ts";
import { greeting, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });

export const secondFactorGuessed = template(content, ({ fullName }, mail) => {
  const { button, ...texts } = secondFactorGuessedMail;
  return {
    ...texts,
    footer: mailTexts.footer,
    paragraphs: [greeting(fullName), ...texts.text],
    button: { label: button, href: `${mail.publicUrl}/account` },
  };
});

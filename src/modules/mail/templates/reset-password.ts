import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { linkHours } from "../mail-kinds.ts";
import { greeting, withHours, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });
const texts = mailTexts["reset-password"];

export const resetPassword = template(content, ({ fullName }, mail) => {
  const query = new URLSearchParams({ token: z.string().parse(mail.secret), type: "recovery" });
  const hours = linkHours["reset-password"];
  return {
    ...texts,
    footer: mailTexts.footer,
    preheader: withHours(texts.preheader, hours),
    paragraphs: [greeting(fullName), ...texts.text],
    button: { label: texts.button, href: `${mail.publicUrl}/reset-password?${query.toString()}` },
    afterwards: texts.afterwards.map((line) => withHours(line, hours)),
  };
});

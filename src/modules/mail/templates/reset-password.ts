import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { linkHours } from "../mail-kinds.ts";
import { greeting, withHours, type Template } from "./letter.ts";

const content = z.object({ fullName: z.string() });
const words = mailWords["reset-password"];

export const resetPassword: Template = (mail) => {
  const { fullName } = content.parse(mail.content);
  const query = new URLSearchParams({ token: z.string().parse(mail.secret), type: "recovery" });
  const hours = linkHours["reset-password"];
  return {
    ...words,
    footer: mailWords.footer,
    preheader: withHours(words.preheader, hours),
    paragraphs: [greeting(fullName), ...words.text],
    button: { label: words.button, href: `${mail.publicUrl}/reset-password?${query.toString()}` },
    afterwards: words.afterwards.map((line) => withHours(line, hours)),
  };
};

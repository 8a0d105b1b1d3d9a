import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { linkHours } from "../mail-kinds.ts";
import { greeting, withHours, type Template } from "./letter.ts";

const content = z.object({ fullName: z.string() });
const words = mailWords["confirm-email"];

export const confirmEmail: Template = (mail) => {
  const { fullName } = content.parse(mail.content);
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  return {
    ...words,
    footer: mailWords.footer,
    paragraphs: [greeting(fullName), ...words.text],
    button: { label: words.button, href: `${mail.publicUrl}/auth/confirm?${query.toString()}` },
    afterwards: words.afterwards.map((line) => withHours(line, linkHours["confirm-email"])),
  };
};

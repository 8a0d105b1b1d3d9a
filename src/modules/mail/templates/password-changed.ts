import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { greeting, type Template } from "./letter.ts";

const content = z.object({ fullName: z.string() });
const words = mailWords["password-changed"];

export const passwordChanged: Template = (mail) => {
  const { fullName } = content.parse(mail.content);
  return {
    ...words,
    footer: mailWords.footer,
    paragraphs: [greeting(fullName), ...words.text],
    button: { label: words.button, href: `${mail.publicUrl}/auth` },
  };
};

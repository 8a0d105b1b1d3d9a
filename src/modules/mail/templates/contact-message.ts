import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { quotesOf, shownName, type Template } from "./letter.ts";

const words = mailWords["contact-message"];
const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.enum(Object.keys(words.subjects) as (keyof typeof words.subjects)[]).optional(), // its own keys
  message: z.string(),
});
export type ContactMessageContent = z.infer<typeof content>;

export const contactMessage: Template = (mail) => {
  const sent = content.parse(mail.content);
  const subject = sent.subject && words.subjects[sent.subject];
  return {
    ...words,
    subject: words.subject.replace("{name}", () => shownName(sent.name)),
    paragraphs: words.text,
    quotes: quotesOf(words.labels, { ...sent, subject }),
    replyTo: sent.email,
  };
};

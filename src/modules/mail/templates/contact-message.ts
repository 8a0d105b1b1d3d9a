import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { contact } from "#i18n/en/contact.ts";
import { quotesOf, shownName, type Template } from "./letter.ts";

const words = mailWords["contact-message"];
const { subjects } = contact;
const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.enum(Object.keys(subjects) as (keyof typeof subjects)[]).optional(), // its own keys
  message: z.string(),
});
export type ContactMessageContent = z.infer<typeof content>;

export const contactMessage: Template = (mail) => {
  const sent = content.parse(mail.content);
  const subject = sent.subject && subjects[sent.subject];
  return {
    ...words,
    subject: words.subject.replace("{name}", () => shownName(sent.name)),
    paragraphs: words.text,
    quotes: quotesOf(words.labels, { ...sent, subject }),
    replyTo: sent.email,
  };
};

import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { contact } from "#i18n/en/contact.ts";
import { getQuotes, shownName, template } from "./mail-content.ts";

const texts = mailTexts["contact-message"];
const { subjects } = contact;
const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.enum(Object.keys(subjects) as (keyof typeof subjects)[]).optional(), // its own keys
  message: z.string(),
});

export const contactMessage = template(content, (sent) => {
  const subject = sent.subject && subjects[sent.subject];
  return {
    ...texts,
    subject: texts.subject.replace("{name}", () => shownName(sent.name)),
    paragraphs: texts.text,
    quotes: getQuotes(texts.labels, { ...sent, subject }),
    replyTo: sent.email,
  };
});

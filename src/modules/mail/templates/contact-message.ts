import { z } from "zod";
import { contact } from "#i18n/en/contact.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { fillText } from "#shared/fill-text.ts";
import { getQuotes, shownName, template, toOwnPeople } from "./mail-content.ts";

const { subjects } = contact;
const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.enum(Object.keys(subjects) as (keyof typeof subjects)[]).optional(), // its own keys
  message: z.string(),
});

export const contactMessage = template("contact-message", content, (sent, words) => {
  const { own } = words;
  const subject = sent.subject && messageLabels.subjects[sent.subject];
  return {
    ...own,
    ...toOwnPeople(words),
    subject: fillText(own.subject, { name: shownName(sent.name) }),
    paragraphs: own.text,
    quotes: getQuotes(own.labels, { ...sent, subject }),
    replyTo: sent.email,
  };
});

import { z } from "zod";
import { contact } from "#i18n/en/contact.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { fillText } from "#shared/fill-text.ts";
import { getQuotes, toShownName, template, toOwnPeople } from "./mail-content.ts";

const { subjects } = contact;
const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.enum(Object.keys(subjects) as (keyof typeof subjects)[]).optional(), // its own keys
  message: z.string(),
});

export const contactMessage = template(
  "contact-message",
  content,
  (sent, words) => {
    const { own } = words;
    const subject = sent.subject && messageLabels.subjects[sent.subject];
    return {
      ...own,
      ...toOwnPeople(words),
      subject: fillText(own.subject, { name: toShownName(sent.name) }),
      paragraphs: own.text,
      quotes: getQuotes(own.labels, { ...sent, subject }),
      replyTo: sent.email,
    };
  },
  (name) => ({
    name,
    email: "noa@mail.example",
    message: "Hello.\nIs it there?",
    subject: "feedback",
    phone: "+1 503 555 0142",
  }),
);

import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { getQuotes, shownName, template, toOwnPeople } from "./mail-content.ts";

const content = z.object({
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  experience: z.string(),
  message: z.string().optional(),
});

export const dealerInquiry = template("dealer-inquiry", content, (sent, words) => {
  const { own } = words;
  return {
    ...own,
    ...toOwnPeople(words),
    subject: fillText(own.subject, { name: shownName(sent.companyName) }),
    paragraphs: own.text,
    quotes: getQuotes(own.labels, sent),
    replyTo: sent.email,
  };
});

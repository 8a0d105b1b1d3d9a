import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { getQuotes, shownName, template } from "./mail-content.ts";

const texts = mailTexts["dealer-inquiry"];
const content = z.object({
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  experience: z.string(),
  message: z.string().optional(),
});

export const dealerInquiry = template(content, (sent) => {
  return {
    ...texts,
    subject: texts.subject.replace("{name}", () => shownName(sent.companyName)),
    paragraphs: texts.text,
    quotes: getQuotes(texts.labels, sent),
    replyTo: sent.email,
  };
});

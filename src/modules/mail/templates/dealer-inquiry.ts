import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { getQuotes, shownName, template } from "./mail-content.ts";

const content = z.object({
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  experience: z.string(),
  message: z.string().optional(),
});

export const dealerInquiry = template("dealer-inquiry", content, (sent, { own }) => {
  return {
    ...own,
    subject: fillText(own.subject, { name: shownName(sent.companyName) }),
    paragraphs: own.text,
    quotes: getQuotes(own.labels, sent),
    replyTo: sent.email,
  };
});

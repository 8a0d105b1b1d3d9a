import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { quotesOf, shownName, type Template } from "./letter.ts";

const words = mailWords["dealer-inquiry"];
const content = z.object({
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  experience: z.string(),
  message: z.string().optional(),
});
export type DealerInquiryContent = z.infer<typeof content>;

export const dealerInquiry: Template = (mail) => {
  const sent = content.parse(mail.content);
  return {
    ...words,
    subject: words.subject.replace("{name}", () => shownName(sent.companyName)),
    paragraphs: words.text,
    quotes: quotesOf(words.labels, sent),
    replyTo: sent.email,
  };
};

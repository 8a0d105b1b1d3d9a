import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { getQuotes, toShownName, template, toOwnPeople } from "./mail-content.ts";

const content = z.object({
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  experience: z.string(),
  message: z.string().optional(),
});

export const dealerInquiry = template(
  "dealer-inquiry",
  content,
  (sent, words) => {
    const { own } = words;
    return {
      ...own,
      ...toOwnPeople(words),
      subject: fillText(own.subject, { name: toShownName(sent.companyName) }),
      paragraphs: own.text,
      quotes: getQuotes(own.labels, sent),
      replyTo: sent.email,
    };
  },
  (name) => ({
    companyName: name,
    contactName: name,
    email: "noa@mail.example",
    phone: "+1 503 555 0142",
    city: "Portland",
    experience: "Two shops",
    message: "Hello.\nIs it there?",
  }),
);

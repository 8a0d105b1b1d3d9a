import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatGreeting, template } from "./mail-content.ts";

const content = z.object({
  /** "A1B2C3D4" */
  number: z.string(),
  customerName: z.string(),
});

/** Asks a customer for a review of what they bought, by a link that opens its page. */
export const reviewInvitation = template(
  "review-invitation",
  content,
  (sent, words, mail) => {
    const { own } = words;
    const days = `${linkHours["review-invitation"] / 24} days`;
    const page = `${mail.publicUrl}/order-status/review/${z.string().parse(mail.secret)}`;
    const fillLine = (line: string) => fillText(line, { number: sent.number, days });
    return {
      subject: fillLine(own.subject),
      preheader: fillLine(own.preheader),
      heading: fillLine(own.heading),
      paragraphs: [formatGreeting(words, sent.customerName), ...own.text.map(fillLine)],
      button: {
        label: own.button,
        href: page,
      },
      unsubscribe: { label: own.unsubscribe, href: `${page}?leave=1` },
      afterwards: own.afterwards.map(fillLine),
      footer: own.footer,
    };
  },
  (customerName) => ({ number: "A1B2C3D4", customerName }),
);

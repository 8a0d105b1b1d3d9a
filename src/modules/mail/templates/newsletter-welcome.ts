import { z } from "zod";
import { template } from "./mail-content.ts";

export const newsletterWelcome = template(
  "newsletter-welcome",
  z.object({}),
  (_none, { own }, mail) => {
    const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
    return {
      ...own,
      paragraphs: own.text,
      button: { label: own.button, href: `${mail.publicUrl}/` },
      unsubscribe: {
        label: own.unsubscribe,
        href: `${mail.publicUrl}/newsletter/unsubscribe?${query.toString()}`,
      },
    };
  },
  () => ({}),
);

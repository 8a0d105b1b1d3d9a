import { z } from "zod";
import { formatGreeting, template } from "./mail-content.ts";

/**
 * Changes of a user's second factor: it is on (with a new app), off, has new recovery codes, or is
 * now passkeys only.
 */
const changes = ["on", "off", "codes", "passkeys"] as const;
export type SecondFactorChange = (typeof changes)[number];

const content = z.object({ fullName: z.string(), change: z.enum(changes) });

export const secondFactorChanged = template(
  "second-factor-changed",
  content,
  (sent, words, mail) => {
    const { button, alarm, ...texts } = words.own;
    const own = texts[sent.change];
    return {
      ...own,
      footer: words.common.footer,
      paragraphs: [formatGreeting(words, sent.fullName), ...own.text, alarm],
      button: { label: button, href: `${mail.publicUrl}/account` },
    };
  },
  (fullName) => ({ fullName, change: "on" }),
);

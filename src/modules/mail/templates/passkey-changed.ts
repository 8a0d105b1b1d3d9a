import { z } from "zod";
import { formatGreeting, template } from "./mail-content.ts";

const changes = ["added", "removed"] as const;
export type PasskeyChange = (typeof changes)[number];

const content = z.object({ fullName: z.string(), change: z.enum(changes), passkey: z.string() });

/** A passkey was added to an account, or removed. */
export const passkeyChanged = template(
  "passkey-changed",
  content,
  (sent, words, mail) => {
    const { button, alarm, passkey, ...texts } = words.own;
    const own = texts[sent.change];
    return {
      ...own,
      footer: words.common.footer,
      paragraphs: [formatGreeting(words, sent.fullName), ...own.text, alarm],
      quotes: [{ label: passkey, text: sent.passkey }],
      button: { label: button, href: `${mail.publicUrl}/account` },
    };
  },
  (fullName) => ({ fullName, change: "added", passkey: "Chrome on Android" }),
);

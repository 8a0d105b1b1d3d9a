import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatGreeting, formatHours, template } from "./mail-content.ts";

const content = z.object({ fullName: z.string() });

export const resetPassword = template(
  "reset-password",
  content,
  (sent, words, mail) => {
    const { own, common } = words;
    const query = new URLSearchParams({ token: z.string().parse(mail.secret), type: "recovery" });
    const hours = formatHours(words, linkHours["reset-password"]);
    return {
      ...own,
      footer: common.footer,
      preheader: fillText(own.preheader, { hours }),
      paragraphs: [formatGreeting(words, sent.fullName), ...own.text],
      button: { label: own.button, href: `${mail.publicUrl}/reset-password?${query.toString()}` },
      afterwards: own.afterwards.map((line) => fillText(line, { hours })),
    };
  },
  (fullName) => ({ fullName }),
);

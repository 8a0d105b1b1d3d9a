import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatHours, template } from "./mail-content.ts";

export const confirmNewsletter = template(
  "confirm-newsletter",
  z.object({}),
  (_none, words, mail) => {
    const { own } = words;
    const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
    const hours = formatHours(words, linkHours["confirm-newsletter"]);
    return {
      ...own,
      paragraphs: own.text,
      button: {
        label: own.button,
        href: `${mail.publicUrl}/newsletter/confirm?${query.toString()}`,
      },
      afterwards: own.afterwards.map((line) => fillText(line, { hours })),
    };
  },
  () => ({}),
);

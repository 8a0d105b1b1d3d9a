import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { linkHours } from "../mail-kinds.ts";
import { withHours, template } from "./mail-content.ts";

const texts = mailTexts["confirm-newsletter"];

export const confirmNewsletter = template(z.object({}), (_none, mail) => {
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  return {
    ...texts,
    paragraphs: texts.text,
    button: {
      label: texts.button,
      href: `${mail.publicUrl}/newsletter/confirm?${query.toString()}`,
    },
    afterwards: texts.afterwards.map((line) => withHours(line, linkHours["confirm-newsletter"])),
  };
});

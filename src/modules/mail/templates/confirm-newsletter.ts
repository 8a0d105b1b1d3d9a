import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { linkHours } from "../mail-kinds.ts";
import { withHours, type Template } from "./letter.ts";

const words = mailWords["confirm-newsletter"];

export const confirmNewsletter: Template = (mail) => {
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  return {
    ...words,
    paragraphs: words.text,
    button: {
      label: words.button,
      href: `${mail.publicUrl}/newsletter/confirm?${query.toString()}`,
    },
    afterwards: words.afterwards.map((line) => withHours(line, linkHours["confirm-newsletter"])),
  };
};

import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { Template } from "./letter.ts";

const words = mailWords["test-mail"];
const content = z.object({
  way: z.enum(["smtp", "mailjet", "folder"]),
  askedAt: z.iso.datetime(),
});
export type TestMailContent = z.infer<typeof content>;

export const testMail: Template = (mail) => {
  const { way, askedAt } = content.parse(mail.content);
  return {
    subject: words.subject,
    preheader: words.heading,
    heading: words.heading,
    paragraphs: words.text,
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: words.facts.way, text: words.ways[way] },
          { label: words.facts.askedAt, text: formatDateTime(new Date(askedAt)) },
        ],
      },
    ],
    afterwards: [],
    footer: words.footer,
  };
};

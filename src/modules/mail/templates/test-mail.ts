import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { formatDateTime } from "#i18n/format.ts";
import { template } from "./mail-content.ts";

const texts = mailTexts["test-mail"];
const content = z.object({
  way: z.enum(["smtp", "mailjet", "folder"]),
  askedAt: z.iso.datetime(),
});

export const testMail = template(content, ({ way, askedAt }) => {
  return {
    subject: texts.subject,
    preheader: texts.heading,
    heading: texts.heading,
    paragraphs: texts.text,
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: texts.facts.way, text: texts.ways[way] },
          { label: texts.facts.askedAt, text: formatDateTime(new Date(askedAt)) },
        ],
      },
    ],
    afterwards: [],
    footer: texts.footer,
  };
});

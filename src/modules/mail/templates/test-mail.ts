import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { template, toOwnPeople } from "./mail-content.ts";

const content = z.object({
  way: z.enum(["smtp", "mailjet", "folder"]),
  askedAt: z.iso.datetime(),
});

export const testMail = template(
  "test-mail",
  content,
  ({ way, askedAt }, words) => {
    const { own } = words;
    return {
      ...toOwnPeople(words),
      subject: own.subject,
      preheader: own.heading,
      heading: own.heading,
      paragraphs: own.text,
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: own.facts.way, text: own.ways[way] },
            { label: own.facts.askedAt, text: formatDateTime(new Date(askedAt), "he-IL") },
          ],
        },
      ],
      afterwards: [],
      footer: own.footer,
    };
  },
  () => ({ way: "smtp", askedAt: "2026-03-01T10:00:00Z" }),
);

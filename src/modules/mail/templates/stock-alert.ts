import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { formatNumber } from "#i18n/format.ts";
import { fill, template } from "./mail-content.ts";

const content = z.object({
  sku: z.string(),
  name: z.string(),
  level: z.enum(["low", "critical", "out"]),
  /** Bags that can still be sold. */
  available: z.int(),
});

const texts = mailTexts["stock-alert"];

export const stockAlert = template(content, (alert) => {
  const { subject, heading, text } = texts[alert.level];
  const available = formatNumber(alert.available);
  const filled = (line: string) => fill(line, { bag: alert.name, available });
  return {
    subject: filled(subject),
    preheader: texts.preheader,
    heading: filled(heading),
    paragraphs: text.map(filled),
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: texts.table.sku, text: alert.sku },
          { label: texts.table.available, text: available },
        ],
      },
    ],
    afterwards: texts.afterwards,
    footer: texts.footer,
  };
});

import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { formatNumber } from "#i18n/format.ts";
import { fill, type Template } from "./letter.ts";

const content = z.object({
  sku: z.string(),
  name: z.string(),
  level: z.enum(["low", "critical", "out"]),
  /** Bags that can still be sold. */
  available: z.int(),
});
export type StockAlertContent = z.infer<typeof content>;

const words = mailWords["stock-alert"];

export const stockAlert: Template = (mail) => {
  const alert = content.parse(mail.content);
  const { subject, heading, text } = words[alert.level];
  const available = formatNumber(alert.available);
  const filled = (line: string) => fill(line, { bag: alert.name, available });
  return {
    subject: filled(subject),
    preheader: words.preheader,
    heading: filled(heading),
    paragraphs: text.map(filled),
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: words.table.sku, text: alert.sku },
          { label: words.table.available, text: available },
        ],
      },
    ],
    afterwards: words.afterwards,
    footer: words.footer,
  };
};

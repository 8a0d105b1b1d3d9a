import { z } from "zod";
import { formatNumber } from "#i18n/format-number.ts";
import { fillText } from "#shared/fill-text.ts";
import { template, toOwnPeople } from "./mail-content.ts";

const content = z.object({
  sku: z.string(),
  name: z.string(),
  level: z.enum(["low", "critical", "out"]),
  /** Units that can still be sold. */
  available: z.int(),
});

export const stockAlert = template(
  "stock-alert",
  content,
  (alert, words) => {
    const { own } = words;
    const { subject, heading, text } = own[alert.level];
    const available = formatNumber(alert.available, "he-IL");
    const fillLine = (line: string) => fillText(line, { bag: alert.name, available });
    return {
      ...toOwnPeople(words),
      subject: fillLine(subject),
      preheader: own.preheader,
      heading: fillLine(heading),
      paragraphs: text.map(fillLine),
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: own.table.sku, text: alert.sku },
            { label: own.table.available, text: available },
          ],
        },
      ],
      afterwards: own.afterwards,
      footer: own.footer,
    };
  },
  () => ({
    sku: "WANDERPAW_BACKPACK_BLUE",
    name: "Ocean Blue",
    level: "critical",
    available: 2,
  }),
);

import { z } from "zod";
import type { Letter, Template } from "./letter.ts";

export const stockAlertContent = z.object({
  sku: z.string(),
  name: z.string(),
  level: z.enum(["low", "critical", "out"]),
  available: z.int(),
});
export type StockAlertContent = z.infer<typeof stockAlertContent>;

export const stockAlert: Template = (mail): Letter => {
  const alert = stockAlertContent.parse(mail.content);
  return {
    subject: `Stock: ${alert.sku}`,
    preheader: "",
    heading: alert.name,
    paragraphs: [],
    afterwards: [],
    footer: "",
  };
};

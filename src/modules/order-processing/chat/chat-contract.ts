import { z } from "zod";
import { variantStockSchema } from "#modules/inventory/contract.ts";
import { isPlainText } from "#shared/plain-text.ts";
import { MAX_CHAT } from "./max-chat.ts";

export const chatSchema = z.object({
  text: z
    .string()
    .max(MAX_CHAT, "too_long")
    .refine((text) => text.trim() !== "", "required")
    // A program that exports conversations leaves marks in them, which are taken out.
    .refine((text) => isPlainText(text), "unprintable"),
});

const finding = z.object({ value: z.string(), isSure: z.boolean() }).optional();

/** Details of an order in a conversation. Details that nobody has given are missing. */
export const chatFindingsSchema = z.object({
  name: finding,
  email: finding,
  phone: finding,
  line1: finding,
  line2: finding,
  city: finding,
  state: finding,
  postalCode: finding,
  /** Two capital letters. */
  country: finding,
  items: z.array(
    z.object({
      variant: variantStockSchema.pick({
        id: true,
        productName: true,
        variantName: true,
        sku: true,
        imageUrl: true,
        available: true,
        price: true,
      }),
      /** Null where nobody has said how many. */
      quantity: z.int().nullable(),
      isSure: z.boolean(),
    }),
  ),
  /** Words that could mean several variants. */
  unclear: z.array(z.string()),
});
export type ChatAnswer = z.infer<typeof chatFindingsSchema>;

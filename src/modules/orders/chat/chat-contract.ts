import { z } from "zod";
import { variantStockSchema } from "#modules/inventory/contract.ts";
import { isPlainText } from "#shared/plain-text.ts";
import { MAX_CHAT } from "./max-chat.ts";

export const chatSchema = z.object({
  text: z
    .string()
    .max(MAX_CHAT, "too_long")
    .refine((text) => text.trim() !== "", "required")
    // Programs that export chats leave invisible marks in the text, which are removed.
    .refine((text) => isPlainText(text), "unprintable"),
});

export const finding = z
  .object({ value: z.string(), isSure: z.boolean() })
  .optional()
  .meta({ id: "ChatFinding", description: "What a chat seems to say" });

/** Details of an order found in a conversation. Details that it does not contain are missing. */
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
      /** Null when no quantity is given. */
      quantity: z.int().nullable(),
      isSure: z.boolean(),
    }),
  ),
  /** Words that fit several variants. */
  unclear: z.array(z.string()),
});
export type ChatAnswer = z.infer<typeof chatFindingsSchema>;

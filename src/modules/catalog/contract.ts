import { z } from "zod";
import { currencies } from "#shared/money.ts";
import { colours } from "./colour.ts";

export const moneySchema = z.object({
  amountMinor: z.int(),
  currency: z.enum(currencies),
});

/** One bag of the catalog as any visitor may see it. */
export const catalogColourSchema = z.object({
  colour: z.enum(colours),
  sku: z.string(),
  /** "Wanderpaw Backpack" */
  productName: z.string(),
  /** "Olive Green & Cream" */
  colourName: z.string(),
  price: moneySchema,
  /** Bags that can be sold now, capped at the largest quantity of one cart line (99). */
  available: z.int().min(0),
  /** Image paths, the primary one first, for example "/media/product/olive-1". */
  images: z.array(z.string()),
  /**
   * What those images show, by path, where the shop says something else than the words that come
   * with its own.
   */
  imageTexts: z.record(z.string(), z.string()),
});
export type CatalogColour = z.infer<typeof catalogColourSchema>;

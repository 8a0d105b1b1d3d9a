import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { currencies } from "#shared/money.ts";
import { colours } from "./colour.ts";

export const moneySchema = z.object({
  amountMinor: z.int(),
  currency: z.enum(currencies),
});

/** One bag of the catalogue as any visitor may see it. */
export const catalogueColourSchema = z.object({
  colour: z.enum(colours),
  sku: z.string(),
  /** "Wanderpaw Backpack" */
  productName: z.string(),
  /** "Olive Green & Cream" */
  colourName: z.string(),
  price: moneySchema,
  /** Bags that can be sold now, capped at the largest quantity of one cart line (99). */
  available: z.int().min(0),
  /** Picture paths, the primary one first, for example "/media/product/olive-1". */
  pictures: z.array(z.string()),
  /** What those pictures show, by path, where the shop says something else than the words that come with its own. */
  pictureTexts: z.record(z.string(), z.string()),
});

export type CatalogueColour = z.infer<typeof catalogueColourSchema>;

export const catalogEndpoints = {
  listColours: endpoint({
    method: "get",
    path: "/api/catalog/colours",
    summary: "The bags that can be bought, one per colour",
    permission: "public",
    response: z.object({ colours: z.array(catalogueColourSchema) }),
  }),
};

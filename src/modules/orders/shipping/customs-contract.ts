import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";

/** Data that customs of another country require for each line, besides the number of pieces. */
export const customsFacts = [
  "description",
  "weight",
  "value",
  "tariff_code",
  "origin_country",
] as const;

export const customsDeclarationSchema = z.object({
  lines: z.array(
    z.object({
      id: z.uuid(),
      /** The name of the line in the back office. */
      name: z.string(),
      /** The product in which missing data can be entered; null once the variant is gone. */
      productId: z.uuid().nullable(),
      quantity: z.int(),
      /** In Latin letters. */
      description: z.string().nullable(),
      /** The weight of all its pieces. */
      weightGrams: z.int().nullable(),
      /** The price paid for all its pieces; for a present, the price that they would cost. */
      value: moneySchema.nullable(),
      tariffCode: z.string().nullable(),
      /** Two capital letters. */
      originCountry: z.string().nullable(),
      missing: z.array(z.enum(customsFacts)),
    }),
  ),
});
export type CustomsDeclaration = z.infer<typeof customsDeclarationSchema>;
export type CustomsFact = (typeof customsFacts)[number];

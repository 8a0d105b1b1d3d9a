import { z } from "zod";

/** An address as it is stored. */
export const storedAddressSchema = z
  .object({
    line1: z.string(),
    line2: z.string().optional(),
    city: z.string(),
    state: z.string().optional(),
    postalCode: z.string().optional(),
    country: z.string(),
  })
  .meta({
    id: "Address",
    description: "A postal address; the country is a code of two letters",
    example: { line1: "1 Herzl Street", city: "Haifa", postalCode: "3303101", country: "IL" },
  });

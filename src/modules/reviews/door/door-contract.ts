// The words that browsers and the server exchange about payments at the door in the back office.
import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { doorCurrencies } from "./kinds.ts";

export const doorRowSchema = z
  .object({
    /** The id of the order. */
    id: z.uuid(),
    number: z.string(),
    country: z.string(),
    paid: z.boolean(),
    /** In the smallest unit of the currency; null where it was not told. */
    amountMinor: z.int().nullable(),
    currency: z.enum(doorCurrencies).nullable(),
    note: z.string().nullable(),
    answeredAt: isoMoment,
    lookedIntoAt: isoMoment.nullable(),
  })
  .meta({ id: "DoorAnswer", description: "Whether a customer paid anything at the door" });
export type DoorRow = z.infer<typeof doorRowSchema>;

/** For each country, how many customers answered and how many of them paid nothing. */
export const promisesSchema = z.array(
  z.object({ place: z.string(), answers: z.int(), paidNothing: z.int() }),
);

import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { nextCursor } from "#shared/page-fields.ts";
import { ratedAmountSchema } from "../rated-amount.ts";
import { orderStatusSchema } from "../value-schemas.ts";

const both = z.object({ original: moneySchema, ils: moneySchema.nullable() });

/** A change that was tried on the orders of the last days. */
export const rehearsalSchema = z
  .object({
    days: z.int(),
    /** The number of orders that would have been different, of how many. */
    orders: z.int(),
    of: z.int(),
    /** The sum of the differences; below zero where it would have been less. */
    change: ratedAmountSchema,
    /** The orders that would have been different, newest first, 50 per page. */
    rows: z.array(
      z.object({
        orderId: z.uuid(),
        number: z.string(),
        status: orderStatusSchema,
        at: isoMoment,
        before: both,
        after: both,
      }),
    ),
    nextCursor,
  })
  .meta({ id: "Rehearsal", description: "What a change would have meant for past orders" });
export type Rehearsal = z.infer<typeof rehearsalSchema>;

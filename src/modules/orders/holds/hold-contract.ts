import { z } from "zod";

export const id = z.uuid();

/** Units that unpaid orders hold for now; orders that were entered by hand do not count. */
export const unpaidHoldsSchema = z.object({
  orders: z.int(),
  units: z.int(),
  /** By stock keeping unit. */
  variants: z.array(
    z.object({
      id,
      sku: z.string(),
      name: z.string(),
      held: z.int(),
      /** On the shelf, the held ones included. */
      onHand: z.int(),
    }),
  ),
});
export type UnpaidHolds = z.infer<typeof unpaidHoldsSchema>;

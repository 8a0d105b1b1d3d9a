import { z } from "zod";

/** An order of a made-up history, with what its next step needs of it. */
export const orderRow = z.object({
  id: z.uuid(),
  totalMinor: z.int(),
  paidMinor: z.int(),
  updatedAt: z.date(),
  lines: z.array(z.object({ lineId: z.uuid(), quantity: z.int() })),
  refundIds: z.array(z.uuid()),
  paymentIds: z.array(z.uuid()),
  isHidden: z.boolean(),
  returnId: z.uuid().nullable(),
  returnLines: z.array(z.object({ id: z.uuid(), quantity: z.int() })),
});
export type KnownOrder = z.infer<typeof orderRow> & { readonly accessKey: string };

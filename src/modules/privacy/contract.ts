import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { erasureReasons } from "./reasons.ts";
import { reportSchema } from "./report-shapes.ts";

export const planSchema = z
  .object({
    hasAccount: z.boolean(),
    counts: z.object({ orders: z.int(), messages: z.int(), mails: z.int(), notes: z.int() }),
    /** Orders that prevent it: still on their way, or with pending refunds. */
    openOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
    /** Staff cannot erase themselves. */
    isOwn: z.boolean(),
  })
  .meta({ id: "ErasurePlan", description: "What an erasure would remove, or prevents it" });
export type ErasurePlan = z.infer<typeof planSchema>;

export const rowSchema = z.object({
  id: z.uuid(),
  at: isoMoment,
  actorEmail: z.string(),
  /** Of the deleted customer. */
  customerId: z.uuid(),
  reason: z.enum(erasureReasons),
  /** The number of orders that stay, without personal data. */
  orders: z.int(),
  /** Whether a trace was found that has no known reason to stay. */
  needsLooking: z.boolean(),
});
export type ErasureRow = z.infer<typeof rowSchema>;

export const erasureSchema = rowSchema.extend({
  report: reportSchema,
  /** HMAC-SHA-256 of the address, as hexadecimal digits. */
  addressHash: z.string(),
});
export type Erasure = z.infer<typeof erasureSchema>;

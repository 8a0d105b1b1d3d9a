import { z } from "zod";
import { erasureReasons } from "./reasons.ts";
import { reportSchema } from "./report-shapes.ts";

export const planSchema = z.object({
  hasAccount: z.boolean(),
  counts: z.object({ orders: z.int(), messages: z.int(), mails: z.int(), notes: z.int() }),
  /**
   * Orders that must be over first: still on their way, or with refunds that have not gone back.
   */
  openOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** Nobody erases themself. */
  isOwn: z.boolean(),
});
export type ErasurePlan = z.infer<typeof planSchema>;

export const rowSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorEmail: z.string(),
  /** Of the customer who is gone. */
  customerId: z.uuid(),
  reason: z.enum(erasureReasons),
  /** How many orders stay without their person. */
  orders: z.int(),
  /** Something was found of which it is not known why it should stay. */
  needsLooking: z.boolean(),
});
export type ErasureRow = z.infer<typeof rowSchema>;

export const erasureSchema = rowSchema.extend({
  report: reportSchema,
  /** HMAC-SHA-256 of the address, as hexadecimal digits. */
  addressHash: z.string(),
});
export type Erasure = z.infer<typeof erasureSchema>;

import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { customerStates } from "#modules/customers/states.ts";
import { orderRowSchema } from "#modules/orders/admin-contract.ts";
import { isoMoment } from "#shared/iso-moment.ts";

const customerKinds = ["account", "guest"] as const;

/** `revenue` in dollars. */
export const customerSorts = ["lastOrder", "name", "orders", "revenue", "firstSeen"] as const;

export const filter = {
  /**
   * Parts of the name, e-mail address, phone, street or town; a whole id, or an order's number with
   * its #.
   */
  q: z.string().max(400).optional(),
  state: z.enum(customerStates).optional(),
  kind: z.enum(customerKinds).optional(),
};

export const customerFilterSchema = z.object(filter);
export type CustomerFilter = z.infer<typeof customerFilterSchema>;

export const customerOrderSchema = orderRowSchema.extend({
  /**
   * False for an order that only has the address of a customer with an account, which a stranger
   * may have typed. True for all others, also for guests' orders.
   */
  isSignedIn: z.boolean(),
});
export type CustomerOrder = z.infer<typeof customerOrderSchema>;

export const customerRowSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Null for a customer who is known by a phone number. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    state: z.enum(customerStates),
    /** True for a customer who orders without an account. */
    isGuest: z.boolean(),
    orders: z.int(),
    /** Revenue of completed orders less refunds. */
    revenue: moneySchema,
    /** The same in shekels; null when no part has a rate. */
    revenueIls: moneySchema.nullable(),
    lastOrderAt: isoMoment.nullable(),
    firstSeenAt: isoMoment,
  })
  .meta({ id: "CustomerRow", description: "A customer in a list" });
export type CustomerRow = z.infer<typeof customerRowSchema>;

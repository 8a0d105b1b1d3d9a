import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { exportSchema } from "./export-shapes.ts";
import { erasureReasons } from "./reasons.ts";
import { reportSchema } from "./report-shapes.ts";

const one = z.object({ id: z.uuid() });

const planSchema = z.object({
  hasAccount: z.boolean(),
  counts: z.object({ orders: z.int(), messages: z.int(), mails: z.int(), notes: z.int() }),
  /** What must be over first: orders on their way, refunds that have not gone back. */
  openOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** Nobody erases themself. */
  isOwn: z.boolean(),
});
export type ErasurePlan = z.infer<typeof planSchema>;

const rowSchema = z.object({
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

const erasureSchema = rowSchema.extend({
  report: reportSchema,
  /** HMAC-SHA-256 of the address, as hexadecimal digits. */
  addressHash: z.string(),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** What is known of one person: for them to have, and to have erased. */
export const privacyEndpoints = {
  exportPerson: endpoint({
    method: "post",
    path: "/api/admin/customers/:id/export",
    summary: "Everything that is known of a customer; that it was asked for is written down",
    permission: "customers.export",
    proof: "recent",
    refusals: ["not_found"],
    params: one,
    response: exportSchema,
  }),
  planErasure: endpoint({
    method: "get",
    path: "/api/admin/customers/:id/erasure",
    summary: "What erasing a customer would do, and what stands in the way",
    permission: "customers.erase",
    refusals: ["not_found"],
    params: one,
    response: planSchema,
  }),
  erasePerson: endpoint({
    method: "post",
    path: "/api/admin/customers/:id/erase",
    summary: "Erases a customer for good: the books keep their orders without them",
    permission: "customers.erase",
    proof: "recent",
    refusals: ["not_found", "conflict", "orders_open", "own_account", "last_admin"],
    params: one,
    body: z.object({
      /** The address, typed once more. */
      email: z.string().max(254, "too_long"),
      reason: z.enum(erasureReasons, "required"),
    }),
    response: one,
  }),
  listErasures: endpoint({
    method: "get",
    path: "/api/admin/erasures",
    summary: "The people who were erased, by whom and when, the newest first",
    permission: "customers.erase",
    response: z.object({ erasures: z.array(rowSchema) }),
  }),
  readErasure: endpoint({
    method: "get",
    path: "/api/admin/erasures/:id",
    summary: "The receipt of an erasure: what went, what stayed and why, what was found afterwards",
    permission: "customers.erase",
    refusals: ["not_found"],
    params: one,
    response: erasureSchema,
  }),
};

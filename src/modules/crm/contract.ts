import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { customerStates } from "#modules/customers/states.ts";
import { messageKinds, messageStates } from "#modules/messages/kinds.ts";
import { orderRowSchema, sortDirections } from "#modules/orders/desk-contract.ts";
import { endpoint } from "#shared/contract.ts";
import { customerSchema, customerNoteSchema, noteText } from "./customer-shapes.ts";
import { timelineEntrySchema } from "./timeline-shapes.ts";

const customerKinds = ["account", "guest"] as const;
/** `revenue` in dollars. */
export const customerSorts = ["lastOrder", "name", "orders", "revenue", "firstSeen"] as const;

const filter = {
  /** Parts of the name, address or phone; a whole id, or an order's number with its sign. */
  q: z.string().max(400).optional(),
  state: z.enum(customerStates).optional(),
  kind: z.enum(customerKinds).optional(),
};
const customerFilterSchema = z.object(filter);
export type CustomerFilter = z.infer<typeof customerFilterSchema>;

const customerRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.enum(customerStates),
  /** Whether they order without an account. */
  isGuest: z.boolean(),
  orders: z.int(),
  /** What completed orders brought and was not given back. */
  revenue: moneySchema,
  /** The same in shekels; null when no shekels are known of any of it. */
  revenueIls: moneySchema.nullable(),
  lastOrderAt: z.iso.datetime().nullable(),
  firstSeenAt: z.iso.datetime(),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

const page = z.object({
  /** The `nextCursor` of the page before. */
  after: z.string().max(1_000).optional(),
});
const oneCustomer = z.object({ id: z.uuid() });
const oneNote = z.object({ id: z.uuid() });
const noteAnswer = z.object({ note: customerNoteSchema });

/** Those who buy, and what the shop knows of them. */
export const crmEndpoints = {
  listCustomers: endpoint({
    method: "get",
    path: "/api/admin/customers",
    summary:
      "The shop's customers with and without an account, searched, filtered and sorted, 50 at a time",
    permission: "customers.read",
    query: z.object({
      ...filter,
      sort: z.enum(customerSorts).default("lastOrder"),
      direction: z.enum(sortDirections).default("desc"),
      /** The `nextCursor` of the page before, for the same filter and sort. */
      after: z.string().max(1_000).optional(),
    }),
    response: z.object({
      customers: z.array(customerRowSchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  countCustomers: endpoint({
    method: "get",
    path: "/api/admin/customer-count",
    summary: "How many customers a filter leaves",
    permission: "customers.read",
    query: customerFilterSchema,
    response: z.object({
      count: z.int(),
      /** Otherwise there are at least so many. */
      isExact: z.boolean(),
    }),
  }),
  readCustomerTotals: endpoint({
    method: "get",
    path: "/api/admin/customer-totals",
    summary: "How many customers there are, by state",
    permission: "customers.read",
    response: z.object({
      total: z.int(),
      guests: z.int(),
      byState: z.record(z.enum(customerStates), z.int()),
    }),
  }),
  readCustomer: endpoint({
    method: "get",
    path: "/api/admin/customers/:id",
    summary: "One customer: account, figures, addresses, consent, notes",
    permission: "customers.read",
    refusals: ["not_found"],
    params: oneCustomer,
    response: customerSchema,
  }),
  listCustomerOrders: endpoint({
    method: "get",
    path: "/api/admin/customers/:id/orders",
    summary: "The orders of a customer's address, newest first, 20 at a time",
    permission: "customers.read",
    refusals: ["not_found"],
    params: oneCustomer,
    query: page,
    response: z.object({ orders: z.array(orderRowSchema), nextCursor: z.string().nullable() }),
  }),
  listCustomerMessages: endpoint({
    method: "get",
    path: "/api/admin/customers/:id/messages",
    summary: "What a customer's address has written to the shop, newest first, 20 at a time",
    permission: "customers.read",
    refusals: ["not_found"],
    params: oneCustomer,
    query: page,
    response: z.object({
      messages: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(messageKinds),
          state: z.enum(messageStates),
          isSpam: z.boolean(),
          subject: z.string().nullable(),
          /** Its beginning. */
          text: z.string().nullable(),
          replies: z.int(),
          createdAt: z.iso.datetime(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  readCustomerTimeline: endpoint({
    method: "get",
    path: "/api/admin/customers/:id/timeline",
    summary: "Everything between the shop and a customer, newest first, 30 at a time",
    permission: "customers.read",
    refusals: ["not_found"],
    params: oneCustomer,
    query: page,
    response: z.object({
      entries: z.array(timelineEntrySchema),
      nextCursor: z.string().nullable(),
    }),
  }),
  readCustomerOfOrder: endpoint({
    method: "get",
    path: "/api/admin/orders/:id/customer",
    summary: "Who made an order, and what the back office has noted about them",
    permission: "customers.read",
    refusals: ["not_found"],
    params: oneCustomer,
    response: z.object({
      /** Null for an order that is deleted, of somebody who is otherwise not known. */
      customer: customerRowSchema.nullable(),
      /** The newest three. */
      notes: z.array(customerNoteSchema),
      /** Of all. */
      noteCount: z.int(),
    }),
  }),
  addCustomerNote: endpoint({
    method: "post",
    path: "/api/admin/customers/:id/notes",
    summary: "Adds a note about a customer, for the back office alone",
    permission: "customers.write",
    refusals: ["not_found"],
    params: oneCustomer,
    body: z.object({ body: noteText }),
    response: noteAnswer,
  }),
  editCustomerNote: endpoint({
    method: "put",
    path: "/api/admin/customer-notes/:id",
    summary: "Rewrites a note about a customer, unless somebody else has done so meanwhile",
    permission: "customers.write",
    refusals: ["not_found", "conflict"],
    params: oneNote,
    body: z.object({
      body: noteText,
      /** The `updatedAt` that the clerk saw; another one meanwhile is a conflict. */
      seen: z.iso.datetime(),
    }),
    response: noteAnswer,
  }),
  deleteCustomerNote: endpoint({
    method: "delete",
    path: "/api/admin/customer-notes/:id",
    summary: "Deletes a note about a customer; it can be restored for a while",
    permission: "customers.write",
    refusals: ["not_found"],
    params: oneNote,
  }),
  restoreCustomerNote: endpoint({
    method: "post",
    path: "/api/admin/customer-notes/:id/restore",
    summary: "Takes the deletion of a note back",
    permission: "customers.write",
    refusals: ["not_found"],
    params: oneNote,
    response: noteAnswer,
  }),
};

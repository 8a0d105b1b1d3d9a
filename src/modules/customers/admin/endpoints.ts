import { z } from "zod";
import { customerStates } from "#modules/customers/states.ts";
import { endpoint } from "#modules/endpoint.ts";
import { state } from "#modules/messages/admin-contract.ts";
import { messageKinds } from "#modules/messages/kinds.ts";
import { sortDirections } from "#modules/orders/admin-contract.ts";
import { searchPastPolicies } from "#platform/db/search-past-policies.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { version } from "#shared/records/version.ts";
import {
  customerFilterSchema,
  customerOrderSchema,
  customerRowSchema,
  customerSorts,
  filter,
} from "./contract.ts";
import { countCustomers, readCustomerTotals } from "./count-customers.ts";
import { customerNoteSchema, customerSchema, noteText } from "./customer-shapes.ts";
import { joinCustomer } from "./join-customer.ts";
import { listCustomerMessages } from "./list-customer-messages.ts";
import { listCustomerOrders } from "./list-customer-orders.ts";
import { listCustomers } from "./list-customers.ts";
import { addNote, deleteNote, changeNote, restoreNote } from "./notes.ts";
import { readCustomerOfOrder } from "./read-customer-of-order.ts";
import { readCustomer } from "./read-customer.ts";
import { readTimeline } from "./read-timeline.ts";
import { timelineEntrySchema } from "./timeline-shapes.ts";

const page = z.object({
  /** The `nextCursor` of the page before. */
  after,
});

const noteAnswer = z.object({ note: customerNoteSchema });

/** Endpoints for customers in the back office. */
export const customerAdminEndpoints = {
  listCustomers: endpoint("GET /api/admin/customers", {
    summary: "List customers with and without an account: search, filter, sort, 50 per page",
    permission: "customers.read",
    query: z.object({
      ...filter,
      sort: z.enum(customerSorts).default("lastOrder"),
      direction: z.enum(sortDirections).default("desc"),
      /** The `nextCursor` of the page before, for the same filter and sort. */
      after,
    }),
    response: z.object({
      customers: z.array(customerRowSchema),
      nextCursor,
    }),
    handle: (ctx, query) =>
      searchPastPolicies(ctx, "customers.read", () => listCustomers(ctx, query)),
  }),
  countCustomers: endpoint("GET /api/admin/customer-count", {
    summary: "Count the customers of a filter",
    permission: "customers.read",
    query: customerFilterSchema,
    response: z.object({
      count: z.int(),
      /** Otherwise there are at least so many. */
      isExact: z.boolean(),
    }),
    handle: (ctx, query) =>
      searchPastPolicies(ctx, "customers.read", () => countCustomers(ctx, query)),
  }),
  readCustomerTotals: endpoint("GET /api/admin/customer-totals", {
    summary: "Count customers by state",
    permission: "customers.read",
    response: z.object({
      total: z.int(),
      guests: z.int(),
      byState: z.record(z.enum(customerStates), z.int()),
    }),
    handle: readCustomerTotals,
  }),
  readCustomer: endpoint("GET /api/admin/customers/:id", {
    summary: "Get a customer: account, figures, addresses, consent, notes",
    permission: "customers.read",
    errors: ["not_found"],
    response: customerSchema,
    handle: readCustomer,
  }),
  listCustomerOrders: endpoint("GET /api/admin/customers/:id/orders", {
    summary: "List the orders of a customer, newest first, 20 per page",
    permission: "customers.read",
    errors: ["not_found"],
    query: page,
    response: z.object({
      orders: z.array(customerOrderSchema),
      nextCursor,
    }),
    handle: listCustomerOrders,
  }),
  listCustomerMessages: endpoint("GET /api/admin/customers/:id/messages", {
    summary: "List the messages of a customer's address, newest first, 20 per page",
    permission: "customers.read",
    errors: ["not_found"],
    query: page,
    response: z.object({
      messages: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(messageKinds),
          state,
          isSpam: z.boolean(),
          subject: z.string().nullable(),
          /** Its beginning. */
          text: z.string().nullable(),
          replies: z.int(),
          createdAt: isoMoment,
        }),
      ),
      nextCursor,
    }),
    handle: listCustomerMessages,
  }),
  readCustomerTimeline: endpoint("GET /api/admin/customers/:id/timeline", {
    summary: "List the history of a customer, newest first, 30 per page",
    permission: "customers.read",
    errors: ["not_found"],
    query: page,
    response: z.object({
      entries: z.array(timelineEntrySchema),
      nextCursor,
    }),
    handle: readTimeline,
  }),
  readCustomerOfOrder: endpoint("GET /api/admin/orders/:id/customer", {
    summary: "Get the customer of an order, with internal notes",
    permission: "customers.read",
    errors: ["not_found"],
    response: z.object({
      /** Null for a deleted order, if its customer is not known otherwise. */
      customer: customerRowSchema.nullable(),
      /** The newest three. */
      notes: z.array(customerNoteSchema),
      /** Of all. */
      noteCount: z.int(),
    }),
    handle: readCustomerOfOrder,
  }),
  joinCustomer: endpoint("POST /api/admin/customers/:id/join", {
    summary:
      "Move the orders of a customer without an e-mail address to the one with the same phone number",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    body: z.object({ into: z.uuid() }),
    response: z.object({ id: z.uuid() }),
    handle: joinCustomer,
  }),
  addCustomerNote: endpoint("POST /api/admin/customers/:id/notes", {
    summary: "Add an internal note to a customer",
    permission: "customers.write",
    errors: ["not_found"],
    body: z.object({ body: noteText }),
    response: noteAnswer,
    handle: async (ctx, id, body) => ({
      note: await addNote(ctx, id, body.body),
    }),
  }),
  editCustomerNote: endpoint("PUT /api/admin/customer-notes/:id", {
    summary: "Update a note about a customer",
    permission: "customers.write",
    errors: ["not_found", "conflict"],
    body: z.object({ body: noteText, version }),
    response: noteAnswer,
    handle: async (ctx, id, body) => ({
      note: await changeNote(ctx, id, body),
    }),
  }),
  deleteCustomerNote: endpoint("DELETE /api/admin/customer-notes/:id", {
    summary: "Delete a note about a customer; it can be restored for a while",
    permission: "customers.write",
    errors: ["not_found"],
    handle: deleteNote,
  }),
  restoreCustomerNote: endpoint("POST /api/admin/customer-notes/:id/restore", {
    summary: "Restore a deleted note",
    permission: "customers.write",
    errors: ["not_found"],
    response: noteAnswer,
    handle: async (ctx, id) => ({ note: await restoreNote(ctx, id) }),
  }),
};

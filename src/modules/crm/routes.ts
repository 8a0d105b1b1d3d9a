import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { crmEndpoints } from "./contract.ts";
import { countCustomers, readCustomerTotals } from "./count-customers.ts";
import { listCustomerMessages } from "./list-customer-messages.ts";
import { listCustomerOrders } from "./list-customer-orders.ts";
import { listCustomers } from "./list-customers.ts";
import { addNote, deleteNote, editNote, restoreNote } from "./notes.ts";
import { readCustomerOfOrder } from "./read-customer-of-order.ts";
import { readCustomer } from "./read-customer.ts";
import { readTimeline } from "./read-timeline.ts";

export const crmHandlers: HandlersOf<typeof crmEndpoints, Context> = {
  listCustomers: (ctx, { query }) => listCustomers(ctx, query),
  countCustomers: (ctx, { query }) => countCustomers(ctx, query),
  readCustomerTotals: (ctx) => readCustomerTotals(ctx),
  readCustomer: (ctx, { params }) => readCustomer(ctx, params.id),
  listCustomerOrders: (ctx, { params, query }) => listCustomerOrders(ctx, params.id, query),
  listCustomerMessages: (ctx, { params, query }) => listCustomerMessages(ctx, params.id, query),
  readCustomerTimeline: (ctx, { params, query }) => readTimeline(ctx, params.id, query),
  readCustomerOfOrder: (ctx, { params }) => readCustomerOfOrder(ctx, params.id),
  addCustomerNote: async (ctx, { params, body }) => ({
    note: await addNote(ctx, params.id, body.body),
  }),
  editCustomerNote: async (ctx, { params, body }) => ({
    note: await editNote(ctx, params.id, body),
  }),
  deleteCustomerNote: (ctx, { params }) => deleteNote(ctx, params.id),
  restoreCustomerNote: async (ctx, { params }) => ({ note: await restoreNote(ctx, params.id) }),
};

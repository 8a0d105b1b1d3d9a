import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { endpoint } from "#modules/endpoint.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { listFindings } from "./list-findings.ts";
import { searchPastPolicies } from "#platform/db/search-past-policies.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import {
  filter,
  orderFilterSchema,
  orderRowSchema,
  orderSorts,
  sortDirections,
} from "./admin-contract.ts";
import { countOrders } from "./count-orders.ts";
import { listOrders, selectAll } from "./list-orders.ts";
import { listTags } from "./list-tags.ts";
import { readOrderTotals } from "./read-order-totals.ts";

const sorted = {
  ...filter,
  sort: z.enum(orderSorts).default("created"),
  direction: z.enum(sortDirections).default("desc"),
};

/** Endpoints for the orders in the back office. */
export const adminOrderEndpoints = {
  listOrders: endpoint("GET /api/admin/orders", {
    summary: "List orders: search, filter, sort, 50 per page",
    permission: "orders.read",
    query: z.object({
      ...sorted,
      /** The `nextCursor` of the page before, for the same filter and sort. */
      after,
    }),
    response: z.object({
      orders: z.array(orderRowSchema),
      nextCursor,
      /**
       * Whether a search that matches very many orders has looked only at 20,000, the newest, or
       * the oldest if sorted so: others may match, too.
       */
      isCapped: z.boolean(),
    }),
    handle: (ctx, query) => searchPastPolicies(ctx, "orders.read", () => listOrders(ctx, query)),
  }),
  selectOrders: endpoint("GET /api/admin/order-selection", {
    summary: "List the orders of a filter for bulk actions, at most 500",
    permission: "orders.read",
    query: z.object(sorted),
    response: z.object({
      orders: z.array(orderRowSchema),
      /** Whether more orders match the filter. */
      isCapped: z.boolean(),
    }),
    handle: (ctx, query) => searchPastPolicies(ctx, "orders.read", () => selectAll(ctx, query)),
  }),
  listOrderTags: endpoint("GET /api/admin/order-tags", {
    summary: "List the tags of orders by name",
    permission: "orders.read",
    response: z.object({ tags: z.array(z.string()) }),
    handle: async (ctx) => ({ tags: await listTags(ctx) }),
  }),
  countOrders: endpoint("GET /api/admin/order-count", {
    summary: "Count the orders of a filter",
    permission: "orders.read",
    query: orderFilterSchema,
    response: z.object({
      count: z.int(),
      /** Otherwise there are at least so many. */
      isExact: z.boolean(),
    }),
    handle: (ctx, query) => searchPastPolicies(ctx, "orders.read", () => countOrders(ctx, query)),
  }),
  readOrderTotals: endpoint("GET /api/admin/order-totals", {
    summary: "Get the number and revenue of the orders of a filter",
    permission: "orders.read",
    query: orderFilterSchema,
    response: z.object({
      total: z.int(),
      pending: z.int(),
      processing: z.int(),
      shipped: z.int(),
      completed: z.int(),
      /**
       * Revenue in dollars: completed orders less refunds, and what is left of refunded ones. Null
       * for staff who may not see figures, as the two below.
       */
      revenue: moneySchema.nullable(),
      /** The same in shekels, by each order's own rate; those without one are missing. */
      revenueIls: moneySchema.nullable(),
      /** Orders with revenue without a known rate, so without shekels. */
      withoutRate: z.object({ orders: z.int(), revenue: moneySchema }).nullable(),
      /** Otherwise these are the totals of 50,000 orders, and more match. */
      isExact: z.boolean(),
    }),
    handle: (ctx, query) =>
      searchPastPolicies(ctx, "orders.read", () => readOrderTotals(ctx, query)),
  }),
  listFindings: endpoint("GET /api/admin/integrity-findings", {
    summary: "List the integrity rules that are broken, as the last check found them",
    permission: "jobs.read",
    response: z.object({
      findings: z.array(
        z.object({
          rule: z.string(),
          count: z.int(),
          /** Numbers of orders, or stock keeping units: the first few. */
          examples: z.array(z.string()),
          foundAt: isoMoment,
        }),
      ),
    }),
    handle: async (ctx) => ({ findings: await listFindings(ctx) }),
  }),
};

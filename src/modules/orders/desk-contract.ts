import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { endpoint } from "#shared/contract.ts";
import { orderSources } from "./kinds.ts";
import { orderStatuses } from "./status.ts";

/** Days of Jerusalem: this one, or the last 7 or 30 with this one. */
export const orderPeriods = ["all", "today", "week", "month"] as const;
/** `status` goes the way that orders usually take. */
export const orderSorts = ["created", "total", "customer", "status"] as const;
export const sortDirections = ["asc", "desc"] as const;

/** Longer than any name with its address. */
const MAX_SEARCH = 400;

const filter = {
  /** Parts of the customer's name, address or phone, or of the order's number; or a whole id or tracking number. */
  q: z.string().max(MAX_SEARCH).optional(),
  status: z.enum(orderStatuses).optional(),
  period: z.enum(orderPeriods).default("all"),
  /** Deleted orders, and no others. */
  hidden: z.literal("yes").optional(),
};
export const orderFilterSchema = z.object(filter);
/** What narrows a list of orders down, for the screen and for whatever else goes through the same orders. */
export type OrderFilter = z.infer<typeof orderFilterSchema>;

export const orderRowSchema = z.object({
  id: z.uuid(),
  /** The last 8 characters of the id, in capitals. */
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  customer: z.object({ name: z.string(), email: z.string() }),
  /** Null for an order that has no lines. */
  firstLine: z
    .object({
      productName: z.string(),
      variantName: z.string().nullable(),
      imageUrl: z.string().nullable(),
    })
    .nullable(),
  lines: z.int(),
  /** Of all lines together. */
  bags: z.int(),
  total: moneySchema,
  /** By the order's own rate; null where none was known. */
  totalIls: moneySchema.nullable(),
  paid: moneySchema,
  refunded: moneySchema,
  refundedIls: moneySchema.nullable(),
  source: z.enum(orderSources),
  isHidden: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

/** The orders as the back office goes through them. */
export const orderDeskEndpoints = {
  listOrders: endpoint({
    method: "get",
    path: "/api/admin/orders",
    summary: "The shop's orders, searched, filtered and sorted, 50 at a time",
    permission: "orders.read",
    query: z.object({
      ...filter,
      sort: z.enum(orderSorts).default("created"),
      direction: z.enum(sortDirections).default("desc"),
      /** The `nextCursor` of the page before, for the same filter and sort. */
      after: z.string().max(1_000).optional(),
    }),
    response: z.object({
      orders: z.array(orderRowSchema),
      nextCursor: z.string().nullable(),
      /** A search for what very many orders have looks at 20,000 only, the newest unless asked for the oldest: others may match, too. */
      isCapped: z.boolean(),
    }),
  }),
  countOrders: endpoint({
    method: "get",
    path: "/api/admin/order-count",
    summary: "How many orders a filter leaves",
    permission: "orders.read",
    query: orderFilterSchema,
    response: z.object({
      count: z.int(),
      /** Otherwise there are at least so many. */
      isExact: z.boolean(),
    }),
  }),
  readOrderTotals: endpoint({
    method: "get",
    path: "/api/admin/order-totals",
    summary: "How many orders there are, and what they brought",
    permission: "orders.read",
    response: z.object({
      /** Deleted orders count nowhere. */
      total: z.int(),
      pending: z.int(),
      processing: z.int(),
      shipped: z.int(),
      completed: z.int(),
      /** What completed orders brought and was not given back, in dollars. */
      revenue: moneySchema,
      /** The same in shekels, by each order's own rate; those without one are missing. */
      revenueIls: moneySchema,
      /** Completed orders that no shekels are known of. */
      withoutRate: z.object({ orders: z.int(), revenue: moneySchema }),
    }),
  }),
};

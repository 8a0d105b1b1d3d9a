import { z } from "zod";
import { countsByStatusSchema } from "#modules/orders/value-schemas.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { stockLevels } from "#modules/inventory/stock-levels.ts";
import { orderRowSchema } from "#modules/orders/admin-contract.ts";

export const figuresSchema = z.object({
  orders: z.int(),
  byStatus: countsByStatusSchema,
  /** Revenue of completed orders less refunds, in dollars. */
  revenue: moneySchema,
  /** The same in shekels, by each order's own rate; those without one are missing. */
  revenueIls: moneySchema,
  /** The part of the revenue without a known rate, so without shekels. */
  withoutRate: z.object({ orders: z.int(), revenue: moneySchema }),
  /** The sum of orders that are not completed yet but may still become revenue. */
  underway: z
    .object({
      orders: z.int(),
      value: moneySchema,
      /** Orders without a rate are missing. */
      valueIls: moneySchema,
      /** The part of the value that is of orders without a rate. */
      unrated: moneySchema,
    })
    .meta({
      id: "Underway",
      description: "Orders that are not completed yet but may still become revenue",
    }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const dashboardSchema = z.object({
  ...figuresSchema.shape,
  /** Orders that no one has begun to process. */
  openOrders: z.int(),
  lowStock: z.object({
    /** Stock below this is low. */
    threshold: z.int(),
    count: z.int(),
    /** The first five, those with the fewest units first. */
    variants: z.array(
      z.object({
        id: z.uuid(),
        productId: z.uuid(),
        productName: z.string(),
        variantName: z.string(),
        sku: z.string(),
        imageUrl: z.string().nullable(),
        available: z.int(),
        level: z.enum(stockLevels),
      }),
    ),
  }),
  products: z.object({ products: z.int(), variants: z.int() }),
  /** The five newest orders; none for those who may not see orders. */
  latest: z.array(orderRowSchema),
  /** This month of Jerusalem and the five before it, the oldest first. */
  months: z.array(
    z.object({
      /** "2026-06" */
      month: z.string(),
      orders: z.int(),
      revenue: moneySchema,
      revenueIls: moneySchema,
      underway: figuresSchema.shape.underway,
    }),
  ),
  comparison: z.object({
    /** Orders of this month so far. */
    orders: z.int(),
    /** Orders of the last month until the same day of it. */
    ordersBefore: z.int(),
  }),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

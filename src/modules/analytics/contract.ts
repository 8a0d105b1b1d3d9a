import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { endpoint } from "#shared/contract.ts";

export const figuresSchema = z.object({
  orders: z.int(),
  byStatus: z.record(z.enum(orderStatuses), z.int()),
  /** What completed orders brought and was not given back, in dollars. */
  revenue: moneySchema,
  /** The same in shekels, by each order's own rate; those without one are missing. */
  revenueIls: moneySchema,
  /** Revenue that no shekels are known of. */
  withoutRate: z.object({ orders: z.int(), revenue: moneySchema }),
});
export type Figures = z.infer<typeof figuresSchema>;

/** The database knows no year 0. */
const day = z.iso.date().refine((text) => !text.startsWith("0000"), "no_such_year");

/** Figures for the back office. */
export const analyticsEndpoints = {
  readFigures: endpoint({
    method: "get",
    path: "/api/admin/figures",
    summary: "Orders and revenue of a period of days in Jerusalem, together and day by day",
    permission: "admin",
    /** Both days count. */
    query: z.object({ from: day, to: day }),
    response: z.object({
      from: day,
      to: day,
      total: figuresSchema,
      /** Every day of the period, the oldest first. */
      days: z.array(figuresSchema.extend({ day })),
    }),
  }),
};

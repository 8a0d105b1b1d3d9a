// The rows that a figure of the report is made of.
import { z } from "zod";
import { orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { calendarDay as day } from "#shared/calendar-day.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { figureNames } from "./figure-names.ts";
import { periodSchema } from "./period-schema.ts";
import { amountSchema, days, pairSchema, profitSchema } from "./report-contract.ts";

export const rowsSchema = z.object({
  figure: z.enum(figureNames),
  /** The days that count, both included. */
  days,
  timeZone: z.string(),
  /** The statuses whose orders count; null when all do. */
  statuses: z.array(orderStatusSchema).nullable(),
  /** Total of all rows: the number on the screen. */
  total: z.object({
    /** Orders, units, customers or refunds, as the figure counts. */
    count: z.int(),
    amount: amountSchema.nullable(),
    average: pairSchema.nullable(),
    /** For the figure `profit`: the amount, and the number of units without a known cost. */
    profit: profitSchema.nullable(),
    /** Number of all orders of these days; the total is a part of them. */
    of: z.int().nullable(),
  }),
  /** The newest first. */
  rows: z.array(
    z.object({
      /** When the order, the refund or the account was made. */
      id: z.uuid(),
      order: z.object({ id: z.uuid(), number: z.string(), status: orderStatusSchema }).nullable(),
      /** The customer's name; null when the caller may not see the order or the customer. */
      name: z.string().nullable(),
      at: isoMoment,
      /** Part of the total that comes from this row. */
      count: z.int(),
      amount: pairSchema.nullable(),
      /** For the figure `profit`: units without a known cost, which the amount leaves out. */
      uncostedUnits: z.int(),
      /** Exchange rate stored with the order: shekels for a dollar, its source and its day. */
      rate: z.object({ rate: z.string(), source: z.string(), date: day }).nullable(),
    }),
  ),
  nextCursor,
});
export type FigureRows = z.infer<typeof rowsSchema>;

export const rowsQuery = z.object({
  figure: z.enum(figureNames),
  period: periodSchema.default("30"),
  /** Asks for the period before instead. */
  previous: z.literal("yes").optional(),
  /** Asks for one day or month instead of the period. */
  day: day.optional(),
  month: z
    .string()
    .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** Orders of one status, for the figure `orders`. */
  status: orderStatusSchema.optional(),
  /** One item, for the figures `units`, `revenue` and `profit`. */
  item: z.string().min(1).max(64).optional(),
  /** The `nextCursor` of the page before. */
  after,
});
export type RowsQuery = z.infer<typeof rowsQuery>;

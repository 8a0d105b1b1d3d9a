import { z } from "zod";
import { moneyKinds } from "#modules/orders/kinds.ts";
import { countsByStatusSchema } from "#modules/orders/value-schemas.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { periodSchema } from "./period-schema.ts";

const day = calendarDay;

export const days = z
  .object({ from: day, to: day })
  .meta({ id: "Days", description: "The first and the last of some days" });

/**
 * An amount in dollars, and in shekels by each order's own rate; null where no rate is known of any
 * of it.
 */
export const pairSchema = z.object({ original: moneySchema, ils: moneySchema.nullable() }).meta({
  id: "AmountPair",
  description: "An amount in dollars, and in shekels by each order's own rate",
});

export const amountSchema = z
  .object({
    ...pairSchema.shape,
    /** The part of the dollars for which no shekels are known. */
    unrated: moneySchema,
  })
  .meta({
    id: "Amount",
    description: "An amount in dollars and shekels, with the part for which no rate is known",
  });
export type Amount = z.infer<typeof amountSchema>;

/** A ratio such as 0.125; null when there was nothing before. */
const change = z.number().nullable();

export const counted = z
  .object({ now: z.int(), before: z.int(), change })
  .meta({ id: "ComparedCount", description: "A number of this period and of the one before" });

const amounts = z.object({ now: amountSchema, before: amountSchema, change });

export const profitSchema = z
  .object({
    amount: amountSchema,
    /** Of the revenue of what has a known cost, in dollars; null where there is none. */
    margin: z.number().nullable(),
    /** Units of orders with revenue without a known cost. They are not counted in the profit. */
    uncostedUnits: z.int(),
  })
  .meta({ id: "Profit", description: "Revenue less the cost of the items sold" });
export type Profit = z.infer<typeof profitSchema>;

const shareSchema = z.object({
  cancelled: z.int(),
  orders: z.int(),
  /** Null without orders. */
  share: z.number().nullable(),
});

export const daySchema = z
  .object({
    day,
    orders: z.int(),
    revenue: amountSchema,
    /** Sum of the day's orders that may still be completed. */
    underway: amountSchema,
    /** True when the day is over and none of its orders is open, so its revenue is final. */
    isComplete: z.boolean(),
  })
  .meta({ id: "ReportDay" });

const moneyRow = z
  .object({
    day,
    kind: z.enum(moneyKinds),
    /** Payments, or refunds. */
    count: z.int(),
    /** As it was paid: a sum for each currency. */
    paid: z.array(moneySchema),
    /** All of it. */
    amount: amountSchema,
  })
  .meta({ id: "MoneyOfDay", description: "Money of a day that came in, or went back, in one way" });

const taxRow = z
  .object({
    /** Null for orders of before there were markets. */
    market: z.string().nullable(),
    /** As the law calls it. */
    name: z.string().nullable(),
    /** In basis points. */
    rateBp: z.int(),
    /** In the period's orders with revenue, before money went back. */
    collected: amountSchema,
    /** In the refunds of the period. */
    refunded: amountSchema,
  })
  .meta({
    id: "TaxOfRate",
    description: "Tax that was collected, and that went back, at one rate",
  });

export const reportSchema = z.object({
  period: periodSchema,
  /** When the report was made. */
  asOf: isoMoment,
  now: days,
  before: days,
  figures: z.object({
    /** Orders underway have a number of their own. */
    revenue: amounts.extend({ underway: amountSchema }),
    /** The change is that of the profit. */
    profit: z.object({ now: profitSchema, before: profitSchema, change }),
    orders: counted,
    /** Of an order with revenue, or null. In shekels it is that of the orders with a rate. */
    average: z.object({ now: pairSchema.nullable(), before: pairSchema.nullable(), change }),
    units: counted,
    customers: counted,
    refunds: amounts,
    /** The change is in points: 0.05 from 10 to 15 per cent. */
    cancelled: z.object({ now: shareSchema, before: shareSchema, change }),
  }),
  /**
   * The period before as it stood when it was as old as this one is now. The changes are computed
   * from it; null for a period that is final, whose changes are computed from the period before.
   */
  sameAge: z
    .object({
      at: isoMoment,
      revenue: amountSchema,
      profit: profitSchema,
      orders: z.int(),
      average: pairSchema.nullable(),
      units: z.int(),
      cancelled: shareSchema,
    })
    .nullable(),
  /** By the day on which money moved, not by that of the order. */
  money: z.object({
    /** By day and kind, the oldest first. */
    payments: z.array(moneyRow),
    refunds: z.array(moneyRow),
    /** Of the period's orders with revenue: below the catalogue's prices, and above. */
    discounts: amountSchema,
    surcharges: amountSchema,
    /** By market and rate; empty while the shop collects no tax. */
    taxes: z.array(taxRow),
  }),
  /** Every day, the oldest first. */
  days: z.array(daySchema),
  /** The period before. */
  daysBefore: z.array(daySchema),
  /** The five items of which most units were sold. */
  products: z.array(
    z.object({
      /** A variant by its id or, where it is gone, its stock keeping unit. */
      item: z.string(),
      /** Null where the variant is gone. */
      productId: z.uuid().nullable(),
      productName: z.string(),
      variantName: z.string().nullable(),
      sku: z.string(),
      imageUrl: z.string().nullable(),
      units: z.int(),
      /** Those in orders that the revenue comes from. */
      completedUnits: z.int(),
      /** The share of all units sold in the period. */
      share: z.number(),
      rank: z.int(),
      /** The rank in the period before; null when none was sold then. */
      rankBefore: z.int().nullable(),
      revenue: amountSchema,
      profit: profitSchema,
    }),
  ),
  byStatus: countsByStatusSchema,
  /** This month and the five before it, the oldest first. */
  months: z.array(
    z.object({
      /** "2026-06" */
      month: z.string(),
      orders: z.int(),
      revenue: amountSchema,
      /** Sum of the month's orders that may still be completed. */
      underway: amountSchema,
      /** True once the month is over and none of its orders is underway. */
      isFinal: z.boolean(),
      /** Against the month before; of a month that is not final, as that was at the same age. */
      growth: change,
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

/** The reports that can be exported. */
export const reportKinds = ["figures", "days", "products", "statuses", "months", "money"] as const;

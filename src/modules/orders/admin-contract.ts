import { z } from "zod";
import { orderStatusSchema } from "./value-schemas.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { orderFulfilments, orderPayments, orderSources } from "./kinds.ts";
import { MAX_TAG } from "./tags.ts";

/** Days of Jerusalem: this one, or the last 7 or 30 with this one. */
export const orderPeriods = ["all", "today", "week", "month"] as const;

/** `status` sorts by the usual sequence of statuses. */
export const orderSorts = ["created", "total", "customer", "status"] as const;

export const sortDirections = ["asc", "desc"] as const;

/** Longer than any name with its address. */
const MAX_SEARCH = 400;
/** Longer than any coupon's code. */
const MAX_COUPON = 64;

export const filter = {
  /**
   * Parts of the customer's name, address or phone, or of the order's number; or a whole id or
   * tracking number.
   */
  q: z.string().max(MAX_SEARCH).optional(),
  status: orderStatusSchema.optional(),
  period: z.enum(orderPeriods).default("all"),
  payment: z.enum(orderPayments).optional(),
  fulfilment: z.enum(orderFulfilments).optional(),
  source: z.enum(orderSources).optional(),
  /** A whole code, in letters of any case. */
  coupon: z.string().max(MAX_COUPON).optional(),
  /** A whole tag, in letters of any case. */
  tag: z.string().max(MAX_TAG).optional(),
  /** Days in Jerusalem, "2026-06-30": the first and the last. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  /** Deleted orders, and no others. */
  hidden: z.literal("yes").optional(),
};

export const orderFilterSchema = z.object(filter);

/** Filters of a list of orders, for the screen and for other code that reads the same orders. */
export type OrderFilter = z.infer<typeof orderFilterSchema>;

export const orderRowSchema = z
  .object({
    id: z.uuid(),
    /** The last 8 characters of the id, in capitals. */
    number: z.string(),
    status: orderStatusSchema,
    version,
    createdAt: isoMoment,
    updatedAt: isoMoment,
    /** An order entered by staff may have only a phone number. */
    customer: z.object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    /** Where it goes, as a code of two letters; null without an address. */
    country: z.string().nullable(),
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
    units: z.int(),
    total: moneySchema,
    /** By the order's own rate; null where none was known. */
    totalIls: moneySchema.nullable(),
    paid: moneySchema,
    refunded: moneySchema,
    refundedIls: moneySchema.nullable(),
    /** The part of it that has not reached the customer yet. */
    pendingRefund: moneySchema,
    pendingRefundIls: moneySchema.nullable(),
    source: z.enum(orderSources),
    /** By name. */
    tags: z.array(z.string()),
    isDeleted: z.boolean(),
  })
  .meta({ id: "OrderRow", description: "An order in a list" });
export type OrderRow = z.infer<typeof orderRowSchema>;

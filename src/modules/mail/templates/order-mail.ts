import { z } from "zod";
import { currencies, MAIN_CURRENCY } from "#shared/money.ts";
import { chargesSchema } from "#modules/markets/charges.ts";

/** The data of an order in mails. Amounts are in minor units of `currency`. */
export const orderMailContent = z.object({
  /** "A1B2C3D4" */
  number: z.string(),
  customerName: z.string(),
  /** Null for an order entered by staff with only a phone number. */
  customerEmail: z.string().nullable(),
  /** Not in mails that an earlier version has queued, as `adminPath`. */
  customerPhone: z.string().nullish(),
  /** Not in mails whose order is gone. */
  orderId: z.uuid().optional(),
  /** True in the confirmation of a guest's order, which asks the guest to confirm it in turn. */
  isToConfirm: z.boolean().optional(),
  /** The path of the order in the back office. */
  adminPath: z.string().default("/admin/orders"),
  lines: z.array(
    z.object({
      name: z.string(),
      variant: z.string().nullable(),
      quantity: z.int(),
      totalMinor: z.int(),
      /** The day by which it is shipped, for preordered items. */
      leavesBy: z.iso.date().nullish(),
    }),
  ),
  currency: z.enum(currencies),
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  couponCode: z.string().nullable(),
  /** Missing for an order that ships free, without tax and duty. */
  charges: chargesSchema.optional(),
  totalMinor: z.int(),
  /** Whether the total was agreed in place of the sum; not in mails of an earlier version. */
  isAgreed: z.boolean().optional(),
  /** Payments so far; in mails of an earlier version less refunds, or missing. */
  paidMinor: z.int().optional(),
  /** The part of it that was given back, and the rest to be paid; not in those mails. */
  refundedMinor: z.int().optional(),
  dueMinor: z.int().optional(),
  /**
   * Shekels for one dollar when the order was made, as decimal text; only for the shop. Missing in
   * mails of an earlier version.
   */
  ilsRate: z.string().nullish(),
  usdRate: z.string().nullish(),
  /** The lines of the delivery address; empty when there is none. */
  shipTo: z.array(z.string()).readonly(),
  /** The code of the country that its last line names; not in mails of an earlier version. */
  country: z.string().nullish(),
  /** Whether it has been paid, or is to be paid as agreed. */
  isPaid: z.boolean(),
  /** The day on which it was paid, as in "2026-12-03"; not in mails of an earlier version. */
  paidOn: z.iso.date().nullish(),
  /** Until when its items wait for the payment; null when they wait for as long as it takes. */
  payUntil: z.iso.datetime().nullable(),
  /**
   * In a confirmation: the customer's rights by the law of the place. Absent where the shop has no
   * text about that law.
   */
  rights: z
    .array(
      z.object({
        heading: z.string(),
        text: z.array(z.string()).readonly(),
        link: z.object({ to: z.string(), label: z.string() }).optional(),
      }),
    )
    .readonly()
    .optional(),
});
export type OrderMailContent = z.infer<typeof orderMailContent>;

export const shippedMailContent = orderMailContent.extend({
  /** "DHL"; null for one without a name of its own, and when no shipment was written down. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
});

export const refundMailContent = orderMailContent.extend({
  amountMinor: z.int(),
  reason: z.string().nullable(),
});
/** A sample order. */
export function createSampleOrder(changes: Partial<OrderMailContent> = {}): OrderMailContent {
  return {
    number: "A1B2C3D4",
    customerName: "Noa Lev",
    customerEmail: "noa@mail.example",
    customerPhone: "+1 503 555 0100",
    orderId: "00000000-0000-4000-8000-0000a1b2c3d4",
    adminPath: "/admin/orders/00000000-0000-4000-8000-0000a1b2c3d4",
    lines: [
      { name: "Sample", variant: "Olive Green", quantity: 12, totalMinor: 89_988 },
      { name: "Sample", variant: "Ocean Blue", quantity: 1, totalMinor: 7_499 },
    ],
    currency: MAIN_CURRENCY,
    subtotalMinor: 97_487,
    discountMinor: 9_749,
    couponCode: "SAVE10",
    totalMinor: 87_738,
    ilsRate: "3.50000000",
    usdRate: "1.00000000",
    shipTo: ["14 Alder Lane", "c/o Brenner, Apt 2/7", "Portland, OR 97205", "United States"],
    country: "US",
    isPaid: false,
    payUntil: "2026-03-04T10:00:00.000Z",
    ...changes,
  };
}

// An order that staff enter, and an edit of its lines and price, as the API takes them and the back
// office checks them before.
import { z } from "zod";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { LARGEST_MINOR, paymentKinds } from "#modules/orders/kinds.ts";
import { orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { currencies, MAIN_CURRENCY, ownCurrencies } from "#shared/money.ts";
import { createInput } from "#shared/records/record.ts";
import { optionalDigits, optionalText, requiredLine } from "#shared/text-fields.ts";
import { address, contact, payment } from "../order-records.ts";

export const idempotencyKey = z
  .uuidv4()
  .describe("A random UUID of the caller. The same key again changes nothing more");

export const addressSchema = createInput(address, {}).meta({
  id: "AddressInput",
  description: "A postal address as staff enter it",
  example: { line1: "1 Herzl Street", city: "Haifa", postalCode: "3303101", country: "IL" },
});

/** In minor units of the order's currency. */
const amountMinor = z.int().min(0).max(LARGEST_MINOR);
const reason = requiredLine(200);

const MAX_ORDER_LINES = 50;

const agreedPrice = z.object({ unitPriceMinor: amountMinor, reason });
const agreedTotal = z.object({ amountMinor, reason });

const lineRequest = z.object({
  variantId: z.uuid(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  agreed: agreedPrice
    .optional()
    .describe("An agreed price of one unit instead of the catalogue's, and the reason"),
});

export const paymentTerms = {
  kind: z.enum(paymentKinds).optional(),
  /** The currency of `amountMinor`; it must be the order's. */
  currency: z.enum(currencies).optional(),
};

export const newOrderSchema = z.object({
  idempotencyKey,
  customer: createInput(contact, {}),
  /** The agreed currency; the amount in the other one follows from the day's rate. */
  currency: z.enum(ownCurrencies).default(MAIN_CURRENCY),
  lines: z.array(lineRequest).min(1).max(MAX_ORDER_LINES),
  couponCode: optionalDigits(40),
  shippingMethod: z
    .string()
    .max(36)
    .nullable()
    .default(null)
    .describe("The way to ship, by its id in the market; null for nothing to pay"),
  vatNumber: optionalDigits(20).describe("The VAT number of a company in the EU or the UK"),
  /** Agreed total of the whole order in place of its sum, and the reason. */
  agreedTotal: agreedTotal.optional(),
  billingAddress: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  status: orderStatusSchema.optional(),
  /**
   * Whether the customer took the items along: then the order is completed at once, whatever
   * `status` says.
   */
  isHandedOver: z.boolean().default(false),
  /** Payments that have come in so far. */
  payments: z.array(createInput(payment, paymentTerms)).max(10).default([]),
  /** Whether the rest of the total, beyond `payments`, is paid too, without a stated method. */
  isPaid: z.boolean().default(false),
  /** Whether the customer gets the confirmation mail. */
  notifyCustomer: z.boolean().default(true),
  /** Stays in the back office. */
  note: optionalText(2_000),
});
export type NewOrder = z.output<typeof newOrderSchema>;

/** The price of such an order, before it is made. */
export const orderQuoteInput = newOrderSchema
  .pick({
    currency: true,
    lines: true,
    couponCode: true,
    shippingMethod: true,
    vatNumber: true,
    agreedTotal: true,
  })
  .extend({
    /** Where it goes to; nothing for what is handed over, or has no address. */
    destination: z
      .object({
        country: z.string().length(2),
        state: z.string().max(100).optional(),
        postalCode: z.string().max(100).optional(),
      })
      .optional(),
  });
export type OrderQuoteInput = z.output<typeof orderQuoteInput>;

/** An edit of the lines and the price of an order. */
export const priceEdit = {
  lines: z
    .array(
      z.object({
        lineId: z.uuid(),
        /** 0 removes the line. */
        quantity: z.int().min(0).max(MAX_QUANTITY),
        agreed: agreedPrice
          .nullable()
          .optional()
          .describe("An agreed price of one unit; null for the catalogue's"),
      }),
    )
    .max(MAX_ORDER_LINES)
    .optional(),
  added: z.array(lineRequest).max(MAX_ORDER_LINES).optional(),
  agreedTotal: agreedTotal
    .nullable()
    .optional()
    .describe("Agreed total of the whole order; null for the sum of its lines"),
  /** Whether the order goes on without its coupon. */
  removesCoupon: z.boolean().optional(),
};

export const priceEditSchema = z.object(priceEdit);
export type PriceEdit = z.output<typeof priceEditSchema>;

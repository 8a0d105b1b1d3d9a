import { z } from "zod";
import { MAX_LINES, MAX_QUANTITY } from "#modules/cart/cart.ts";
import { parseSlug } from "#modules/catalog/slug.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import {
  detailFields,
  isShippingField,
  type DetailField,
  type ShippingField,
} from "#modules/checkout/details.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { createInput } from "#shared/records/record.ts";
import { optionalLine, optionalText, requiredText } from "#shared/text-fields.ts";
import { version } from "#shared/records/version.ts";
import {
  cancelledPayment,
  contact,
  correctedPayment,
  correctedShipment,
  payment,
  recordedPayment,
  shipment,
} from "../order-records.ts";
import { matchedPayment } from "../payments/matched-payment.ts";
import { addressSchema, idempotencyKey, paymentTerms, priceEdit } from "./new-order.ts";

const id = z.uuid();
const slug = z.string().refine((sent) => parseSlug(sent) === sent, "not_a_slug");

export const placedOrderSchema = z
  .object({
    id: z.uuid(),
    confirmationNumber: z
      .string()
      .describe('What the confirmation page shows and its address carries: "ORDER_1732161600000"'),
    /** For a page that was opened before an update of the shop. */
    orderId: z.string().meta({ deprecated: true, description: "The same as `confirmationNumber`" }),
    /** The last 8 characters of the order's id, in capitals. */
    number: z.string(),
    /** Opens the order's page: part of a link. */
    accessKey: z.string(),
    total: moneySchema,
    /** Where the customer pays; null when nothing is paid online. */
    payAt: z.url().nullable(),
    /**
     * The lines of an order that was there before and is not what was sent this time; null for any
     * other order.
     */
    earlier: z.array(z.object({ slug, quantity: z.int() })).nullable(),
  })
  .meta({ id: "PlacedOrder", description: "The answer to an order placed" });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const orderEditSchema = z
  .object({
    version,
    ...priceEdit,
    contact: createInput(contact, {}).optional(),
    billingAddress: addressSchema.optional(),
    /** Null when the order goes to the billing address. */
    shippingAddress: addressSchema.nullable().optional(),
    /** The reason, which the customer reads as well. */
    note: optionalText(2_000),
    /** Whether the customer gets a mail with the order as it is now. */
    notifyCustomer: z.boolean().optional(),
  })
  .meta({ id: "OrderEdit", description: "Changes to an order" });
export type OrderEdit = z.output<typeof orderEditSchema>;

/** The price of an order by hand at its place. */
export const orderQuoteSchema = z
  .object({
    /** The market of its address. */
    market: z.string(),
    isDelivered: z.boolean(),
    shippingMethods: z.array(z.object({ id: z.string(), name: z.string(), price: moneySchema })),
    subtotal: moneySchema,
    discount: moneySchema,
    shipping: moneySchema,
    /** A part of the amounts where it is included, else on top of them. */
    tax: moneySchema,
    isTaxIncluded: z.boolean(),
    taxName: z.string().nullable(),
    /** Whether the customer, a company, pays the tax itself. */
    isReverseCharge: z.boolean(),
    duty: moneySchema,
    /** The duty that the customer pays at the door, by what the shop knows. */
    doorDuty: moneySchema,
    total: moneySchema,
  })
  .meta({ id: "OrderQuote", description: "What an order by hand would cost at its place" });
export type OrderQuote = z.infer<typeof orderQuoteSchema>;

/** The outcome of an edit. */
export const editOutcomeSchema = z
  .object({
    subtotal: moneySchema,
    discount: moneySchema,
    totalBefore: moneySchema,
    total: moneySchema,
    paid: moneySchema,
    /** The rest to be paid then. */
    due: moneySchema,
    /** Money above the total then, which may be refunded. */
    overpaid: moneySchema,
    /** Units that leave the shelf for the order, or return to it where negative. */
    stock: z.array(
      z.object({
        name: z.string(),
        sku: z.string(),
        units: z.int(),
        /** How many of them are on sale now. */
        available: z.int(),
      }),
    ),
    /** Gifts whose number follows, from and to how many. */
    gifts: z.array(z.object({ name: z.string(), from: z.int(), to: z.int() })),
  })
  .meta({ id: "OrderEditOutcome", description: "What an edit of an order would come to" });
export type EditOutcome = z.infer<typeof editOutcomeSchema>;

export const shipmentCorrectionSchema = createInput(correctedShipment, { version });
export type ShipmentCorrection = z.output<typeof shipmentCorrectionSchema>;

export const paymentCorrectionSchema = createInput(correctedPayment, { version });
export type PaymentCorrection = z.output<typeof paymentCorrectionSchema>;

export const paymentCancellationSchema = createInput(cancelledPayment, { version });
export type PaymentCancellation = z.output<typeof paymentCancellationSchema>;

export const newShipmentSchema = createInput(shipment, {});
export type NewShipment = z.output<typeof newShipmentSchema>;

export const newRefundSchema = z.object({
  idempotencyKey,
  amountMinor: z.int().min(1),
  reason: optionalText(500),
  /** Whether all money is refunded by hand, even money from the payment service. */
  byHand: z.boolean().default(false),
  /** Items that return to the shelf, by line. */
  restock: z
    .array(z.object({ lineId: id, quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .max(50)
    .default([]),
  notifyCustomer: z.boolean().default(true),
});
export type NewRefund = z.output<typeof newRefundSchema>;

export const newOrderNoteSchema = z.object({
  note: requiredText(2_000),
  customerVisible: z.boolean().default(false),
});
export type NewOrderNote = z.output<typeof newOrderNoteSchema>;

export const newPaymentSchema = createInput(recordedPayment, {
  ...paymentTerms,
  /** Without it: all that is due. */
  amountMinor: payment.fields.amountMinor.schema.optional(),
  /** The same key twice is one payment. */
  idempotencyKey: idempotencyKey.optional(),
})
  // A payment of all that is due can come only once, but two equal part payments are possible, so
  // those need a key.
  .refine(({ amountMinor: part, idempotencyKey: key }) => part === undefined || key !== undefined, {
    path: ["idempotencyKey"],
    error: "required",
  });
export type NewPayment = z.output<typeof newPaymentSchema>;

export const matchedPaymentSchema = createInput(matchedPayment, {});
export type MatchedPayment = z.output<typeof matchedPaymentSchema>;

const typedText = z.string().max(2_000);

type DetailTexts = Record<Exclude<DetailField, ShippingField>, typeof typedText> &
  Record<ShippingField, z.ZodDefault<typeof typedText>>;

// The entries are exactly these fields; the rules of the checkout check their values. The fields of
// a separate shipping address may be left out, and then count as empty.
const detailTexts = Object.fromEntries(
  detailFields.map((field) => [field, isShippingField(field) ? typedText.default("") : typedText]),
) as DetailTexts;

/** An open page of an earlier version sends "colour" instead of "slug". */
const lineSchema = z
  .object({
    slug: slug.optional(),
    colour: slug.optional().meta({ deprecated: true, description: "The same as `slug`" }),
    quantity: z.int().min(1).max(MAX_QUANTITY),
    leavesBy: calendarDay
      .optional()
      .describe("Of a preordered line: the shipping day that the customer was told"),
  })
  .refine((sent) => (sent.slug ?? sent.colour) !== undefined, { path: ["slug"], error: "required" })
  .transform(({ colour: old = "", slug: sent = old, ...rest }) => ({ slug: sent, ...rest }))
  .meta({ id: "OrderLineRequest", description: "A variant and how many pieces of it" });

export const orderRequestSchema = z.object({
  idempotencyKey,
  lines: z
    .array(lineSchema)
    .min(1)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map((it) => it.slug)).size === lines.length, "each once"),
  couponCode: optionalLine(40),
  shippingMethod: z
    .string()
    .max(36)
    .optional()
    .describe("The way to ship, by its id in the quote; without it the first"),
  vatNumber: optionalLine(20).describe("The VAT number of a company in the EU or the UK"),
  heldUnit: z
    .string()
    .max(64)
    .optional()
    .describe("The key of a unit that is held for the customer; an invalid one is ignored"),
  expectedTotal: moneySchema.describe("The total that the customer was shown; never more is taken"),
  payBy: z
    .string()
    .max(20)
    .optional()
    .describe("The way to pay, by its code in the quote; without it the first that answers"),
  expectedCharge: moneySchema
    .optional()
    .describe("What the customer was shown that the payment service charges in its own currency"),
  details: z.object({ ...detailTexts, sameAsShipping: z.boolean() }),
});
export type OrderRequest = z.output<typeof orderRequestSchema>;

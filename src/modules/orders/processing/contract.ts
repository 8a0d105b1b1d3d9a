import { z } from "zod";
import { carrierSchema, orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { MAX_LINES, MAX_QUANTITY } from "#modules/cart/cart.ts";
import { parseSlug } from "#modules/catalog/slug.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import {
  detailFields,
  isShippingField,
  type DetailField,
  type ShippingField,
} from "#modules/checkout/details.ts";
import { paymentKinds } from "#modules/orders/kinds.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { currencies } from "#shared/money.ts";
import {
  line,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from "#shared/text-fields.ts";
import { LARGEST_MINOR } from "../placing/largest-order.ts";
import { addressSchema } from "./order-details.ts";

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

export const idempotencyKey = z
  .uuidv4()
  .describe("A random UUID of the caller. The same key again changes nothing more");

/** In minor units of the order's currency. */
const amountMinor = z.int().min(0).max(LARGEST_MINOR);
const reason = requiredLine(200);

const lineRequest = z.object({
  variantId: id,
  quantity: z.int().min(1).max(MAX_QUANTITY),
  agreed: z
    .object({ unitPriceMinor: amountMinor, reason })
    .optional()
    .describe("An agreed price of one unit instead of the catalogue's, and the reason"),
});

/** The customer of an order by hand: reached by e-mail, by phone, or both. */
const contactSchema = z
  .object({
    name: requiredLine(100),
    email: z.union([z.literal("").transform(() => undefined), z.email().max(254)]).optional(),
    phone: optionalLine(32),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ["email"],
    error: "required",
  });

const paymentFields = {
  kind: z.enum(paymentKinds).optional(),
  /** The currency of `amountMinor`; it must be the order's. */
  currency: z.enum(currencies).optional(),
  reference: optionalLine(200),
  /** The day in Jerusalem on which it came in, not a later one than today; today without it. */
  paidOn: calendarDay.optional(),
};

export const newOrderSchema = z.object({
  idempotencyKey,
  customer: contactSchema,
  /** The agreed currency; the amount in the other one follows from the day's rate. */
  currency: z.enum(currencies).default("USD"),
  lines: z.array(lineRequest).min(1).max(50),
  couponCode: optionalLine(40),
  /** Agreed total of the whole order in place of its sum, and the reason. */
  agreedTotal: z.object({ amountMinor, reason }).optional(),
  billingAddress: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  status: orderStatusSchema.optional(),
  /**
   * Whether the customer took the items along: then the order is completed at once, whatever
   * `status` says.
   */
  isHandedOver: z.boolean().default(false),
  /** Payments that have come in so far. */
  payments: z
    .array(z.object({ ...paymentFields, amountMinor: amountMinor.min(1) }))
    .max(10)
    .default([]),
  /** Whether the rest of the total, beyond `payments`, is paid too, without a stated method. */
  isPaid: z.boolean().default(false),
  /** Whether the customer gets the confirmation mail. */
  notifyCustomer: z.boolean().default(true),
  /** Stays in the back office. */
  note: optionalText(2_000),
});
export type NewOrder = z.output<typeof newOrderSchema>;

export const orderEditSchema = z
  .object({
    seen: z.iso
      .datetime()
      .describe("The `updatedAt` that the caller has read; `conflict` if it has changed since"),
    lines: z
      // A line never leaves an order: at least one unit of each remains.
      .array(z.object({ lineId: id, quantity: z.int().min(1).max(MAX_QUANTITY) }))
      .max(50)
      .optional(),
    contact: contactSchema.optional(),
    billingAddress: addressSchema.optional(),
    /** Null when the order goes to the billing address. */
    shippingAddress: addressSchema.nullable().optional(),
    /** The reason, which the customer reads as well. */
    note: optionalText(2_000),
  })
  .meta({ id: "OrderEdit", description: "Changes to an order" });
export type OrderEdit = z.output<typeof orderEditSchema>;

/** The address of a page on another site, safe for use in a link. */
const webAddress = line(500).refine(
  (address) => /^https:\/\/\S+$/.test(address) && URL.canParse(address),
  "not_an_address",
);

export const newShipmentSchema = z.object({
  carrier: carrierSchema,
  trackingNumber: optionalLine(64),
  /** For a carrier whose pages the shop does not know. */
  trackingUrl: webAddress.optional(),
  notifyCustomer: z.boolean().default(true),
});
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

export const newPaymentSchema = z
  .object({
    ...paymentFields,
    /** Without it: all that is due. */
    amountMinor: amountMinor.min(1).optional(),
    /** The same key twice is one payment. */
    idempotencyKey: idempotencyKey.optional(),
    notifyCustomer: z.boolean().default(true),
  })
  // A payment of all that is due can come only once, but two equal part payments are possible, so
  // those need a key.
  .refine(({ amountMinor: part, idempotencyKey: key }) => part === undefined || key !== undefined, {
    path: ["idempotencyKey"],
    error: "required",
  });
export type NewPayment = z.output<typeof newPaymentSchema>;

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
  .transform(({ colour: old = "", slug: sent = old, ...rest }) => ({ slug: sent, ...rest }));

export const orderRequestSchema = z.object({
  idempotencyKey,
  lines: z
    .array(lineSchema)
    .min(1)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map((it) => it.slug)).size === lines.length, "each once"),
  couponCode: optionalLine(40),
  heldUnit: z
    .string()
    .max(64)
    .optional()
    .describe("The key of a unit that is held for the customer; an invalid one is ignored"),
  expectedTotal: moneySchema.describe("The total that the customer was shown; never more is taken"),
  details: z.object({ ...detailTexts, sameAsShipping: z.boolean() }),
});
export type OrderRequest = z.output<typeof orderRequestSchema>;

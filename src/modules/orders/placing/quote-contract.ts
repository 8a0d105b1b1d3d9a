// The question of the checkout before an order is placed: its costs at a place.
import { z } from "zod";
import { moneyMethods } from "#modules/orders/kinds.ts";
import { allMeans } from "#modules/payments/payments.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { isCountry } from "#modules/checkout/is-country.ts";
import { chargesSchema } from "#modules/markets/charges.ts";
import { optionalDigits, optionalLine } from "#shared/text-fields.ts";
import { MAX_ADDRESS_PART } from "#shared/address.ts";
import { orderRequestSchema } from "../processing/contract.ts";

const { lines, couponCode, shippingMethod } = orderRequestSchema.shape;

export const quoteRequestSchema = z.object({
  lines,
  couponCode,
  shippingMethod,
  country: z.string().refine(isCountry, "unknown"),
  state: optionalLine(MAX_ADDRESS_PART),
  postalCode: optionalDigits(MAX_ADDRESS_PART),
});
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

const quotedMethod = z.object({
  id: z.string(),
  name: z.string(),
  price: moneySchema,
  /** Business days on the way. */
  daysMin: z.int(),
  daysMax: z.int(),
  isPickup: z.boolean(),
});

const quotedPrice = z.object({
  methods: z.array(quotedMethod).readonly().describe("Empty where the shop ships in one way"),
  methodId: z.string().nullable().describe("The method that the amounts are for"),
  subtotal: moneySchema,
  discount: moneySchema,
  ...chargesSchema.shape,
  total: moneySchema,
  totalWithDoor: moneySchema.describe("The total with the duty that is paid at the door"),
});

const offeredWay = z.object({
  code: z.enum(moneyMethods),
  name: z.string().nullable().describe("Of the service; null for a payment as agreed"),
  kind: z.enum(["card", "account"]).nullable(),
  means: z.array(z.enum(allMeans)).readonly(),
  maxInstalments: z.int(),
  isAway: z.boolean().describe("Whether its service does not answer at present"),
  charge: moneySchema.nullable().describe("What the service charges, in its own currency"),
  chargeRate: z.number().nullable().describe("What one unit of the amount costs in that currency"),
});

export const quoteSchema = z
  .object({
    /** Why nothing is sent there, as customers read it; null where something is. */
    notDelivered: z.string().nullable(),
    /** Whether the price depends on the state, which the address has to name then. */
    isStateNeeded: z.boolean(),
    price: quotedPrice.nullable().describe("Null where nothing is sent"),
    ways: z.array(offeredWay).readonly().describe("The ways to pay, in the order of display"),
  })
  .meta({ id: "Quote", description: "What an order costs at a place" });
export type Quote = z.output<typeof quoteSchema>;
export type QuotedPrice = NonNullable<Quote["price"]>;

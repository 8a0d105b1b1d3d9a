import { z } from "zod";
import { carrierId, orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { stuckMailSchema } from "#modules/mail/admin-contract.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { storedAddressSchema } from "#modules/orders/address-schema.ts";
import { arrivalSources, orderSources, paymentMethods } from "#modules/orders/kinds.ts";
import { dutyTerms } from "#modules/markets/kinds.ts";
import { stockStates } from "#modules/orders/status.ts";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { orderEventSchema } from "./event-schema.ts";
import { orderMoneyFields } from "./money-details.ts";

const id = z.uuid();

export const shipmentSchema = z
  .object({
    id,
    carrier: carrierId,
    trackingNumber: z.string().nullable(),
    /** The address of the tracking page; null when there is none. */
    trackingUrl: z.url().nullable(),
    /** When it arrived, and by whom that is known; null until then. */
    arrival: z.object({ day: z.iso.date(), knownBy: z.enum(arrivalSources) }).nullable(),
    createdAt: isoMoment,
  })
  .meta({ id: "Shipment" });

export const orderLineSchema = z
  .object({
    id,
    productName: z.string(),
    variantName: z.string().nullable(),
    sku: z.string(),
    imageUrl: z.string().nullable(),
    quantity: z.int(),
    restockedQuantity: z.int(),
    unitPrice: moneySchema,
    /** The catalogue's price, and why another one was agreed; null where none was. */
    agreed: z.object({ listPrice: moneySchema, reason: z.string() }).nullable(),
    total: moneySchema,
    /** The rate of tax in basis points, and the tax on the line after discounts. */
    taxRateBp: z.int(),
    tax: moneySchema,
    /** Whether it is a free gift. */
    isGift: z.boolean(),
    /** Set for preordered items. */
    preorder: z
      .object({
        /** The shipping day that the customer was told. */
        leavesBy: z.iso.date(),
        /** Whether some of them have not arrived yet. */
        isWaiting: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: "OrderLine" });

export const ability = abilitySchema(
  "paid_in_full",
  /** The shop has no payment service. */
  "no_online_payments",
  /** It is cancelled, refunded or deleted. */
  "over",
  "nothing_to_refund",
  /** It is neither pending nor being processed. */
  "not_open",
  /** The customer pays online, for the lines that they ordered. */
  "paid_online",
  "shipped",
  /** The customer took the items along. */
  "handed_over",
  /** It came from the checkout, at the catalogue's prices. */
  "from_checkout",
  /** No items wait for money. */
  "nothing_held",
).meta({ id: "OrderAbility", description: "Whether the caller may do it, and why not" });

export const orderSchema = z
  .object({
    id,
    number: z.string(),
    status: orderStatusSchema,
    stockState: z.enum(stockStates),
    source: z.enum(orderSources),
    paymentMethod: z.enum(paymentMethods),
    /** Whether the customer took the items along at once. */
    isHandedOver: z.boolean(),
    version,
    createdAt: isoMoment,
    updatedAt: isoMoment,
    reservedUntil: isoMoment.nullable(),
    /** Until when a link of the shop lets the customer pay what is due; null when none does. */
    paymentLinkUntil: isoMoment.nullable(),
    isDeleted: z.boolean(),
    /** By name. */
    tags: z.array(z.string()),
    /** Mails about it to its customer that have not arrived, or perhaps not, the oldest first. */
    stuckMails: z.array(stuckMailSchema),
    /** Whether a guest placed it and has not used the link of the confirmation mail yet. */
    isUnconfirmed: z.boolean(),
    customer: z.object({
      id: id.nullable(),
      name: z.string(),
      /** Null for an order entered by staff with only a phone number. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** The number with its country, as it is called (E.164); null where it is not known. */
      dial: z.string().nullable(),
    }),
    /** The VAT number of a company that buys. */
    customerVatNumber: z.string().nullable(),
    billingAddress: storedAddressSchema.nullable(),
    shippingAddress: storedAddressSchema.nullable(),
    lines: z.array(orderLineSchema),
    /** Percents are null for a coupon that took an amount off. */
    coupon: z.object({ code: z.string(), percent: z.int().nullable() }).nullable(),
    subtotal: moneySchema,
    discount: moneySchema,
    shipping: moneySchema,
    /** The way to ship, as the customer read it; null where the shop names none. */
    shippingMethod: z.string().nullable(),
    /** The market that it was made in; null for an order of earlier days. */
    market: z.object({ id, name: z.string() }).nullable(),
    /** All tax: a part of the amounts where it is included, else on top of them. */
    tax: moneySchema,
    isTaxIncluded: z.boolean(),
    /** As the law calls it, and the number under which the shop pays it. */
    taxName: z.string().nullable(),
    taxNumber: z.string().nullable(),
    /** Whether the customer, a company, pays the tax itself. */
    isReverseCharge: z.boolean(),
    duty: moneySchema,
    dutyTerms: z.enum(dutyTerms),
    total: moneySchema,
    /** Why the `total` was agreed for the whole order; null when it is the sum of the lines. */
    agreedReason: z.string().nullable(),
    paid: moneySchema,
    refunded: moneySchema,
    /** The tax in what was refunded. */
    refundedTax: moneySchema,
    /** The worth of all items that come back, less discounts, and of their shipping. */
    returnable: z.object({ items: moneySchema, shipping: moneySchema, shippingTax: moneySchema }),
    /** The frozen rates: shekels for one dollar, and dollars for one unit of its currency. */
    ilsRate: z
      .object({ rate: z.string(), usdRate: z.string(), source: z.string(), date: z.iso.date() })
      .nullable(),
    ...orderMoneyFields,
    shipments: z.array(shipmentSchema),
    /** The day on which all of it had arrived; null while something is not known to have. */
    arrivedOn: z.iso.date().nullable(),
    /** Oldest first. */
    events: z.array(orderEventSchema),
    can: z.object({
      /** Change the status, add notes. */
      write: ability,
      ship: ability,
      pay: ability,
      /** Send a link to pay what is due. */
      requestPayment: ability,
      refund: ability,
      /** Mark a refund by hand as paid out. */
      settleRefund: ability,
      /** Put the items that wait for money back on the shelf. */
      releaseHold: ability,
      /** Change, add and remove lines. */
      editLines: ability,
      /** Agree on other prices, or take that back. */
      agree: ability,
      editContact: ability,
      editAddresses: ability,
      /** Delete it, and restore it. */
      remove: ability,
    }),
  })
  .meta({ id: "Order", description: "An order with everything the back office shows" });
export type OrderDetails = z.infer<typeof orderSchema>;

import { z } from "zod";
import { carrierId, orderStatusSchema, returnStateSchema } from "#modules/orders/value-schemas.ts";
import { stuckMailSchema } from "#modules/mail/admin-contract.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { storedAddressSchema } from "#modules/orders/address-schema.ts";
import {
  addressKinds,
  arrivalSources,
  correctedFields,
  customerWays,
  editedParts,
  orderEventKinds,
  orderSources,
  paymentKinds,
  paymentMethods,
  returnKinds,
} from "#modules/orders/kinds.ts";
import { stockStates } from "#modules/orders/status.ts";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { currencies } from "#shared/money.ts";

const id = z.uuid();

const actorName = z.string().nullable();

export const orderEventSchema = z
  .object({
    id,
    kind: z.enum(orderEventKinds),
    fromStatus: orderStatusSchema.nullable(),
    toStatus: orderStatusSchema.nullable(),
    note: z.string().nullable(),
    facts: z
      .object({
        amountMinor: z.int().optional(),
        currency: z.enum(currencies).optional(),
        paymentKind: z.enum(paymentKinds).optional(),
        agreed: z
          .array(
            z.object({
              name: z.string().nullable(),
              listMinor: z.int(),
              agreedMinor: z.int(),
              reason: z.string(),
            }),
          )
          .readonly()
          .optional(),
        carrier: carrierId.optional(),
        trackingNumber: z.string().optional(),
        arrivedOn: z.iso.date().nullable().optional(),
        arrivalKnownBy: z.enum(arrivalSources).optional(),
        via: z.enum(customerWays).optional(),
        from: z.enum(addressKinds).optional(),
        returnKind: z.enum(returnKinds).optional(),
        returnState: returnStateSchema.optional(),
        parts: z.array(z.enum(editedParts)).readonly().optional(),
        lines: z
          .array(z.object({ name: z.string(), from: z.int(), to: z.int() }))
          .readonly()
          .optional(),
        totals: z.object({ fromMinor: z.int(), toMinor: z.int() }).optional(),
        changes: z
          .array(
            z.object({
              field: z.enum(correctedFields),
              from: z.string().nullable(),
              to: z.string().nullable(),
            }),
          )
          .readonly()
          .optional(),
      })
      .nullable(),
    /** Null when the customer or the shop itself did it. */
    actorName,
    customerVisible: z.boolean(),
    createdAt: isoMoment,
  })
  .meta({ id: "OrderEvent", description: "An entry of an order's timeline" });

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
    billingAddress: storedAddressSchema.nullable(),
    shippingAddress: storedAddressSchema.nullable(),
    lines: z.array(orderLineSchema),
    /** Percents are null for a coupon that took an amount off. */
    coupon: z.object({ code: z.string(), percent: z.int().nullable() }).nullable(),
    subtotal: moneySchema,
    discount: moneySchema,
    shipping: moneySchema,
    total: moneySchema,
    /** Why the `total` was agreed for the whole order; null when it is the sum of the lines. */
    agreedReason: z.string().nullable(),
    paid: moneySchema,
    refunded: moneySchema,
    /** The frozen rates: shekels for one dollar, and dollars for one unit of its currency. */
    ilsRate: z
      .object({ rate: z.string(), usdRate: z.string(), source: z.string(), date: z.iso.date() })
      .nullable(),
    payments: z.array(
      z.object({
        id,
        method: z.enum(paymentMethods),
        kind: z.enum(paymentKinds).nullable(),
        amount: moneySchema,
        reference: z.string().nullable(),
        /** The day on which it came in; null when not given. */
        paidOn: z.iso.date().nullable(),
        createdAt: isoMoment,
        /** When it was found not to have been made; null for one that counts. */
        cancelledAt: isoMoment.nullable(),
      }),
    ),
    refunds: z.array(
      z.object({
        id,
        method: z.enum(paymentMethods),
        amount: moneySchema,
        reason: z.string().nullable(),
        state: z.enum(["pending", "done", "failed"]),
        createdAt: isoMoment,
      }),
    ),
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

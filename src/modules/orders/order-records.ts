// The parts of an order that staff enter, as forms and requests have them.
import { z } from "zod";
import { MAX_ADDRESS_PART } from "#shared/address.ts";
import {
  choice,
  day,
  flag,
  latin,
  line,
  optional,
  optionalLine,
  optionalText,
  price,
  text,
} from "#shared/records/fields.ts";
import { record, type Fields } from "#shared/records/record.ts";
import { isEmailShaped } from "#shared/plain-text.ts";
import { digitsOrNull, lineOrNull, toNullIfEmpty, typed } from "#shared/text-fields.ts";
import { MAX_CARRIER_ID } from "./carrier.ts";
import { LARGEST_MINOR, paymentKinds } from "./kinds.ts";
import { carrierId } from "./value-schemas.ts";

const part = optionalLine(MAX_ADDRESS_PART);

/** The fields are in the order of `addressParts`. */
export const address = record("address", {
  country: { ...line(2), schema: z.string().regex(/^[A-Z]{2}$/), sample: "IL" },
  line1: line(MAX_ADDRESS_PART),
  line2: part,
  city: line(MAX_ADDRESS_PART),
  state: part,
  postalCode: { ...latin(part), schema: digitsOrNull(MAX_ADDRESS_PART) },
});

const email = typed()
  .max(254)
  .refine((sent) => sent === "" || isEmailShaped(sent), "malformed")
  .transform(toNullIfEmpty);

/** The customer: reached by e-mail, by phone, or both. */
export const contact = record(
  "contact",
  {
    name: line(100),
    email: {
      ...optionalLine(254),
      kind: "email",
      schema: email.nullable(),
      sample: "ada@example.com",
    },
    phone: { ...optionalLine(32), kind: "tel", schema: digitsOrNull(32) },
  },
  {
    rules: [
      {
        at: "email",
        problem: "required",
        isBroken: (it) => it.email === null && it.phone === null,
      },
    ],
  },
);

/** The reason of an edit, which the customer reads as well. */
const note = optionalText(2_000);

const editedFields = { ...contact.fields, note };
export const editedContact = record<typeof editedFields>("contact", editedFields, {
  rules: contact.rules,
});

/** A payment by hand, in the currency of its order. */
export const payment = record("payment", {
  kind: choice(paymentKinds),
  amountMinor: price({ min: 1, max: LARGEST_MINOR }),
  /** The day in Jerusalem on which it came in, not a later one than today; today without it. */
  paidOn: optional(day()),
  reference: optionalLine(200),
});

const notifyCustomer = flag(true);
/** For corrections, of which customers hear only when staff want them to. */
const asksToNotify = flag(false);

/** The same for an order that exists. */
export const recordedPayment = record("payment", { ...payment.fields, notifyCustomer });

/** Corrections of a payment by hand; one of another amount is cancelled. */
export const correctedPayment = record("payment", {
  kind: payment.fields.kind,
  paidOn: payment.fields.paidOn,
  reference: payment.fields.reference,
});

/** Why a payment by hand was none, which the customer reads as well. */
export const cancelledPayment = record("payment", { note: text(2_000) });

/** The address of a page on another site, safe for use in a link. */
const isPageAddress = (url: string) => /^https:\/\/\S+$/.test(url) && URL.canParse(url);

const trackedFields = {
  trackingNumber: { ...latin(optionalLine(64)), schema: digitsOrNull(64) },
  carrier: { ...line(MAX_CARRIER_ID), schema: carrierId, sample: "dhl" },
  /** For a carrier without an address of its own for tracking pages. */
  trackingUrl: {
    ...optionalLine(500),
    kind: "url",
    schema: lineOrNull(500).refine((url) => url === null || isPageAddress(url), "not_an_address"),
    sample: "https://carrier.example/1",
  },
} as const satisfies Fields;

/** Confirms that an order leaves without a delivery address: it is handed over or picked up. */
export const withoutAddress = flag(false);

/** A shipment that has left. */
export const shipment = record("shipment", { ...trackedFields, withoutAddress, notifyCustomer });

/** Corrections of a shipment. */
export const correctedShipment = record("shipment", {
  ...trackedFields,
  /** The day in Jerusalem on which it left. */
  sentOn: day(),
  notifyCustomer: asksToNotify,
});

/** The day on which a shipment arrived, if it has. */
export const shipmentArrival = record("arrival", {
  arrivedOn: optional(day()),
  isUnderway: flag(false),
});

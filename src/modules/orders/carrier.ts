// Carriers as the owner describes them: forms and requests follow from here.
import { z } from "zod";
import {
  count,
  flag,
  latin,
  line,
  lines,
  optionalLine,
  refs,
  type Field,
} from "#shared/records/fields.ts";
import { record, type Values } from "#shared/records/record.ts";
import { lineOrNull } from "#shared/text-fields.ts";

const MAX_CARRIER_NAME = 60;
export const MAX_TRACKING_ADDRESS = 500;
/** The place of a carrier without one of its own. */
const LAST_POSITION = 500;
/** Carriers of one shop. */
export const MAX_CARRIERS = 100;

/** Stands for the tracking number in the address of a tracking page. */
const numberPlaceholder = "{number}";

/** "dhl", or a UUID for a carrier that the owner added. */
export const carrierIdPattern = /^[a-z0-9][a-z0-9_-]*$/;
export const MAX_CARRIER_ID = 36;

/** The address of the tracking page of a number. */
export function fillAddress(address: string, trackingNumber: string): string {
  return address.replaceAll(numberPlaceholder, encodeURIComponent(trackingNumber));
}

/** The number must not choose the site that it is looked up on. */
function isPageOnOneSite(address: string): boolean {
  const [one, other] = ["1", "2"].map((number) => URL.parse(fillAddress(address, number)));
  return (
    /^https:\/\/\S+$/.test(address) &&
    one?.protocol === "https:" &&
    one.origin === other?.origin &&
    one.username === "" &&
    one.password === ""
  );
}

const trackingAddress: Field<string | null> = {
  ...optionalLine(MAX_TRACKING_ADDRESS),
  kind: "url",
  schema: lineOrNull(MAX_TRACKING_ADDRESS)
    .refine((typed) => typed === null || isPageOnOneSite(typed), "not_an_address")
    .refine((typed) => typed === null || typed.includes(numberPlaceholder), "no_number"),
  sample: `https://carrier.example/track?id=${numberPlaceholder}`,
};

const MAX_COUNTRIES = 250;
const countries: Field<string[]> = {
  ...refs(MAX_COUNTRIES),
  schema: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(MAX_COUNTRIES)
    .transform((chosen) => [...new Set(chosen)]),
  answer: z.array(z.string()),
  sample: ["IL"],
};

/** A company that takes shipments to customers. */
export const carrier = record("carrier", {
  /** In the back office. */
  name: { ...line(MAX_CARRIER_NAME), sample: "Courier" },
  /** As customers read it; null when they read only that it is a shipment. */
  publicName: latin(optionalLine(MAX_CARRIER_NAME)),
  /** Null when its tracking pages have no address that follows from the number. */
  trackingAddress,
  /** Where it is suggested; everywhere without any. */
  countries,
  /** Forms of its numbers: "#" is a digit, "@" a letter, "?" either. */
  numberForms: { ...lines({ max: 10, long: 64 }), sample: ["@@#########@@"] },
  /** Other names of it in files of carriers. */
  aliases: lines({ max: 20, long: MAX_CARRIER_NAME }),
  /** The first that fits is suggested; without a place it comes after those that have one. */
  position: { ...count({ min: 1, max: 999 }), empty: LAST_POSITION, first: LAST_POSITION },
  isActive: flag(true),
});
export type CarrierInput = Values<typeof carrier.fields>;

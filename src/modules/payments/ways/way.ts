// A way to pay as the owner arranges it: forms and requests follow from here.
import { z } from "zod";
import { count, flag, refs, type Field } from "#shared/records/fields.ts";
import { record, type Values } from "#shared/records/record.ts";
import { currencies, type Currency } from "#shared/money.ts";

/** "manual", or the code of a service. */
export const wayCodePattern = /^[a-z]{2,20}$/;
export const MAX_WAY_CODE = 20;

/** The way without a service: customers pay as the shop agrees with them. */
export const MANUAL = "manual";

const MAX_MARKETS = 200;
const MAX_POSITION = 99;

/** The place of the first way that has none of its own. */
export const LAST_PLACE = 90;

const chosenCurrencies: Field<Currency[]> = {
  ...refs(currencies.length),
  schema: z
    .array(z.enum(currencies))
    .max(currencies.length)
    .transform((chosen) => [...new Set(chosen)]),
  answer: z.array(z.enum(currencies)),
  empty: [],
  first: [],
  sample: ["USD"],
};

/** A way to pay. */
export const paymentWay = record("paymentWay", {
  isOn: flag(false),
  position: { ...count({ min: 1, max: MAX_POSITION }), empty: MAX_POSITION, first: MAX_POSITION },
  /** The markets that have it; all without any. */
  markets: refs(MAX_MARKETS),
  /** Of the orders that have it; all that it can charge without any. */
  currencies: chosenCurrencies,
});
export type WayValues = Values<typeof paymentWay.fields>;

// The records in the lists of a market.
import { z } from "zod";
import { taxClasses } from "#modules/catalog/tax-classes.ts";
import {
  choice,
  count,
  day,
  flag,
  latin,
  line,
  optional,
  optionalLine,
  percent,
  price,
  ref,
} from "#shared/records/fields.ts";
import { entries } from "#shared/records/entries.ts";
import { record, type Values } from "#shared/records/record.ts";
import { dutyKinds, MAX_RATE_BP, methodKinds } from "./kinds.ts";
import { MAX_PLACE, placePattern } from "./places.ts";

export const MAX_NAME = 60;
/** In minor units: no order is larger. */
export const MAX_AMOUNT = 100_000_000;
const MAX_STEPS = 20;
const MAX_DAYS = 120;

const amount = price({ min: 0, max: MAX_AMOUNT });

/** A rate of tax that holds from a day on. */
export const taxRate = record("rate", {
  /** The part of the market that it is for; null for all of it. */
  place: {
    ...latin(optionalLine(MAX_PLACE)),
    schema: z.string().regex(placePattern).nullable(),
    sample: null,
  },
  taxClass: choice(taxClasses),
  from: { ...day(), sample: "2026-01-01" },
  rateBp: { ...percent(MAX_RATE_BP), sample: 2000 },
});
export type TaxRate = Values<typeof taxRate.fields>;

/** A variant's price in the market's currency. */
export const ownPrice = record("price", {
  variantId: ref(),
  priceMinor: { ...amount, sample: 28_900 },
});
export type OwnPrice = Values<typeof ownPrice.fields>;

/** Another price of a method, for goods of at least this many grams or minor units. */
export const shippingStep = record("step", {
  from: {
    ...count({ min: 1, max: MAX_AMOUNT }),
    getKindIn: ({ kind }) => (kind === "weight" ? "kilograms" : "price"),
  },
  priceMinor: amount,
});

const areRising = (steps: readonly { readonly from: number }[]) =>
  steps.every(({ from }, index) => index === 0 || from > (steps[index - 1]?.from ?? 0));

/** A way to ship, with its price in the market's currency. */
export const shippingMethod = record(
  "method",
  {
    id: {
      ...latin(line(36)),
      schema: z.string().regex(/^[a-z0-9-]{1,36}$/, "malformed"),
      sample: "post",
    },
    name: { ...line(MAX_NAME), sample: "Post" },
    /** As customers read it. */
    publicName: { ...latin(line(MAX_NAME)), sample: "Post" },
    carrierId: { ...optionalLine(36), schema: z.string().max(36).nullable(), sample: null },
    kind: choice(methodKinds),
    /** The price, or that below the first step. */
    priceMinor: { ...amount, sample: 500 },
    steps: { ...entries(shippingStep, MAX_STEPS), sample: [] },
    freeOverMinor: { ...optional(amount), sample: null },
    /** Business days on the way. */
    daysMin: { ...count({ min: 0, max: MAX_DAYS }), sample: 5 },
    daysMax: { ...count({ min: 0, max: MAX_DAYS }), sample: 10 },
    isPickup: flag(false),
  },
  {
    rules: [
      { at: "steps", problem: "not_rising", isBroken: ({ steps }) => !areRising(steps) },
      {
        at: "daysMax",
        problem: "reversed",
        isBroken: ({ daysMin, daysMax }) => daysMax < daysMin,
      },
    ],
  },
);
export type ShippingMethod = Values<typeof shippingMethod.fields>;

/** Customs duty on goods of a tariff code from a country of origin, from a day on. */
export const duty = record(
  "duty",
  {
    /** The beginning of a tariff code; empty for all goods. */
    tariffCode: {
      ...latin(line(10)),
      schema: z.string().regex(/^[0-9]{0,10}$/, "malformed"),
      empty: "",
      sample: "4202",
    },
    origin: {
      ...latin(optionalLine(2)),
      schema: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable(),
      sample: null,
    },
    from: { ...day(), sample: "2026-01-01" },
    kind: choice(dutyKinds),
    /** Basis points of the value, or minor units for each line of goods. */
    value: {
      ...count({ min: 0, max: MAX_AMOUNT }),
      sample: 370,
      getKindIn: ({ kind }) => (kind === "percent" ? "percent" : "price"),
    },
  },
  {
    rules: [
      {
        at: "value",
        problem: "too_large",
        isBroken: ({ kind, value }) => kind === "percent" && value > MAX_RATE_BP,
      },
    ],
  },
);
export type Duty = Values<typeof duty.fields>;

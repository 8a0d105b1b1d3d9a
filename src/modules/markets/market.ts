// A market as the owner describes it: forms, requests and columns follow from here.
import { z } from "zod";
import { taxClasses } from "#modules/catalog/tax-classes.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { currencies } from "#shared/money.ts";
import {
  choice,
  count,
  day,
  flag,
  latin,
  line,
  lines,
  optional,
  optionalLine,
  price,
  type Field,
} from "#shared/records/fields.ts";
import { record, type Draft, type Values } from "#shared/records/record.ts";
import { roundingRules } from "#shared/round-price.ts";
import { requiredLine } from "#shared/text-fields.ts";
import { dutyKinds, dutyTerms, MAX_RATE_BP, methodKinds, taxModes } from "./kinds.ts";
import { placePattern } from "./places.ts";

export const MAX_MARKETS = 60;
export const marketCodePattern = /^[a-z]{2,12}$/;
export const MAX_MARKET_CODE = 12;
const MAX_NAME = 60;
export const MAX_PLACES = 300;
/** In minor units: no order is larger. */
const MAX_AMOUNT = 100_000_000;
const MAX_ENTRIES = 200;

const amount = z.int().min(0).max(MAX_AMOUNT);

/** A rate of tax, in basis points, that holds from a day on. */
const taxRate = z
  .object({
    /** The part of the market that it is for; null for all of it. */
    place: z.string().regex(placePattern).nullable(),
    taxClass: z.enum(taxClasses),
    from: calendarDay,
    rateBp: z.int().min(0).max(MAX_RATE_BP),
  })
  .meta({ id: "TaxRate", description: "A rate of tax, in basis points, from a day on" });
export type TaxRate = z.output<typeof taxRate>;

/** A variant's price in the market's currency. */
const ownPrice = z.object({ variantId: z.uuid(), priceMinor: amount });
export type OwnPrice = z.output<typeof ownPrice>;

/** A way to ship, with its price in the market's currency. */
const shippingMethod = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,36}$/),
    name: requiredLine(MAX_NAME),
    publicName: requiredLine(MAX_NAME),
    carrierId: z.string().max(36).nullable(),
    kind: z.enum(methodKinds),
    /** The price, or that below the first step. */
    priceMinor: amount,
    /** From so many grams, or minor units of goods, on. */
    steps: z.array(z.object({ from: z.int().min(1).max(MAX_AMOUNT), priceMinor: amount })).max(20),
    freeOverMinor: amount.nullable(),
    /** Business days on the way. */
    daysMin: z.int().min(0).max(120),
    daysMax: z.int().min(0).max(120),
    isPickup: z.boolean(),
  })
  .meta({ id: "ShippingMethod", description: "A way to ship, with its price" });
export type ShippingMethod = z.output<typeof shippingMethod>;

/** Customs duty on goods of a tariff code from a country of origin, from a day on. */
const duty = z
  .object({
    /** The beginning of a tariff code; empty for all goods. */
    tariffCode: z.string().regex(/^[0-9]{0,10}$/),
    origin: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    from: calendarDay,
    kind: z.enum(dutyKinds),
    /** Basis points of the value, or minor units for each line of goods. */
    value: z.int().min(0).max(MAX_AMOUNT),
  })
  .meta({ id: "Duty", description: "Customs duty on goods of a tariff code, from a day on" });
export type Duty = z.output<typeof duty>;

/** A list of entries, which have a control of their own in the form. */
const createEntries = <Entry>(schema: z.ZodType<Entry, Entry>, sample: Entry): Field<Entry[]> => ({
  kind: "list",
  schema: z.array(schema).max(MAX_ENTRIES),
  answer: z.array(schema),
  empty: [],
  first: [],
  sample: [sample],
  max: MAX_ENTRIES,
});

const areStepsSorted = ({ steps }: ShippingMethod) =>
  steps.every(({ from }, index) => index === 0 || from > (steps[index - 1]?.from ?? 0));

/** Countries and parts of them that are served in one way. */
export const market = record(
  "market",
  {
    /** The segment of its addresses: "il". */
    code: {
      ...latin(line(MAX_MARKET_CODE)),
      schema: z.string().trim().regex(marketCodePattern, "malformed"),
      sample: "zz",
    },
    name: { ...line(MAX_NAME), sample: "Market" },
    /** As customers read it. */
    publicName: { ...latin(line(MAX_NAME)), sample: "Market" },
    places: {
      ...lines({ max: MAX_PLACES, long: 12 }),
      schema: z
        .array(z.string().trim().toUpperCase())
        .transform((typed) => [...new Set(typed.filter((place) => place !== ""))])
        .refine((all) => all.length <= MAX_PLACES, "too_many")
        .refine((all) => all.every((place) => placePattern.test(place)), "malformed"),
      sample: ["ZZ"],
    },
    isDelivered: flag(true),
    /** The day from which it holds; null for a proposal, which changes nothing. */
    validFrom: { ...optional(day()), sample: null },
    currency: choice(currencies),
    /** How prices follow from those of the main currency. */
    rounding: choice(roundingRules),
    /** Its own prices, in its currency; other variants have those of the catalogue. */
    prices: createEntries(ownPrice, {
      variantId: "0197a2f0-0000-4000-8000-000000000000",
      priceMinor: 28_900,
    }),
    taxMode: choice(taxModes),
    /** As it stands on the order: "VAT". */
    taxName: latin(optionalLine(20)),
    /** The number under which the shop pays it. */
    taxNumber: latin(optionalLine(40)),
    taxRates: createEntries(taxRate, {
      place: null,
      taxClass: "standard",
      from: "2026-01-01",
      rateBp: 2000,
    }),
    /** The largest value of goods, without shipping, of which the shop collects the tax. */
    taxLimitMinor: optional(price({ min: 0, max: MAX_AMOUNT })),
    shippingMethods: createEntries(shippingMethod, {
      id: "post",
      name: "Post",
      publicName: "Post",
      carrierId: null,
      kind: "flat",
      priceMinor: 500,
      steps: [],
      freeOverMinor: null,
      daysMin: 5,
      daysMax: 10,
      isPickup: false,
    }),
    dutyTerms: choice(dutyTerms),
    duties: createEntries(duty, {
      tariffCode: "4202",
      origin: null,
      from: "2026-01-01",
      kind: "percent",
      value: 370,
    }),
    position: { ...count({ min: 1, max: 999 }), empty: 500, first: 500 },
  },
  {
    rules: [
      {
        at: "taxName",
        problem: "required",
        isBroken: ({ taxMode, taxName }) => taxMode !== "none" && taxName === null,
      },
      {
        at: "taxRates",
        problem: "required",
        isBroken: ({ taxMode, taxRates }) =>
          taxMode !== "none" && !taxRates.some(({ taxClass }) => taxClass === "standard"),
      },
      {
        at: "taxRates",
        problem: "twice",
        isBroken: ({ taxRates }) =>
          hasTwice(taxRates.map((rate) => `${rate.place} ${rate.taxClass} ${rate.from}`)),
      },
      {
        at: "prices",
        problem: "twice",
        isBroken: ({ prices }) => hasTwice(prices.map(({ variantId }) => variantId)),
      },
      {
        at: "shippingMethods",
        problem: "twice",
        isBroken: ({ shippingMethods }) => hasTwice(shippingMethods.map(({ id }) => id)),
      },
      {
        at: "shippingMethods",
        problem: "bad_steps",
        isBroken: ({ shippingMethods }) =>
          shippingMethods.some((each) => !areStepsSorted(each) || each.daysMax < each.daysMin),
      },
      {
        at: "duties",
        problem: "too_large",
        isBroken: ({ duties }) =>
          duties.some(({ kind, value }) => kind === "percent" && value > MAX_RATE_BP),
      },
    ],
  },
);
export type MarketInput = Values<typeof market.fields>;
export type MarketDraft = Draft<typeof market.fields>;

const hasTwice = (keys: readonly string[]) => new Set(keys).size < keys.length;

// A market as the owner describes it: forms, requests and columns follow from here.
import { z } from "zod";
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
} from "#shared/records/fields.ts";
import { entries } from "#shared/records/entries.ts";
import { record, type Draft, type Values } from "#shared/records/record.ts";
import { roundingRules } from "#shared/round-price.ts";
import { dutyTerms, taxModes } from "./kinds.ts";
import { duty, MAX_AMOUNT, MAX_NAME, ownPrice, shippingMethod, taxRate } from "./market-entries.ts";
import { MAX_PLACE, placePattern } from "./places.ts";

export const MAX_MARKETS = 60;
export const marketCodePattern = /^[a-z]{2,12}$/;
export const MAX_MARKET_CODE = 12;
export const MAX_PLACES = 300;
const MAX_ENTRIES = 200;

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
      ...lines({ max: MAX_PLACES, long: MAX_PLACE }),
      schema: z
        .array(z.string().trim().toUpperCase())
        .transform((typed) => [...new Set(typed.filter((place) => place !== ""))])
        .refine((all) => all.length <= MAX_PLACES, "too_many")
        .refine((all) => all.every((place) => placePattern.test(place)), "malformed"),
      sample: ["TK"],
    },
    isDelivered: flag(true),
    /** The day from which it holds; null for a proposal, which changes nothing. */
    validFrom: { ...optional(day()), sample: null },
    currency: choice(currencies),
    /** How prices follow from those of the main currency. */
    rounding: choice(roundingRules),
    /** Its own prices, in its currency; other variants have those of the catalogue. */
    prices: entries(ownPrice, MAX_ENTRIES),
    taxMode: choice(taxModes),
    /** As it stands on the order: "VAT". */
    taxName: latin(optionalLine(20)),
    /** The number under which the shop pays it. */
    taxNumber: latin(optionalLine(40)),
    taxRates: entries(taxRate, MAX_ENTRIES, {
      id: "TaxRate",
      description: "A rate of tax, in basis points, from a day on",
    }),
    /** The largest value of goods, without shipping, of which the shop collects the tax. */
    taxLimitMinor: optional(price({ min: 0, max: MAX_AMOUNT })),
    shippingMethods: entries(shippingMethod, MAX_ENTRIES, {
      id: "ShippingMethod",
      description: "A way to ship, with its price",
    }),
    dutyTerms: choice(dutyTerms),
    duties: entries(duty, MAX_ENTRIES, {
      id: "Duty",
      description: "Customs duty on goods of a tariff code, from a day on",
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
    ],
  },
);
export type MarketInput = Values<typeof market.fields>;
export type MarketDraft = Draft<typeof market.fields>;

/** The day from which a proposal is to hold. */
export const marketStart = record("start", { validFrom: day() });

const hasTwice = (keys: readonly string[]) => new Set(keys).size < keys.length;

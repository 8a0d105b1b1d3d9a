import { isolate } from "#shared/isolate-text.ts";
import type { marketFields as hebrew } from "../he/market-fields.ts";
import type { Translated } from "../translated.ts";
import { currencyNames } from "./currencies.ts";
import { taxClassNames } from "./tax-class-names.ts";

/** The fields of a market, and of what stands in its lists. */
export const marketFields: Translated<typeof hebrew> = {
  code: {
    label: "Code",
    help: "Lowercase Latin letters, as it will appear in addresses: \u2066/il\u2069",
    problems: {
      malformed: "2 to 12 lowercase Latin letters.",
      taken: "Another market already has this code.",
      too_many: "You can have up to 60 markets.",
    },
  },
  name: { label: "Name" },
  publicName: { label: "Name that customers see", help: "In English" },
  places: {
    label: "Countries",
    help: "The countries of the market, except for parts of them that belong to another market.",
    parts: {
      label: "Parts of countries",
      help: "One per line: \u2066US/OR\u2069 is a region of a country, \u2066GB:BT\u2069 the beginning of a postal code. The narrowest place decides.",
    },
    problems: {
      required: "A market other than the main one needs at least one place.",
      malformed: "One of the places is not written correctly.",
      unknown: (place) => `No country has the code in ${isolate(place)}.`,
      taken: (place, market) =>
        `${isolate(place)} already belongs to the market ${isolate(market)}.`,
      main: "The main market is everything that is in no other market, so it has no places.",
    },
  },
  isDelivered: {
    label: "Ships there",
    problems: { main: "The main market always ships." },
  },
  validFrom: {
    label: "Valid from",
    help: "Empty: a proposal only, which changes nothing.",
    problems: { main: "The main market is always valid." },
  },
  currency: {
    label: "Currency",
    help: "The currency of the prices here: shipping, limit and customs duty.",
    choices: currencyNames,
    problems: {
      not_enabled: "The currency is off. Turn it on beside the exchange rates.",
      no_rate: "This currency has no rate yet.",
    },
  },
  rounding: {
    label: "Price rounding",
    help: "For prices that follow from the price in dollars at today’s rate.",
    choices: {
      exact: "No rounding",
      whole: "To a whole amount",
      coins: "To the smallest coin",
      "x.90": "Ending in \u2066.90\u2069",
      "x.99": "Ending in \u2066.99\u2069",
    },
  },
  prices: {
    label: "Prices of the market",
    help: "A variant that is not here has the catalogue price, at the rate.",
    entry: {
      add: "Add price",
      name: (place) => `Price ${place}`,
      fields: {
        variantId: { label: "Variant", choose: "Choose a variant…", other: "Another variant" },
        priceMinor: { label: "Price" },
      },
    },
    problems: { twice: "The same variant appears twice." },
  },
  taxMode: {
    label: "Tax",
    choices: {
      none: "Not charged",
      included: "Included in prices",
      added: "Added to prices",
    },
  },
  taxName: {
    label: "Name of the tax in the order",
    help: "In English, for example \u2066VAT\u2069",
  },
  taxNumber: {
    label: "Registration number",
    help: "The number under which the shop pays the tax.",
  },
  taxRates: {
    label: "Tax rates",
    entry: {
      add: "Add rate",
      name: (place) => `Rate ${place}`,
      fields: {
        place: { label: "Place", all: "Whole market" },
        taxClass: { label: "Class", choices: taxClassNames },
        from: { label: "From" },
        rateBp: { label: "Percent" },
      },
    },
    problems: {
      required: "The rate of the standard class is missing.",
      twice: "Two rates for the same class, place and day.",
    },
  },
  taxLimitMinor: {
    label: "Value limit for charging the tax",
    help: "Goods worth more, without shipping and tax, are sold without tax. Empty: no limit.",
  },
  shippingMethods: {
    label: "Shipping methods",
    help: "Without shipping methods, shipping is free.",
    entry: {
      add: "Add shipping method",
      name: (place) => `Shipping method ${place}`,
      fields: {
        id: { label: "ID" },
        name: { label: "Name" },
        publicName: { label: "Name that customers see", help: "In English" },
        carrierId: { label: "Carrier", none: "None", other: "Another carrier" },
        kind: {
          label: "Pricing",
          choices: {
            flat: "Flat price",
            weight: "By weight",
            sum: "By order value",
          },
        },
        priceMinor: { label: "Price" },
        steps: {
          label: "Steps",
          help: "From each step on, the price beside it applies.",
          entry: {
            add: "Add step",
            name: (place) => `Step ${place}`,
            fields: {
              from: {
                label: "From",
                kinds: { weight: "From weight (kg)", sum: "From amount" },
              },
              priceMinor: { label: "Price" },
            },
          },
          problems: { not_rising: "Each step has to be higher than the one before it." },
        },
        freeOverMinor: { label: "Free from" },
        daysMin: { label: "Business days, at least" },
        daysMax: {
          label: "Business days, at most",
          problems: { reversed: "Less than the number of days beside it." },
        },
        isPickup: { label: "Pickup" },
      },
    },
    problems: { twice: "Two shipping methods have the same ID." },
  },
  dutyTerms: {
    label: "Customs duty",
    choices: {
      none: "None",
      at_door: "The customer pays on delivery",
      paid: "The shop pays, and the customer sees the amount in the order",
      unknown: "Unknown",
    },
  },
  duties: {
    label: "Customs duty rates",
    entry: {
      add: "Add rate",
      name: (place) => `Customs duty ${place}`,
      fields: {
        tariffCode: {
          label: "Tariff code",
          help: "The beginning of the code. Empty: all goods.",
          problems: { malformed: "Up to 10 digits." },
        },
        origin: { label: "Country of origin", all: "Any country" },
        from: { label: "From" },
        kind: {
          label: "Type",
          choices: {
            percent: "Percent",
            flat: "Amount per line",
          },
        },
        value: { label: "Value" },
      },
    },
  },
  position: { label: "Position" },
};

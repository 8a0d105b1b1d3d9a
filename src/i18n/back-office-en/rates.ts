import type { rates as hebrew } from "../he/rates.ts";
import type { Translated } from "../translated.ts";
import { mapCurrencies } from "../map-currencies.ts";
import { currencyNames } from "./currencies.ts";
import { inWords } from "./in-words.ts";

const ratePairs = mapCurrencies((it) => `${currencyNames.USD} to ${currencyNames[it]}`);
const badRate = "Enter a positive number, such as 3.7125";

/** The exchange rates of the back office. */
export const rates: Translated<typeof hebrew> = {
  title: "Exchange rates",
  pairs: ratePairs,
  sources: { manual: "entered by hand", sample: "sample data" },
  from: "Source:",
  stale: "Out of date",
  staleHelp: "The rate has not been updated for more than three days",
  none: "No rates yet. Without a rate, prices are shown in dollars only.",
  failed: "Could not load the rates",
  fetch: "Update from source",
  noSource: "No source of rates is set up. You can enter a rate by hand.",
  fetched: (pairs) => `${inWords(pairs, "1 rate", "rates")} received`,
  fetchFailed: "The rates were not updated.",
  update: "Update prices",
  updateHelp: "Recalculate prices in shekels at the latest rate",
  oldPrices: "Prices in shekels follow an earlier rate.",
  noRate: "There is no rate from dollar to shekel",
  updated: (variants) => `Prices of ${inWords(variants, "1 variant", "variants")} updated`,
  updateFailed: "The prices were not updated.",
  enter: "Enter rate",
  currencies: {
    open: "Currencies",
    title: "Currencies",
    text: "You can sell in the active currencies. A rate is what one dollar is worth.",
    columns: { code: "Currency", isEnabled: "Active", rate: "Rate" },
    noRate: "No rate. You can enter one by hand.",
    uses: {
      main: "Cannot be turned off: catalogue prices are in this currency.",
      home: "Cannot be turned off: the shop’s reports are in this currency, too.",
      market: "Cannot be turned off: it is the currency of a market in effect.",
      unpaid_orders: "Cannot be turned off: some orders in this currency are not paid yet.",
    },
    switched: (name, isOn) => `${name}: currency turned ${isOn ? "on" : "off"}`,
    failed: "The currency did not change.",
  },
  dialog: {
    title: "Enter a rate by hand",
    text: "The rate holds for new orders. Existing orders keep theirs, and prices in shekels change when you press “Update prices”.",
    before: "Previous rate:",
    change: "Change:",
    submit: "Save rate",
    saved: "Rate saved",
    failed: "The rate was not saved.",
  },
  fields: {
    targetCurrency: { label: "Currency pair", choices: ratePairs },
    rate: {
      label: "Rate",
      help: "What one dollar is worth, with up to eight digits after the point",
      problems: {
        required: badRate,
        malformed: badRate,
      },
    },
  },
};

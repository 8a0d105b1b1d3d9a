import type {
  currencyNames as hebrewNames,
  inCurrency as hebrewAmounts,
} from "../he/currencies.ts";
import type { Translated } from "../translated.ts";

/** One unit of each currency, as in a rate. */
export const currencyNames: Translated<typeof hebrewNames> = {
  USD: "US dollar",
  ILS: "Israeli shekel",
  EUR: "Euro",
  GBP: "British pound",
  JPY: "Japanese yen",
  CAD: "Canadian dollar",
  AUD: "Australian dollar",
  CHF: "Swiss franc",
  SEK: "Swedish krona",
  DKK: "Danish krone",
  NOK: "Norwegian krone",
  PLN: "Polish złoty",
  CZK: "Czech koruna",
};

/** In which currency an amount is. */
export const inCurrency: Translated<typeof hebrewAmounts> = {
  USD: "in US dollars",
  ILS: "in shekels",
  EUR: "in euros",
  GBP: "in British pounds",
  JPY: "in Japanese yen",
  CAD: "in Canadian dollars",
  AUD: "in Australian dollars",
  CHF: "in Swiss francs",
  SEK: "in Swedish kronor",
  DKK: "in Danish kroner",
  NOK: "in Norwegian kroner",
  PLN: "in Polish złoty",
  CZK: "in Czech koruny",
};

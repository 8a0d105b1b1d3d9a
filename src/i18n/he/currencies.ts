import type { Currency } from "#shared/money.ts";
import { words } from "../words.ts";

/** One unit of each currency, as in a rate. */
export const currencyNames = words("currencyNames", {
  USD: "דולר",
  ILS: "שקל",
  EUR: "אירו",
  GBP: "ליש״ט",
  JPY: "ין יפני",
  CAD: "דולר קנדי",
  AUD: "דולר אוסטרלי",
  CHF: "פרנק שוויצרי",
  SEK: "כתר שוודי",
  DKK: "כתר דני",
  NOK: "כתר נורווגי",
  PLN: "זלוטי פולני",
  CZK: "כתר צ׳כי",
} as const satisfies Record<Currency, string>);

/** In which currency an amount is. */
export const inCurrency = words("inCurrency", {
  USD: "בדולרים",
  ILS: "בשקלים",
  EUR: "באירו",
  GBP: "בליש״ט",
  JPY: "בינים יפניים",
  CAD: "בדולרים קנדיים",
  AUD: "בדולרים אוסטרליים",
  CHF: "בפרנקים שוויצריים",
  SEK: "בכתרים שוודיים",
  DKK: "בכתרים דניים",
  NOK: "בכתרים נורווגיים",
  PLN: "בזלוטי פולני",
  CZK: "בכתרים צ׳כיים",
} as const satisfies Record<Currency, string>);

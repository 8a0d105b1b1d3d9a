import { formatCount } from "../format-he.ts";
import { mapCurrencies } from "../map-currencies.ts";
import type { CurrencyUse } from "#modules/currency/uses.ts";
import { currencyNames } from "./currencies.ts";
import { words } from "../words.ts";

const ratePairs = mapCurrencies((it) => `דולר ל${currencyNames[it]}`);
const badRate = "יש להזין מספר חיובי, למשל 3.7125";

/** The exchange rates of the back office. */
export const rates = words("rates", {
  title: "שערי חליפין",
  pairs: ratePairs,
  sources: { manual: "הוזן ידנית", sample: "נתוני דוגמה" },
  from: "מקור:",
  stale: "לא מעודכן",
  staleHelp: "השער לא עודכן כבר יותר משלושה ימים",
  none: "אין עדיין שערים. בלי שער מוצגים המחירים בדולרים בלבד.",
  failed: "לא ניתן היה לטעון את השערים",
  fetch: "עדכון מהמקור",
  noSource: "לא הוגדר מקור לשערים. אפשר להזין שער ידנית.",
  fetched: (pairs: number) =>
    pairs === 1 ? "התקבל שער אחד" : `התקבלו ${formatCount(pairs)} שערים`,
  fetchFailed: "השערים לא עודכנו.",
  update: "עדכון מחירים",
  updateHelp: "חישוב מחדש של המחירים בשקלים לפי השער האחרון",
  oldPrices: "המחירים בשקלים מחושבים לפי שער קודם.",
  noRate: "אין שער דולר לשקל",
  updated: (variants: number) =>
    variants === 1 ? "עודכן מחיר של גרסה אחת" : `עודכנו מחירים של ${formatCount(variants)} גרסאות`,
  updateFailed: "המחירים לא עודכנו.",
  enter: "הזנת שער",
  currencies: {
    open: "מטבעות",
    title: "מטבעות",
    text: "במטבעות הפעילים אפשר למכור. שער הוא כמה שווה דולר אחד.",
    columns: { code: "מטבע", isEnabled: "פעיל", rate: "שער" },
    noRate: "אין שער. אפשר להזין אותו ידנית.",
    uses: {
      main: "אי אפשר לכבות: המחירים בקטלוג נקובים במטבע הזה.",
      home: "אי אפשר לכבות: דוחות החנות מחושבים גם במטבע הזה.",
      market: "אי אפשר לכבות: זה המטבע של שוק שבתוקף.",
      unpaid_orders: "אי אפשר לכבות: יש הזמנות במטבע הזה שטרם שולמו.",
    } satisfies Record<CurrencyUse, string>,
    switched: (name: string, isOn: boolean) => `${name}: ${isOn ? "המטבע הופעל" : "המטבע כובה"}`,
    failed: "המטבע לא השתנה.",
  },
  dialog: {
    title: "הזנת שער ידנית",
    text: "השער יחול על הזמנות חדשות. הזמנות קיימות שומרות על השער שלהן, והמחירים בשקלים יתעדכנו בלחיצה על ״עדכון מחירים״.",
    before: "השער הקודם:",
    change: "שינוי:",
    submit: "שמירת השער",
    saved: "השער נשמר",
    failed: "השער לא נשמר.",
  },
  fields: {
    targetCurrency: { label: "צמד מטבעות", choices: ratePairs },
    rate: {
      label: "שער",
      help: "כמה שווה דולר אחד, עד שמונה ספרות אחרי הנקודה",
      problems: {
        required: badRate,
        malformed: badRate,
      },
    },
  },
});

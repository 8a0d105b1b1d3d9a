import type { CustomsFact } from "#modules/orders/shipping/customs-contract.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

const facts = {
  description: "תיאור באנגלית",
  weight: "משקל",
  value: "ערך",
  tariff_code: "קוד מכס",
  origin_country: "ארץ הייצור",
} satisfies Record<CustomsFact, string>;

/** The page that prints what is printed for orders. */
export const print = words("print", {
  kinds: {
    summary: { one: "סיכום הזמנה", many: "סיכומי הזמנות" },
    packing: { one: "רשימת אריזה", many: "רשימות אריזה" },
    label: { one: "תווית כתובת", many: "תוויות כתובת" },
    customs: { one: "טופס מכס", many: "טופסי מכס" },
  },
  button: "הדפסה",
  back: "חזרה להזמנות",
  progress: (done: number, all: number) =>
    `${done === 1 ? "נטענה אחת" : `נטענו ${formatCount(done)}`} מתוך ${formatCount(all)}`,
  ready: (orders: number) => inWords(orders, "הזמנה אחת מוכנה להדפסה", "הזמנות מוכנות להדפסה"),
  failed: (orders: number) => inWords(orders, "הזמנה אחת לא נטענה", "הזמנות לא נטענו"),
  wait: "ההזמנות עדיין נטענות",
  noneReady: "אין הזמנה שאפשר להדפיס לה את המסמך הזה",
  nothing: {
    title: "אין מה להדפיס",
    text: "הקישור אינו מכיל הזמנות. יש לבחור הזמנות ברשימה ולבקש להדפיס אותן.",
  },
  language: {
    label: "שפת המסמכים",
    byCustomer: "לפי הלקוח",
    he: "עברית",
    en: "אנגלית",
  },
  gaps: {
    title: "לא יודפסו",
    order: "הזמנה",
    no_address: "אין בהזמנה כתובת. מוסיפים אותה במסך ההזמנה.",
    at_home: "נשארת בישראל, ואין צורך בטופס מכס.",
    no_sender: "חסרה כתובת השולח. ממלאים אותה בפרטי המותג.",
    line: (name: string, missing: readonly CustomsFact[]) =>
      `${isolate(name)} – חסר: ${missing.map((fact) => facts[fact]).join(", ")}`,
    toOrder: "להזמנה",
    toProduct: "למוצר",
    toBrand: "לפרטי המותג",
  },
  hints: {
    title: "כדאי לדעת",
    noReturnAddress: "אין כתובת להחזרה על התוויות, כי היא לא מולאה בפרטי המותג.",
    onCn23: (orders: readonly string[]) =>
      `מודפס טופס \u2066CN23\u2069 על דף \u2066A4\u2069, כי השווי הוא מעל 400 דולר, בערך, המשקל מעל שני קילוגרמים, או שהתוכן לא נכנס בטופס \u2066CN22\u2069: ${orders.map(isolate).join(", ")}`,
  },
});

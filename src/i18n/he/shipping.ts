import type { ShipmentProblem } from "#modules/orders/shipping/shipment-verdicts.ts";
import type { SheetProblem } from "#shared/sheet-problems.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { labels } from "./labels.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

const rows = (value: number) => inWords(value, "שורה אחת", "שורות");
const numbers = (value: number) => inWords(value, "מספר אחד", "מספרים");

/** Shipping many orders at once, each with its tracking number. */
export const shipping = words("shipping", {
  open: "שליחה עם מספרי מעקב",
  tooMany: (most: number) => `אפשר לשלוח עד ${formatCount(most)} הזמנות בבת אחת`,
  title: "שליחה עם מספרי מעקב",
  intro:
    "מקלידים, מדביקים עמודה של מספרים, סורקים או טוענים קובץ של חברת המשלוחים. שום דבר לא נשלח לפני הבדיקה.",
  keys: "Enter עובר לשורה הבאה. סריקה של מספר הזמנה עוברת לשורה שלה.",
  file: "טעינת קובץ אקסל או CSV",
  fileHelp: "קובץ עם עמודות של מספר הזמנה ומספר מעקב, ואם יש גם חברת משלוחים. עד 200 שורות.",
  fileFailed: "הקובץ לא נקרא.",
  sheetProblems: {
    empty: "אין בקובץ שורות.",
    unreadable: "הקובץ אינו קובץ אקסל (XLSX), קאלק (ODS) או CSV תקין.",
    columns_missing: "לא נמצאו בקובץ העמודות ״מספר הזמנה״ ו״מספר מעקב״.",
    too_many_lines: "יש בקובץ יותר מ־200 שורות.",
    too_large: "הקובץ גדול מדי. אפשר לטעון עד 900 ק״ב.",
  } satisfies Record<SheetProblem | "too_large", string>,
  carrier: labels.carrier,
  carrierHelp: "לכל השורות. אפשר לבחור אחרת בכל שורה.",
  carrierOf: (reference: string) => `${labels.carrier} של הזמנה ${isolate(reference)}`,
  toOrder: "הוספת כתובת",
  toOrderOf: (reference: string) => `הוספת כתובת להזמנה ${isolate(reference)} (נפתח בלשונית חדשה)`,
  withoutAddress: "נמסרת ביד או נאספת",
  withoutAddressOf: (reference: string) => `הזמנה ${isolate(reference)} נמסרת ביד או נאספת`,
  table: "ההזמנות למשלוח",
  number: (reference: string) => `${labels.trackingNumber} של הזמנה ${isolate(reference)}`,
  remove: (reference: string) => `הסרת הזמנה ${isolate(reference)} מהרשימה`,
  line: (line: number) => `שורה ${formatCount(line)} בקובץ`,
  notify: "שליחת עדכון בדוא״ל ללקוחות",
  none: "אין עדיין הזמנות ברשימה.",
  noNumbers: "יש להזין מספר מעקב אחד לפחות",
  leftOver: (value: number) =>
    value === 1
      ? "למספר אחד לא נמצאה שורה, והוא לא נרשם."
      : `ל־${numbers(value)} לא נמצאה שורה, והם לא נרשמו.`,
  check: "בדיקה",
  checkFailed: "הבדיקה לא בוצעה.",
  ship: (value: number) => `שליחת ${ordersInWords(value)}`,
  preview: {
    ships: (value: number) =>
      value === 1 ? "הזמנה אחת תסומן ״נשלחה״." : `${ordersInWords(value)} יסומנו ״נשלחו״.`,
    mails: (value: number) =>
      value === 1
        ? "לקוח אחד יקבל הודעה עם מספר המעקב."
        : `${formatCount(value)} לקוחות יקבלו הודעה עם מספר המעקב.`,
    silent: "הלקוחות לא יקבלו הודעה.",
    alreadyShipped: (value: number) =>
      value === 1
        ? "הזמנה אחת כבר נשלחה עם המספר הזה, ולא תשתנה."
        : `${ordersInWords(value)} כבר נשלחו עם המספרים האלה, ולא ישתנו.`,
    without: (value: number) =>
      value === 1
        ? "הזמנה אחת בלי מספר תישאר כפי שהיא."
        : `${ordersInWords(value)} בלי מספר יישארו כפי שהן.`,
    problems: (value: number) => `${rows(value)} לתיקון או להסרה. עד אז שום הזמנה לא תישלח.`,
  },
  verdicts: {
    ships: "תישלח",
    known: "כבר נשלחה עם המספר הזה",
    unknown_order: "לא נמצאה הזמנה כזו",
    ambiguous: "יש כמה הזמנות עם המספר הזה. יש לשלוח אותן מתוך ההזמנה.",
    deleted: "ההזמנה נמחקה",
    shipped: "ההזמנה כבר נשלחה",
    over: "ההזמנה בוטלה או זוכתה",
    order_twice: "ההזמנה מופיעה ברשימה יותר מפעם אחת",
    unusable: "זה לא יכול להיות מספר מעקב",
    changed_by_sheet: "תוכנת גיליונות הפכה את המספר לתאריך, לשבר או לסכום. יש להקליד אותו מחדש",
    rounded: "ייתכן שתוכנת גיליונות עיגלה את המספר: הספרות האחרונות הן אפסים. יש להשוות לחבילה",
    guessed: "תוכנת גיליונות שינתה את מספר ההזמנה. ייתכן שזו ההזמנה",
    number_twice: "המספר מופיע ברשימה יותר מפעם אחת",
    number_taken: "המספר כבר רשום בהזמנה אחרת",
    out_of_stock: "היחידות של ההזמנה אינן במלאי",
    unknown_carrier: "חברת המשלוחים נמחקה. יש לבחור אחרת.",
    no_address: "אין כתובת למשלוח",
  } satisfies Record<ShipmentProblem | "ships" | "known", string>,
  confirm: { rounded: "המספר נכון", guessed: "זו ההזמנה" },
  changed: "משהו השתנה מאז הבדיקה, ולכן שום הזמנה לא נשלחה. הסיבה כתובה בשורה.",
  failed: "ההזמנות לא נשלחו.",
  done: (value: number) =>
    value === 1 ? "הזמנה אחת סומנה ״נשלחה״" : `${ordersInWords(value)} סומנו ״נשלחו״`,
});

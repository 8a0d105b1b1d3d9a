import { inventory } from "./inventory.ts";
import { unitsInWords } from "./units.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { formatCount, formatDay, formatDayMonth } from "../format-he.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The words about expected deliveries, and about how many days the stock lasts. */
export const deliveries = words("deliveries", {
  demand: {
    waiting: (value: number) => inWords(value, "ממתין אחד", "ממתינים"),
    held: (value: number) =>
      value === 1 ? "אחת שמורה לממתין" : `${formatCount(value)} שמורות לממתינים`,
    preordered: (units: number) => `הוזמנו מראש: ${unitsInWords(units)}`,
    missing: (units: number) => `אין אספקה בדרך עבור ${unitsInWords(units)} שהוזמנו מראש`,
    pace: (perWeek: number) => `קצב: ${formatCount(perWeek)} בשבוע`,
    paceHelp:
      "לפי ארבעת השבועות האחרונים. מועד ההזמנה המומלץ מביא בחשבון את מה שכבר בדרך ואת ימי האספקה שבהגדרות.",
    lasts: (days: number) => (days === 0 ? "המלאי נגמר" : `משך המלאי: ${daysInWords(days)}`),
    orderBy: (day: string) => `כדאי להזמין עד ${formatDayMonth(day)}`,
    orderNow: "כדאי להזמין עכשיו",
    expected: (quantity: number, day: string) =>
      `בדרך: ${unitsInWords(quantity)} (${formatDayMonth(day)})`,
  },
  release: {
    open: (name: string) => `שחרור היחידות השמורות של ${isolate(name)}`,
    title: "לשחרר את היחידות השמורות?",
    text: (held: number) =>
      `${unitsInWords(held)}: הקישור שקיבלו הממתינים יפסיק לפעול. מחצית מהיחידות עשויה להישמר לממתינים הבאים, והשאר יהיו למכירה.`,
    submit: "שחרור",
    saved: (released: number) => `שוחררו: ${unitsInWords(released)}`,
    failed: "היחידות לא שוחררו.",
  },
  open: (name: string) => `אספקות בדרך של ${isolate(name)}`,
  title: "אספקות בדרך",
  list: "רשימת האספקות",
  empty: {
    title: "אין אספקות בדרך",
    text: "אספקה שתירשם כאן תיכנס למלאי בלחיצה אחת כשתגיע.",
  },
  failed: "לא ניתן היה לטעון את האספקות",
  quantity: unitsInWords,
  day: formatDay,
  late: "באיחור",
  actions: {
    add: "רישום אספקה",
    arrived: "הגיעה",
    arrivedOf: (quantity: number, day: string) =>
      `הגיעה: ${unitsInWords(quantity)}, ${formatDay(day)}`,
    editOf: (quantity: number, day: string) =>
      `עריכה: ${unitsInWords(quantity)}, ${formatDay(day)}`,
    removeOf: (quantity: number, day: string) =>
      `מחיקה: ${unitsInWords(quantity)}, ${formatDay(day)}`,
  },
  form: {
    add: "רישום אספקה",
    edit: "עריכת אספקה",
    saved: "האספקה נשמרה",
    failed: "האספקה לא נשמרה.",
  },
  fields: {
    quantity: { label: "כמות", problems: inventory.receive.fields.quantity.problems },
    expectedOn: { label: "צפויה ביום", problems: "יש לבחור יום" },
    note: { label: "הערה", help: "למשל מספר ההזמנה אצל הספק. תירשם גם ביומן התנועות." },
  },
  arrival: {
    title: "האספקה הגיעה",
    text: "היחידות ייכנסו למלאי. אם הגיעו פחות או יותר, אפשר לתקן את הכמות.",
    submit: "קליטה למלאי",
    failed: "האספקה לא נקלטה.",
  },
  removal: {
    title: "למחוק את האספקה?",
    text: (quantity: number, day: string) =>
      `${unitsInWords(quantity)} שצפויות ב${formatDay(day)} לא ייחשבו עוד.`,
    submit: "מחיקה",
    saved: "האספקה נמחקה",
    failed: "האספקה לא נמחקה.",
  },
});

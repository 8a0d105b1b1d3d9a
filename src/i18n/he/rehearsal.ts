import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { words } from "../words.ts";

const orders = (count: number) => inWords(count, "הזמנה אחת", "הזמנות");

/** A change that is tried on past orders before it is saved. */
export const rehearsal = words("rehearsal", {
  reading: "מחשבים…",
  failed: "לא ניתן היה לחשב.",
  /** Before the amount. */
  more: (days: number) => `על ההזמנות של ${daysInWords(days)} אחורה זה היה מוסיף`,
  less: (days: number) => `על ההזמנות של ${daysInWords(days)} אחורה זה היה מפחית`,
  none: (days: number, of: number) =>
    of === 0
      ? `אין הזמנות ב־${daysInWords(days)} אחורה.`
      : `שום דבר לא היה משתנה ב${of === 1 ? "הזמנה היחידה" : `־${formatCount(of)} ההזמנות`} של ${daysInWords(days)} אחורה.`,
  of: (count: number, of: number) => `${formatCount(count)} מתוך ${orders(of)}`,
  unrated: "ועוד, ללא שער ידוע:",
  rows: {
    open: "אילו הזמנות",
    title: "ההזמנות שמאחורי המספר",
    text: "לפני השינוי ואחריו, מהחדשה לישנה. סכום שסוכם להזמנה שלמה אינו משתנה, והזמנה כזאת אינה נספרת.",
    before: "לפני:",
    after: "אחרי:",
    more: "עוד הזמנות",
  },
  order: (number: string) => `הזמנה ${isolate(number)}`,
  price: { own: "רק לגרסה הזאת:", all: "לכל הגרסאות:" },
});

import { formatCount } from "../format-he.ts";
import type { BackupOutcome } from "#modules/backups/backup-outcomes.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { words } from "../words.ts";

/** The shop's own backups. */
export const backupAdmin = words("backupAdmin", {
  state: {
    title: "מצב הגיבויים",
    failed: "לא ניתן היה לטעון את מצב הגיבויים.",
    on: "גיבוי מתבצע בכל לילה, ונבדק בשחזור ניסיון.",
    none: "עדיין לא הושלם גיבוי. הבא יתבצע הלילה.",
    lastGood: "הגיבוי התקין האחרון נבדק:",
    due: "גיבוי מתבצע עכשיו.",
    off: "הגיבויים כבויים: החנות אינה מגבה את עצמה.",
    /** Before and after what has to be set. */
    offAdvice: [
      "כדי להפעיל אותם, מי שמפעיל את שרת החנות מגדיר",
      "ומפעיל אותה מחדש. עד אז יש לדאוג לגיבוי בדרך אחרת.",
    ],
    alarms: {
      failed: "הגיבוי האחרון נכשל. הסיבה רשומה למטה.",
      old: "הגיבוי התקין האחרון בוצע לפני יותר מ־36 שעות. אפשר לגבות עכשיו, ולבדוק מדוע לא התבצע גיבוי בלילה.",
    },
    where: "הקבצים נשמרים בתיקייה שהוגדרה בשרת. כדאי לשמור עותק מוצפן גם במקום אחר.",
  },
  request: {
    button: "גיבוי עכשיו",
    saved: "הגיבוי התחיל",
    failed: "הגיבוי לא התחיל.",
    off: "הגיבויים כבויים",
  },
  list: {
    title: "הגיבויים האחרונים",
    label: "רשימת הגיבויים",
    empty: { title: "אין גיבויים", text: "כל גיבוי יופיע כאן עם תוצאת הבדיקה שלו." },
    columns: {
      startedAt: "התחלה",
      outcome: "תוצאה",
      size: "גודל",
      orders: "הזמנות",
      uploads: "קבצים שהועלו",
      file: "קובץ",
    },
    orders: ordersInWords,
    count: (value: number) => formatCount(value),
  },
  running: "מתבצע",
  outcomes: {
    tested: "נבדק ותקין",
    unsound: "נמצאו אי־התאמות",
    "not-restorable": "השחזור נכשל",
    "not-written": "לא נכתב",
    "timed-out": "חרג מהזמן",
    interrupted: "הופסק",
  } satisfies Record<BackupOutcome, string>,
  /** Meaning of each outcome; the command's own words follow. */
  meanings: {
    tested: undefined,
    unsound: "אפשר לשחזר מהגיבוי, אבל הבדיקות מצאו בו נתונים שאינם מתאימים.",
    "not-restorable": "הקובץ נכתב, אבל לא ניתן היה לשחזר ממנו. אין להסתמך עליו.",
    "not-written": "לא נכתב קובץ גיבוי.",
    "timed-out": "הגיבוי והבדיקה נמשכו יותר משעתיים והופסקו.",
    interrupted: "החנות נעצרה באמצע. הגיבוי מתחיל מחדש מעצמו.",
  } satisfies Record<BackupOutcome, string | undefined>,
});

import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** Saved views of a list. */
export const views = words("views", {
  bar: "תצוגות",
  all: "הכול",
  save: "שמירת תצוגה",
  manage: "ניהול התצוגות",
  shared: "משותפת",
  saveTitle: "שמירת תצוגה",
  saveText: "החיפוש, הסינון והמיון שברשימה עכשיו יישמרו בשם שייבחר.",
  fields: {
    name: {
      label: "שם התצוגה",
      problems: {
        required: "יש לתת שם לתצוגה",
        too_long: "השם ארוך מדי",
        taken: "השם כבר בשימוש",
        unprintable: "יש בשם תווים שאי אפשר לשמור",
        too_many: (most: string) =>
          `אפשר לשמור עד ${inWords(Number(most), "תצוגה אחת", "תצוגות")}. כדי לשמור עוד אחת, יש למחוק תצוגה אחרת.`,
      },
    },
    isShared: { label: "תצוגה משותפת", help: "כל מי שרואה את הרשימה יראה גם אותה." },
  },
  saved: "התצוגה נשמרה",
  failed: "התצוגה לא נשמרה.",
  readFailed: "לא ניתן היה לטעון את התצוגות",
  manageTitle: "ניהול התצוגות",
  rename: (name: string) => `שינוי השם של ${isolate(name)}`,
  renamed: "השם שונה",
  renameTitle: "שינוי שם",
  update: "עדכון לסינון הנוכחי",
  updateOf: (name: string) => `עדכון ${isolate(name)} לסינון הנוכחי`,
  updated: "התצוגה עודכנה",
  remove: (name: string) => `מחיקת ${isolate(name)}`,
  removeTitle: "למחוק את התצוגה?",
  removeText: (name: string) => `התצוגה ״${isolate(name)}״ תימחק. ההזמנות והלקוחות עצמם לא ישתנו.`,
  removeShared: "התצוגה משותפת, ולכן תימחק אצל כולם.",
  removed: "התצוגה נמחקה",
  removeFailed: "התצוגה לא נמחקה.",
});

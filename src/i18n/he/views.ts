import { formatCount } from "../format-he.ts";

/** Saved views of a list. */
export const views = {
  bar: "תצוגות",
  all: "הכול",
  save: "שמירת תצוגה",
  manage: "ניהול התצוגות",
  shared: "משותפת",
  saveTitle: "שמירת תצוגה",
  saveText: "החיפוש, הסינון והמיון שברשימה עכשיו יישמרו בשם שייבחר.",
  name: "שם התצוגה",
  share: "תצוגה משותפת",
  shareHelp: "כל מי שרואה את הרשימה יראה גם אותה.",
  nameErrors: {
    empty: "יש לתת שם לתצוגה",
    too_long: "השם ארוך מדי",
    taken: "השם כבר בשימוש",
    malformed: "יש בשם תווים שאי אפשר לשמור",
  },
  tooMany: (most: number) =>
    `מספר התצוגות לכל היותר: ${formatCount(most)}. כדי לשמור עוד אחת, יש למחוק תצוגה אחרת.`,
  saved: "התצוגה נשמרה",
  failed: "התצוגה לא נשמרה.",
  readFailed: "לא ניתן היה לטעון את התצוגות",
  manageTitle: "ניהול התצוגות",
  rename: (name: string) => `שינוי השם של ${name}`,
  renamed: "השם שונה",
  renameTitle: "שינוי שם",
  update: "עדכון לסינון הנוכחי",
  updateOf: (name: string) => `עדכון ${name} לסינון הנוכחי`,
  updated: "התצוגה עודכנה",
  remove: (name: string) => `מחיקת ${name}`,
  removeTitle: "למחוק את התצוגה?",
  removeText: (name: string) => `התצוגה ״${name}״ תימחק. ההזמנות והלקוחות עצמם לא ישתנו.`,
  removeShared: "התצוגה משותפת, ולכן תימחק אצל כולם.",
  removed: "התצוגה נמחקה",
  removeFailed: "התצוגה לא נמחקה.",
} as const;

import { words } from "../words.ts";

/** Texts of the settings that are not of one section alone. */
export const systemSettings = words("systemSettings", {
  title: "מצב המערכת",
  note: "לכל נושא משפט על מצבו. הפרטים והפעולות נמצאים במסך שלו.",
  about: {
    mail: "ההודעות שהחנות שולחת, ומה שלא יצא.",
    jobs: "המשימות שהמערכת מבצעת בעצמה, ומה שנכשל.",
    backups: "הגיבויים ובדיקת השחזור שלהם.",
    security: "כללי האבטחה, התראות ואירועים.",
    audit: "מי שינה מה ומתי.",
  },
});

/** The documents with facts of the business, in the settings. */
export const businessTexts = words("businessTexts", {
  title: "פרטי העסק",
  note: "מה שבעלי העסק מחפשים כאן, ויש לו מסך משלו.",
});

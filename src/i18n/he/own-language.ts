import { words } from "../words.ts";

/** Each language of the back office by its own name. */
export const languageNames = { he: "עברית", en: "English" } as const;

/** The choice between them. */
export const ownLanguage = words("ownLanguage", {
  title: "שפת מערכת הניהול (Language)",
  note: "בדפדפן הזה. הדף נטען מחדש בשפה שנבחרה.",
  failed: "הדפדפן אינו מאפשר לשמור את הבחירה.",
});

import type { Redirect } from "#modules/content/admin/redirects/contract.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

const problems = {
  required: "יש למלא כתובת",
  not_a_path: "הכתובת חייבת להיות בתוך החנות ולהתחיל בקו נטוי אחד, לדוגמה ‎/blog",
  with_query: "הכתובת הישנה נכתבת בלי סימן שאלה ובלי סולמית",
  too_long: "הכתובת ארוכה מדי",
  not_free: "בכתובת הזו יש עמוד של החנות, ולכן אי אפשר להפנות ממנה",
  taken: "כבר יש הפניה מהכתובת הזו. אפשר למחוק אותה ולהוסיף אחרת",
  circle: "ההפניה הייתה חוזרת לכתובת שממנה יצאה",
} as const;

/** Addresses that lead elsewhere. */
export const redirectsAdmin = words("redirectsAdmin", {
  intro: "מי שמגיע לכתובת ישנה מועבר לכתובת החדשה. עמוד שקיים בחנות לעולם אינו מוסתר.",
  search: "חלק מכתובת",
  columns: {
    from: "כתובת ישנה",
    to: "מובילה אל",
    origin: "מקור",
    createdAt: "נוספה",
    actions: "פעולות",
  },
  origins: { renamed: "שינוי כתובת", manual: "נוספה ידנית" } satisfies Record<
    Redirect["origin"],
    string
  >,
  list: {
    label: "הפניות",
    failed: "לא ניתן היה לטעון את ההפניות",
    none: {
      title: "אין הפניות",
      text: "כשכתובת של מאמר או עמוד משתנה, הכתובת הישנה תופיע כאן מעצמה.",
    },
    filtered: { title: "לא נמצאו הפניות", text: "אין כתובת שמתאימה לחיפוש." },
  },
  add: {
    button: "הפניה חדשה",
    title: "הפניה חדשה",
    submit: "הוספה",
    saved: "ההפניה נוספה",
    failed: "לא ניתן היה להוסיף את ההפניה.",
  },
  fields: {
    from: { label: "כתובת ישנה", help: "כתובת בחנות שאין בה עמוד, לדוגמה ‎/old-page", problems },
    to: { label: "מובילה אל", help: "כתובת בחנות, לדוגמה ‎/blog", problems },
  },
  remove: {
    button: (from: string) => `מחיקת ההפניה מ־${isolate(from)}`,
    title: "למחוק את ההפניה?",
    text: (from: string) => `מי שיגיע אל ${isolate(from)} יראה שהעמוד לא נמצא.`,
    saved: "ההפניה נמחקה",
    failed: "לא ניתן היה למחוק את ההפניה.",
  },
});

import { isolate } from "#shared/isolate-text.ts";
import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import type { SecurityEventType, Severity } from "#modules/security/events.ts";
import { words } from "../words.ts";

const programs = ["bot", "crawler", "scraper", "curl", "wget"].map(isolate);

/** The shop's own security: what guards it, and what has happened at its doors. */
export const shopSecurity = words("shopSecurity", {
  note: {
    title: "מה מגן על החנות",
    text: "כל אחת מההגנות האלה נבדקת מחדש בכל גרסה של המערכת.",
    guards: {
      rows: "כל משתמש ולקוח מגיעים רק לנתונים שמותר להם לראות, גם אם יש טעות באחד המסכים.",
      roles: "שינוי של תפקיד או הרשאה נכנס לתוקף מיד, גם אצל מי שכבר מחובר.",
      lastAdmin: "אי אפשר להסיר את מנהל המערכת האחרון.",
      log: "כל שינוי במערכת הניהול נרשם ביומן השינויים, ואיש אינו יכול לשנות או למחוק בו רשומה.",
      passwords: "סיסמאות נשמרות מוצפנות בלבד. איש אינו יכול לקרוא אותן, גם לא מנהלי המערכת.",
      attempts: "מספר ניסיונות ההתחברות מוגבל, כדי שלא יהיה אפשר לנחש סיסמה.",
      sessions: "התחברות שהועתקה למחשב אחר מסתיימת מיד, אצל בעליה ואצל מי שהעתיק אותה.",
      pages: "קוד זר אינו פועל בעמודי החנות, ואתרים אחרים אינם יכולים לפעול בשם המבקרים בה.",
      words: "מה שמבקרים כותבים בטפסים מוצג תמיד כטקסט, ואינו יכול להפעיל דבר.",
    },
  },
  rules: {
    title: "מתי נוצרת התראה",
    window:
      "נספר כל מה שמגיע מאותו מקום ברשת בתוך 5 דקות. התראה נשמרת יממה, והרשימה זוכרת את 1,000 האירועים האחרונים.",
    of: {
      auth_failure: (from: number) => `${formatCount(from)} התחברויות כושלות או יותר`,
      form_submission: (from: number) => `${formatCount(from)} שליחות טפסים או יותר`,
      suspicious_agent: () =>
        `תוכנה שמזדהה כ־${programs.join(", ")} או ${isolate("python")}, או אינה מזדהה כלל`,
      token_reuse: () => "ניסיון להשתמש בהתחברות שהועתקה",
    } satisfies Record<SecurityEventType, (from: number) => string>,
    never: "התראה אינה חוסמת איש. מי שמנסה יותר מדי פעמים נחסם לזמן קצר, גם בלי התראה.",
  },
  tabs: { label: "אירועים והתראות", alerts: "התראות", events: "אירועים" },
  alerts: {
    title: "התראות",
    total: (value: number) => inWords(value, "התראה אחת ביממה האחרונה", "התראות ביממה האחרונה"),
    failed: "לא ניתן היה לטעון את ההתראות.",
    empty: { title: "אין התראות", text: "לא זוהה דפוס חשוד ביממה האחרונה." },
    events: (value: number) => inWords(value, "אירוע אחד", "אירועים"),
    show: "הצגת האירועים",
    /** In place of an address. */
    many: "מרשתות רבות: התראות נוספות מסוג זה לא יוצגו בשעה הקרובה",
  },
  events: {
    title: "אירועים",
    failed: "לא ניתן היה לטעון את האירועים.",
    empty: { title: "אין אירועים", text: "התחברויות כושלות, טפסים ותוכנות חשודות יופיעו כאן." },
  },
  filtered: { title: "לא נמצאו אירועים", text: "אין אירועים שמתאימים לסינון שנבחר." },
  columns: {
    what: "אירוע",
    severity: "חומרה",
    timestamp: "מתי",
    address: "כתובת",
    email: "דוא״ל",
    program: "תוכנה",
    details: "פרטים",
  },
  filter: {
    type: "סוג",
    allTypes: "כל הסוגים",
    severity: "חומרה",
    allSeverities: "הכול",
    address: "כתובת אינטרנט (תחילתה)",
  },
  types: {
    auth_failure: "התחברות כושלת",
    form_submission: "שליחת טופס",
    suspicious_agent: "תוכנה חשודה",
    token_reuse: "התחברות שהועתקה",
  } satisfies Record<SecurityEventType, string>,
  severities: { low: "נמוכה", medium: "בינונית", high: "גבוהה" } satisfies Record<Severity, string>,
  unknown: "אינה ידועה",
});

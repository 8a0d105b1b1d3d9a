import { formatCount } from "../format-he.ts";
import type { SecurityEventType, Severity } from "#modules/security/events.ts";

/** The shop's own security: what guards it, and what has happened at its doors. */
export const shopSecurity = {
  note: {
    title: "מה מגן על החנות",
    text: "כל משפט כאן נבדק אוטומטית בכל גרסה של המערכת. המזהים מפנים לרשימת ההתנהגויות בתיעוד.",
    /** Each sentence with the behaviours that the tests prove. */
    proofs: [
      {
        text: "לכל טבלה במסד הנתונים יש הרשאות ברמת השורה, וטבלת ציפיות מלאה בודקת לכל תפקיד בדיוק אילו שורות ועמודות פתוחות לו.",
        ids: ["DATA-15", "DATA-16", "DATA-19"],
      },
      {
        text: "התפקיד נקרא ממסד הנתונים בכל בקשה, ולכן שינוי הרשאה פועל מיד. תפקיד שרשום בתוך אסימון אינו מקנה דבר.",
        ids: ["AUTH-15", "ROLE-05", "AUTH-32"],
      },
      { text: "מנהל המערכת האחרון אינו ניתן להסרה.", ids: ["ROLE-06", "ROLE-07"] },
      {
        text: "כל שינוי במערכת הניהול נרשם ביומן השינויים, ואף תפקיד של המערכת אינו יכול להוסיף, לשנות או למחוק בו רשומה.",
        ids: ["AUDIT-01", "AUDIT-03", "AUDIT-05"],
      },
      {
        text: "סיסמאות נשמרות כגיבוב argon2id בלבד, ואינן מופיעות באף תשובה או ביומן.",
        ids: ["AUTH-35"],
      },
      {
        text: "ניסיונות כניסה מוגבלים לפי כתובת דוא״ל ולפי כתובת אינטרנט, בספירה אחת לכל השרתים.",
        ids: ["AUTH-11", "LIMIT-04", "LIMIT-06"],
      },
      {
        text: "אסימון רענון שנעשה בו שימוש חוזר מסיים את ההתחברות כולה.",
        ids: ["AUTH-20"],
      },
      {
        text: "מדיניות התוכן של כל עמוד מתירה רק את הסקריפטים והסגנונות של העמוד עצמו, ואתרים אחרים אינם יכולים לכתוב בשם הגולש.",
        ids: ["HTTP-10", "HTTP-19"],
      },
      {
        text: "טקסט של זרים נשאר טקסט: הוא אינו משנה שאילתות, תפקידים או הודעות דואר.",
        ids: ["DATA-20", "AUTH-33", "MAIL-32"],
      },
    ],
  },
  rules: {
    title: "מתי נוצרת התראה",
    window:
      "האירועים נספרים יחד לכל כתובת או רשת במשך 5 דקות. ההתראות נמחקות אחרי יממה, ונשמרים 1,000 האירועים האחרונים, ומהם לפחות 250 מכל סוג אם היו.",
    of: {
      auth_failure: (from: number) => `${formatCount(from)} כניסות כושלות או יותר`,
      form_submission: (from: number) => `${formatCount(from)} שליחות טפסים או יותר`,
      suspicious_agent: () =>
        "תוכנה שמזדהה כ־bot, crawler, scraper, curl, wget או python, או אינה מזדהה כלל",
      token_reuse: () => "שימוש חוזר באסימון רענון",
    } satisfies Record<SecurityEventType, (from: number) => string>,
    never: "התראה אינה חוסמת איש. החסימה היא של מגבלות הקצב בלבד.",
  },
  tabs: { label: "אירועים והתראות", alerts: "התראות", events: "אירועים" },
  alerts: {
    title: "התראות",
    total: (value: number) =>
      value === 1 ? "התראה אחת ביממה האחרונה" : `${formatCount(value)} התראות ביממה האחרונה`,
    failed: "לא ניתן היה לטעון את ההתראות.",
    empty: { title: "אין התראות", text: "לא זוהה דפוס חשוד ביממה האחרונה." },
    events: (value: number) => (value === 1 ? "אירוע אחד" : `${formatCount(value)} אירועים`),
    show: "הצגת האירועים",
    /** In place of an address. */
    many: "מרשתות רבות: התראות נוספות מסוג זה לא יוצגו בשעה הקרובה",
  },
  events: {
    title: "אירועים",
    failed: "לא ניתן היה לטעון את האירועים.",
    empty: { title: "אין אירועים", text: "כניסות כושלות, טפסים ותוכנות חשודות יופיעו כאן." },
  },
  filtered: { title: "לא נמצאו אירועים", text: "אין אירועים שמתאימים לסינון שנבחר." },
  columns: {
    what: "אירוע",
    severity: "חומרה",
    when: "מתי",
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
    auth_failure: "כניסה כושלת",
    form_submission: "שליחת טופס",
    suspicious_agent: "תוכנה חשודה",
    token_reuse: "שימוש חוזר באסימון",
  } satisfies Record<SecurityEventType, string>,
  severities: { low: "נמוכה", medium: "בינונית", high: "גבוהה" } satisfies Record<Severity, string>,
  unknown: "לא ידועה",
} as const;

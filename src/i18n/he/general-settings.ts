import { orderLabels } from "./order-labels.ts";
import type { SettingKey } from "#modules/settings/settings.ts";
import { words } from "../words.ts";

export type SettingLabels = {
  readonly name: string;
  readonly help: string;
  /** Question before a switch is turned on. */
  readonly ask?: { readonly title: string; readonly text: string; readonly submit: string };
  /** Names of the options of a choice. */
  readonly choices?: Readonly<Record<string, string>>;
};

const settings = {
  maintenance_mode: {
    name: "מצב תחזוקה",
    help: "החנות סגורה ללקוחות ומוצג בה עמוד הסבר באנגלית. מערכת הניהול, ההתחברות ואישורי תשלום ממשיכים לפעול.",
    ask: {
      title: "לסגור את החנות?",
      text: "מבקרים יראו מיד עמוד תחזוקה במקום החנות, ולא יוכלו להזמין. הזמנות קיימות אינן משתנות.",
      submit: "סגירת החנות",
    },
  },
  allow_registration: {
    name: "הרשמה לאתר",
    help: "מבקרים יכולים לפתוח חשבון. כשההרשמה סגורה, לקוחות רשומים עדיין מתחברים ואפשר להזמין בלי חשבון.",
  },
  email_notifications: {
    name: "התראות בדוא״ל",
    help: "פניות, הזמנות חדשות והתראות מלאי נשלחות אל כתובת התמיכה.",
  },
  low_stock_threshold: {
    name: "סף מלאי נמוך",
    help: "גרסה שנותרו ממנה פחות יחידות מהסף נחשבת במלאי נמוך, בלוח הבקרה ובמלאי. חמש יחידות או פחות מסומנות תמיד כמלאי קריטי. שינוי הסף אינו שולח הודעה.",
  },
  preorders: {
    name: "הזמנה מראש",
    help: "כשגרסה אזלה ויש אספקה בדרך, אפשר להזמין ממנה באתר עד כמות האספקה. הלקוח רואה עד איזה יום ההזמנה תצא, ומה שמגיע שמור קודם כול למי שהזמין מראש.",
  },
  supply_days: {
    name: "ימי אספקה",
    help: "כמה ימים עוברים מההזמנה אצל הספק ועד שהסחורה מגיעה למחסן. לפי המספר הזה מחושב במלאי מועד ההזמנה המומלץ.",
  },
  review_invitations: {
    name: "בקשת ביקורת מלקוחות",
    help: "אחרי שהזמנה הגיעה, הלקוח מקבל פעם אחת דוא״ל עם קישור לכתיבת ביקורת.",
  },
  review_invitation_days: {
    name: "ימים עד לבקשת ביקורת",
    help: "כמה ימים אחרי ההגעה נשלח הדוא״ל. הזמנות שבוטלו או זוכו במלואן אינן מקבלות אותו.",
  },
  default_order_status: {
    name: "סטטוס התחלתי להזמנה",
    help: "הסטטוס של כל הזמנה חדשה, מהחנות או מהזנה ידנית.",
    choices: orderLabels.statuses,
  },
  system_name: {
    name: "שם המערכת",
    help: "מוצג בראש סרגל הצד ובכותרת הלשונית של מערכת הניהול.",
  },
  support_email: {
    name: "כתובת התמיכה",
    help: "אליה נשלחות ההתראות, והיא מוצגת ללקוחות בעמוד התחזוקה.",
  },
} as const satisfies Readonly<Record<SettingKey, SettingLabels>>;

/** The settings of the whole shop. */
export const generalSettings = words("generalSettings", {
  failed: "לא ניתן היה לטעון את ההגדרות.",
  saved: "עודכן בהצלחה",
  failedChange: (setting: string) => `ההגדרה ״${setting}״ לא נשמרה.`,
  groups: { shop: "החנות", orders: "הזמנות ומלאי", system: "המערכת" },
  settings,
  on: "פעיל",
  off: "כבוי",
  default: "ברירת מחדל:",
  toDefault: "חזרה לברירת המחדל",
  changed: "עודכן לאחרונה:",
  changedBy: "על ידי",
  neverChanged: "טרם שונתה",
  byDatabase: "שינוי מחוץ למערכת הניהול",
  keys: "שמירה ב־Enter או ביציאה מהשדה, ביטול ב־Esc.",
  problems: {
    required: "יש להזין ערך.",
    too_long: "הערך ארוך מדי.",
    unprintable: "הערך מכיל תווים שאינם ניתנים להצגה.",
    not_an_email: "זו אינה כתובת דוא״ל תקינה.",
    not_whole: "יש להזין מספר שלם.",
    too_small: "הערך חייב להיות 0 או יותר.",
    too_large: "הערך גדול מדי.",
    other: "הערך אינו תקין.",
  },
  banner: {
    title: "החנות סגורה לתחזוקה",
    text: "לקוחות רואים עמוד תחזוקה ואינם יכולים להזמין.",
    open: "פתיחת החנות",
  },
});

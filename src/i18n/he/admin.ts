import { formatCount } from "../format-he.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The frame of the back office, and what its screens share. */
export const admin = words("admin", {
  title: "מערכת הניהול",
  /** While it is being found out who is at the door. */
  checking: "בודקים הרשאות…",
  /** The screen of what was erased of people. */
  erasures: "מחיקות פרטים",
  accessDenied: {
    title: "גישה נדחתה",
    text: "נדרשות הרשאות מנהל כדי להיכנס למערכת הניהול.",
    signIn: "התחברות",
    home: "חזרה לחנות",
  },
  skip: "דילוג לתוכן",
  /** On the button that opens the palette. */
  search: "חיפוש בכל המערכת",
  /** Before the number of an order that was opened lately. */
  recentOrder: "הזמנה",
  /** The bell; what it opens has words of its own. */
  bell: {
    label: "התראות",
    /** As few are counted as the mark of the bell shows. */
    unread: (value: number, most: number) =>
      value === 0
        ? "התראות"
        : value === 1
          ? "התראות, אחת חדשה"
          : `התראות, ${value > most ? `${most}+` : value} חדשות`,
    title: "התראות",
    silent: (label: string) => `${label}. המכשיר הזה אינו מקבל התראות`,
  },
  nav: {
    label: "ניווט ראשי",
    open: "פתיחת התפריט",
    close: "סגירת התפריט",
    collapse: "צמצום התפריט",
    expand: "הרחבת התפריט",
    dashboard: "לוח בקרה",
    inventory: "מלאי",
    orders: "הזמנות",
    products: "מוצרים וקטגוריות",
    customers: "לקוחות",
    marketing: "שיווק ותוכן",
    analytics: "אנליטיקה",
    settings: "הגדרות מערכת",
  },
  /** The screens of a module, in a row below the head of each of them. */
  sections: {
    label: (module: string) => `המסכים של ${module}`,
    orders: "הזמנות",
    returns: "החזרות",
    door: "תשלום במסירה",
    products: "מוצרים",
    categories: "קטגוריות",
    reviews: "ביקורות",
    customers: "לקוחות",
    messages: "פניות",
    dealers: "משווקים",
    coupons: "קופונים",
    subscribers: "ניוזלטר",
    documents: "טקסטים",
    media: "ספריית התמונות",
    redirects: "הפניות",
    general: "העסק",
    carriers: "חברות משלוחים",
    markets: "שווקים",
    paymentWays: "דרכי תשלום",
    roles: "צוות והרשאות",
    system: "מצב המערכת",
    ready: "מוכנים לפתיחה?",
    security: "אבטחת החנות",
    mail: "דוא״ל",
    jobs: "משימות רקע",
    backups: "גיבויים",
    audit: "יומן שינויים",
  },
  userMenu: {
    security: "האבטחה וההתראות שלי",
    label: "תפריט משתמש",
    account: "החשבון שלי",
    shop: "מעבר לחנות",
    theme: "ערכת צבעים",
    themes: { light: "בהירה", dark: "כהה", system: "לפי המכשיר" },
    signOut: "התנתקות",
    version: (version: string) => `גרסה ${isolate(version)}`,
  },
  /** Beside an e-mail address. */
  notLatin: "לא באותיות לטיניות",
  missing: {
    title: "העמוד לא נמצא",
    text: "ייתכן שהקישור ישן, או שמה שהיה כאן נמחק.",
    back: "חזרה ללוח הבקרה",
  },
  /** A field that two users have changed. */
  clash: {
    changed: (at: string | null, by: string | null) =>
      `הנתונים השתנו בינתיים${by === null ? "" : ` על ידי ${isolate(by)}`}${at === null ? "" : ` (${at})`}.`,
    check: "יש לבדוק שוב.",
    title: "מה לשמור?",
    offered: {
      theirs: "מה ששמור כעת",
      mine: "השינוי שלי",
      both: "שניהם, בזה אחר זה",
    },
    choose: "יש לבחור בכל שדה",
    submit: "שמירת הבחירה",
    back: "חזרה בלי לשמור",
    now: (value: string) => `כעת שמור: ${isolate(value)}`,
    empty: "(ריק)",
    take: (field: string) => `שימוש בערך השמור של ${field}`,
    takeShort: "שימוש בערך השמור",
    keep: (field: string) => `השארת מה שהוקלד כאן: ${field}`,
    keepShort: "השארת מה שהוקלד כאן",
    both: (field: string) => `שני הערכים של ${field}, בזה אחר זה`,
  },
  yes: "כן",
  no: "לא",
  /** Why a button is disabled for users without the right to it. */
  notPermitted: "אין לך הרשאה לפעולה זו",
  /** For a screen that the user may not see. */
  closed: {
    title: "אין לך הרשאה לצפות במסך זה",
    text: "אפשר לבקש הרשאה ממנהל המערכת.",
    back: "למסך שפתוח עבורך",
  },
  error: "שגיאה",
  unreachable: {
    offline: "אין חיבור לשרת. יש לבדוק את החיבור לאינטרנט ולנסות שוב.",
    method_not_allowed: "הפעולה אינה נתמכת.",
  },
  list: {
    loading: "טוענים…",
    retry: "ניסיון נוסף",
    clear: "ניקוי הסינון",
    moreTools: "פעולות נוספות ברשימה",
    moreFilters: (active: string) => (active === "" ? "מסננים" : `מסננים (${active})`),
    active: "מסננים פעילים",
    removeFilter: (filter: string) => `הסרת הסינון ${filter}`,
    compact: "תצוגה צפופה",
    first: "לעמוד הראשון",
    previous: "הקודם",
    next: "הבא",
    pages: "דפדוף",
    /** On a phone, with how many filters hold. */
    tools: (held: number) => (held === 0 ? "סינון" : `סינון (${formatCount(held)})`),
    sortBy: "מיון לפי",
    direction: "כיוון המיון",
    ascending: "סדר עולה",
    descending: "סדר יורד",
    selectAll: "בחירת כל השורות בעמוד",
    select: "בחירת",
    selection: "בחירה",
  },
  dialog: {
    close: "סגירה",
    cancel: "ביטול",
    save: "שמירה",
    delete: "מחיקה",
    undo: "ביטול הפעולה",
    optional: "(לא חובה)",
  },
  /** Question before input that has not been saved is lost. */
  leave: {
    title: "לצאת בלי לשמור?",
    text: "השינויים לא נשמרו ויאבדו.",
    submit: "יציאה בלי לשמור",
    refuse: "המשך עריכה",
  },
  explain: "הסבר",
  units: { today: "היום", yesterday: "אתמול" },
  toast: { region: "הודעות", close: "סגירה", welcome: "ברוכים השבים!" },
  errorPage: { title: "משהו השתבש", home: "חזרה לחנות" },
});

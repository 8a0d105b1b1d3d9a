import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import type { TimelineEntry } from "#modules/customers/admin/timeline-shapes.ts";
import { isolate } from "#shared/isolate-text.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { revenueOrders } from "./revenue.ts";
import { words } from "../words.ts";

type FactsOf<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>["facts"];

/** The panel of one customer. */
export const customer = words("customer", {
  title: "לקוח",
  close: "סגירה וחזרה לרשימה",
  failed: "לא ניתן היה לטעון את הלקוח",
  missing: {
    title: "הלקוח לא נמצא",
    text: "ייתכן שהקישור שגוי, או שהפרטים נמחקו. אפשר לחפש ברשימה.",
    back: "חזרה לרשימת הלקוחות",
  },
  since: "לקוח מאז",
  noPhone: "בלי מספר טלפון",
  noEmail: "בלי כתובת דוא״ל",
  copy: { email: "העתקת כתובת הדוא״ל", phone: "העתקת מספר הטלפון" },
  whatsapp: "שיחה ב־WhatsApp",
  call: "חיוג",
  write: "כתיבת דוא״ל",
  newOrder: "הזמנה חדשה ללקוח",
  /** A customer who is known by a phone number, and one with the same number and an address. */
  join: {
    found: "מספר הטלפון הזה מופיע גם בהזמנות של",
    button: "צירוף ללקוח הזה",
    title: "צירוף ללקוח עם אותו מספר",
    text: (name: string, email: string, orders: number, notes: number) =>
      `לכרטיס של ${isolate(name)} יעברו: ${ordersInWords(orders)}${notes === 0 ? "" : `, ${inWords(notes, "הערה אחת", "הערות")}`}. ` +
      `ההזמנות יקבלו את הכתובת ${isolate(email)}, ומעתה הודעות עליהן יישלחו אליה. אי אפשר לבטל את הצירוף.`,
    submit: "צירוף",
    saved: "הלקוחות צורפו",
    failed: "הלקוחות לא צורפו.",
  },
  account: {
    title: "חשבון באתר",
    none: "אין חשבון. ההזמנות נעשו כאורח, לפי כתובת הדוא״ל.",
    noneByPhone: "אין חשבון. ההזמנות נרשמו בידי הצוות, לפי מספר הטלפון.",
    since: "נפתח",
    confirmed: "הכתובת אומתה",
    unconfirmed: "הכתובת טרם אומתה",
    role: "תפקיד",
  },
  figures: {
    title: "סיכום",
    orders: "הזמנות",
    completed: (value: number) =>
      value === 1 ? "מתוכן אחת הושלמה" : `מתוכן ${formatCount(value)} הושלמו`,
    revenue: "סך רכישות",
    revenueHelp: `${revenueOrders}. השקלים לפי השער שנקבע בכל הזמנה ביום שנוצרה.`,
    average: "ממוצע להזמנה",
    averageHelp: "סך הרכישות חלקי מספר ההזמנות שנספרו בו.",
    withoutRate: "מזה ללא שער:",
    first: "הזמנה ראשונה",
    last: "הזמנה אחרונה",
    none: "אין עדיין",
  },
  addresses: {
    title: "כתובות קודמות",
    none: "לא נרשמה כתובת",
    used: (value: number) => (value === 1 ? "בהזמנה אחת" : `ב־${formatCount(value)} הזמנות`),
    copy: "העתקת הכתובת",
  },
  tabs: {
    label: "מה ידוע על הלקוח",
    timeline: "ציר הזמן",
    orders: "הזמנות",
    messages: "פניות",
    notes: "הערות",
    details: "פרטים",
    consent: "הסכמה",
  },
  more: "הצגת עוד",
  timeline: {
    list: "מה קרה עם הלקוח",
    empty: "עדיין לא קרה כאן דבר.",
    failed: "לא ניתן היה לטעון את ציר הזמן",
    kinds: {
      order: "הזמנה",
      message: "פנייה של הלקוח",
      reply: "תשובה של החנות",
      mail: "דוא״ל ללקוח",
      note: "הערה פנימית",
      consent: "ניוזלטר",
      account: "חשבון באתר",
    } satisfies Record<TimelineEntry["kind"], string>,
    consent: {
      requested: "ביקש להצטרף לניוזלטר",
      confirmed: "ההרשמה לניוזלטר אושרה",
      unsubscribed: "הוסר מהניוזלטר",
    } satisfies Record<FactsOf<"consent">["step"], string>,
    account: {
      opened: "נפתח חשבון באתר",
      confirmed: "כתובת הדוא״ל אומתה",
    } satisfies Record<FactsOf<"account">["step"], string>,
  },
  orders: {
    list: "הזמנות הלקוח",
    empty: "אין הזמנות.",
    failed: "לא ניתן היה לטעון את ההזמנות",
    notSignedIn: "בלי התחברות",
    notSignedInHelp:
      "ההזמנה נעשתה עם כתובת הדוא״ל הזו, אבל לא מהחשבון. ייתכן שמישהו אחר הקליד אותה.",
  },
  messages: {
    list: "פניות הלקוח",
    empty: "אין פניות מהכתובת הזו.",
    noEmail: "אין כתובת דוא״ל, ולכן לא ידוע אילו פניות הן של הלקוח.",
    failed: "לא ניתן היה לטעון את הפניות",
    replies: (value: number) => inWords(value, "תשובה אחת", "תשובות"),
    open: "פתיחת הפנייה",
  },
  notes: {
    list: "הערות על הלקוח",
    empty: "אין הערות. הערות נראות לצוות בלבד.",
    label: "הערה חדשה",
    placeholder: "הערה פנימית על הלקוח…",
    save: "שמירת ההערה",
    missing: "יש לכתוב משהו קודם",
    added: "ההערה נשמרה",
    addFailed: "ההערה לא נשמרה.",
    edit: "עריכת ההערה",
    editTitle: "עריכת הערה",
    edited: "נערכה",
    editDone: "עודכן בהצלחה",
    editFailed: "ההערה לא עודכנה.",
    delete: "מחיקת ההערה",
    deleted: "ההערה נמחקה",
    deleteFailed: "ההערה לא נמחקה.",
    restored: "ההערה שוחזרה",
    restoreFailed: "ההערה לא שוחזרה.",
  },
  consent: {
    title: "דיוור וניוזלטר",
    none: "אין רישום: הכתובת מעולם לא נרשמה לניוזלטר, ואין לשלוח אליה דיוור שיווקי.",
    noEmail: "אין כתובת דוא״ל, ולכן אין לאן לשלוח דיוור.",
    requested: "ביקש להצטרף",
    confirmed: "אישר בדוא״ל",
    unsubscribed: "הוסר",
    wording: "הנוסח שהוצג",
    page: "העמוד",
    noPage: "לא נרשם",
  },
  /** Beside an order. */
  ofOrder: {
    title: "הערות על הלקוח",
    open: "כרטיס הלקוח",
    none: "אין הערות",
    more: (value: number) => `עוד ${formatCount(value)} בכרטיס הלקוח`,
  },
});

import { daysInWords, inWords } from "./in-words.ts";
import type { AdminAction } from "#shared/permissions.ts";
import type { RightsPreset } from "#shared/rights-presets.ts";
import type { Role } from "#shared/roles.ts";
import { admin } from "./admin.ts";
import { labels } from "./labels.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The settings screen of people, their roles, and the rights of each moderator. */
export const roles = words("roles", {
  people: {
    title: "משתמשים עם תפקיד",
    note: "התפקיד נבדק בכל פעולה, ולכן שינוי נכנס לתוקף מיד.",
    failed: "לא ניתן היה לטעון את התפקידים.",
    columns: {
      name: "שם",
      role: "תפקיד והרשאות",
      given_at: "מתאריך",
      secondFactor: "אימות דו־שלבי",
      actions: "פעולות",
    },
    you: "החשבון שלך",
    roleLabel: (name: string) => `התפקיד של ${isolate(name)}`,
    remove: (name: string) => `מחיקת התפקיד של ${isolate(name)}`,
    reasons: {
      not_permitted: admin.notPermitted,
      last_admin: "זהו מנהל המערכת האחרון. כדי לשנות, יש להעניק תחילה את התפקיד למשתמש נוסף.",
    },
    rights: {
      count: (count: number) =>
        count === 0 ? "ללא הרשאות" : inWords(count, "הרשאה אחת", "הרשאות"),
      /** Follows what they are, for those who hear the button. */
      of: (name: string) => `– ההרשאות של ${isolate(name)}`,
    },
    secondFactor: { on: "פעיל", dueBy: "נדרש עד", off: "לא הוגדר" },
  },
  change: {
    title: "שינוי תפקיד",
    text: (name: string, from: string, to: string) =>
      `התפקיד של ${isolate(name)} ישתנה: ${from} ← ${to}.`,
    effects: {
      user: "הגישה למערכת הניהול תיסגר מיד.",
      moderator: "במערכת הניהול ייפתח רק מה שיסומן.",
      admin: "תיפתח גישה לכל הפעולות במערכת, כולל הגדרות והרשאות.",
    } satisfies Record<Role, string>,
    own: "זהו החשבון שלך: לאחר השינוי לא תהיה לך עוד גישה כמנהל מערכת.",
    submit: "שינוי התפקיד",
    saved: "עודכן בהצלחה",
    failed: "התפקיד לא שונה.",
  },
  removal: {
    title: "מחיקת תפקיד",
    text: (name: string, isStaff: boolean) =>
      `התפקיד של ${isolate(name)} יימחק. החשבון עצמו נשאר.${isStaff ? " הגישה למערכת הניהול תיסגר מיד." : ""}`,
    saved: "התפקיד נמחק",
    failed: "התפקיד לא נמחק.",
  },
  add: {
    button: "הוספת תפקיד",
    title: "הוספת תפקיד",
    text: "מי שיש לו חשבון בחנות מקבל את התפקיד מיד. לכל כתובת אחרת נשלחת הזמנה בדוא״ל.",
    email: labels.email,
    role: "תפקיד",
    submit: "הענקת התפקיד",
    hasRole: (role: string) => `למשתמש זה יש כבר תפקיד (${role}). הוא יוחלף.`,
    isModerator: "למשתמש זה יש כבר תפקיד צוות. את ההרשאות שלו משנים ברשימה.",
    unknown: "אין חשבון עם כתובת זו, ולקוח אינו צריך הזמנה.",
    invalid: "כתובת הדוא״ל אינה תקינה",
    saved: "התפקיד הוענק",
    failed: "התפקיד לא הוענק.",
  },
  invitations: {
    title: "הזמנות שממתינות",
    sentAt: "נשלחה",
    waiting: "ממתינה לתשובה",
    ended: "הקישור אינו תקף עוד",
    again: "שליחה חוזרת",
    sent: "ההזמנה נשלחה",
    notSent: "ההזמנה לא נשלחה.",
    tooMany: "אפשר לשלוח עד 20 הזמנות ביום.",
    remove: (email: string) => `ביטול ההזמנה של ${isolate(email)}`,
    removal: {
      title: "ביטול ההזמנה",
      text: (email: string) => `הקישור שנשלח אל ${isolate(email)} לא יפעל עוד.`,
      submit: "ביטול ההזמנה",
      saved: "ההזמנה בוטלה",
      failed: "ההזמנה לא בוטלה.",
    },
  },
  grants: {
    title: (name: string) => `ההרשאות של ${isolate(name)}`,
    intro: "שינוי נכנס לתוקף מיד. ללא אף הרשאה מערכת הניהול סגורה.",
    presets: {
      label: "מילוי מהיר",
      help: "ממלא את הסימונים למטה. אפשר להוסיף ולהסיר לפני השמירה.",
      names: {
        packer: "אריזה ומשלוח",
        answers: "מענה לפניות",
        texts: "תוכן",
        all: "כל מה שניתן להעניק",
      } satisfies Record<RightsPreset, string>,
    },
    saveFailed: "ההרשאות לא נשמרו.",
    saved: "עודכן בהצלחה",
    unchanged: "אין שינויים לשמירה",
    sensitive: "רגיש",
    warning:
      "סומנו הרשאות רגישות: הן נוגעות בכסף, במחיקה או בהוצאת נתונים. כדאי להעניק אותן רק למי שנדרש לכך.",
    secondFactor: "מחייב אימות דו־שלבי",
    /** Shown when one of these rights is added, with the days left to set it up. */
    secondFactorDue: (days: number) =>
      `סומנו הרשאות שמחייבות אימות דו־שלבי: אם הוא לא יופעל בתוך ${daysInWords(days)}, הגישה למערכת הניהול תיחסם עד שיופעל.`,
    adminOnly: "שמור למנהלי מערכת בלבד",
    areas: {
      figures: "נתונים",
      orders: "הזמנות",
      stock: "מלאי ומחירים",
      catalog: "מוצרים וקטגוריות",
      coupons: "קופונים",
      content: "תוכן",
      customers: "לקוחות",
      messages: "פניות",
      reviews: "ביקורות",
      settings: "הגדרות ודוא״ל",
    },
    actions: {
      "figures.read": { name: "צפייה בנתונים", help: "לוח הבקרה, אנליטיקה ודוחות" },
      "orders.read": { name: "צפייה בהזמנות", help: "רשימת ההזמנות, פרטי ההזמנה והדפסות" },
      "orders.write": {
        name: "טיפול בהזמנות",
        help: "סטטוס, משלוחים, תשלומים, עריכה והערות. הזנת הזמנה חדשה דורשת גם צפייה במלאי",
      },
      "orders.agree": {
        name: "מחיר מוסכם",
        help: "מכירה במחיר אחר מהקטלוג, לפריט או להזמנה כולה, בהזמנה ידנית",
      },
      "orders.refund": { name: "החזרים כספיים", help: "החזרת כסף ללקוח ואישור שההחזר בוצע" },
      "orders.delete": { name: "מחיקת הזמנות", help: "הסתרת הזמנה ושחזורה" },
      "orders.export": { name: "ייצוא הזמנות", help: "הורדת קובץ עם פרטי הלקוחות של כל ההזמנות" },
      "stock.read": { name: "צפייה במלאי", help: "כמויות, תנועות ושערי מטבע" },
      "stock.write": { name: "עדכון מלאי", help: "קבלת סחורה, תיקון כמויות וספירת מלאי" },
      "prices.write": { name: "מחירים ושערים", help: "שינוי מחיר של גרסה ועדכון שערי מטבע" },
      "catalogue.read": { name: "צפייה בקטלוג", help: "מוצרים, גרסאות, תמונות וקטגוריות" },
      "catalogue.write": { name: "עריכת הקטלוג", help: "הוספה ועריכה של מוצרים, תמונות וקטגוריות" },
      "catalogue.delete": { name: "מחיקה מהקטלוג", help: "מחיקה ושחזור של מוצרים, גרסאות ותמונות" },
      "coupons.read": { name: "צפייה בקופונים", help: "הקופונים, ההכנסות שהביאו וההזמנות שלהם" },
      "coupons.write": { name: "עריכת קופונים", help: "הוספה, שינוי, הפסקה והפעלה מחדש" },
      "content.read": { name: "צפייה בתוכן", help: "טקסטים, מאמרים, תמונות והפניות, ללא שינוי" },
      "content.write": {
        name: "עריכת התוכן",
        help: "כתיבה ופרסום של טקסטים, מאמרים ותמונות, מלבד המותג, המדיניות, חשבון התשלום ונוסח ההודעות",
      },
      "customers.read": { name: "צפייה בלקוחות", help: "פרטי הלקוחות וההיסטוריה שלהם" },
      "customers.write": { name: "הערות על לקוחות", help: "הוספה ועריכה של הערות" },
      "customers.export": { name: "ייצוא פרטי לקוח", help: "הורדת כל המידע השמור על אדם אחד" },
      "customers.erase": { name: "מחיקת פרטי לקוח", help: "מחיקה לצמיתות של המידע על אדם אחד" },
      "messages.read": { name: "צפייה בפניות", help: "פניות, משווקים ורשימת התפוצה" },
      "messages.write": { name: "טיפול בפניות", help: "מענה, שיוך, סגירה וסימון כספאם" },
      "reviews.read": { name: "צפייה בביקורות", help: "כל הביקורות, גם אלה שאינן מוצגות" },
      "reviews.write": { name: "טיפול בביקורות", help: "תשובה גלויה, הסתרה והחזרה לאתר" },
      "settings.read": { name: "צפייה בהגדרות", help: "הגדרות המערכת ורשימת התפקידים, ללא שינוי" },
      "settings.write": {
        name: "שינוי הגדרות",
        help: "הגדרות המערכת, מצב תחזוקה, המותג, המדיניות, חשבון התשלום ונוסח ההודעות",
      },
      "roles.write": { name: "תפקידים והרשאות", help: "הענקת תפקידים וקביעת הרשאות הצוות" },
      "security.read": { name: "אירועי אבטחה", help: "ניסיונות התחברות והתראות" },
      "mail.read": { name: "צפייה בדוא״ל היוצא", help: "ההודעות שנשלחו ללקוחות ומצבן" },
      "mail.write": { name: "שליחה חוזרת של דוא״ל", help: "הודעת בדיקה ושליחה מחדש" },
      "jobs.read": { name: "צפייה במשימות רקע", help: "אילו משימות ממתינות ואילו נכשלו" },
      "jobs.write": { name: "טיפול במשימות שנכשלו", help: "ניסיון נוסף או מחיקה" },
      "audit.read": { name: "יומן השינויים", help: "מי שינה מה, ומתי" },
    } satisfies Record<AdminAction, { name: string; help: string }>,
  },
});

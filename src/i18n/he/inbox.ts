import { isolate } from "#shared/isolate-text.ts";
import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import type { MessageFolder, MessageStep } from "#modules/messages/admin-contract.ts";
import type { contactSubjects } from "#modules/messages/form-fields.ts";
import type {
  DealerStage,
  MessageKind,
  MessageSource,
  MessageState,
  SpamReason,
} from "#modules/messages/kinds.ts";
import type { StoredType } from "#modules/messages/reply-files/rules.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { words } from "../words.ts";

const businessDays = (days: number) =>
  days === 1 ? "יום עסקים אחד" : days === 2 ? "שני ימי עסקים" : `${formatCount(days)} ימי עסקים`;
const hours = (value: number) =>
  value === 1 ? "שעה" : value === 2 ? "שעתיים" : `${formatCount(value)} שעות`;
const minutes = (value: number) =>
  value === 1 ? "דקה" : value === 2 ? "שתי דקות" : `${formatCount(value)} דקות`;
const lateBy = (format: (value: number) => string) => (value: number) =>
  value === 0 ? "באיחור" : `באיחור של ${format(value)}`;
const messages = (value: number) => inWords(value, "פנייה אחת", "פניות");

/** The words of a message, wherever it is shown. */
export const messageLabels = words("messageLabels", {
  kinds: {
    contact: "פנייה",
    dealer: "בקשת משווק",
    newsletter: "הרשמה לניוזלטר",
  } satisfies Record<MessageKind, string>,
  states: {
    new: "חדשה",
    read: "נקראה",
    answered: "נענתה",
    closed: "סגורה",
  } satisfies Record<MessageState, string>,
  stage: {
    new: "חדשה",
    contacted: "נוצר קשר",
    approved: "אושרה",
    declined: "נדחתה",
  } satisfies Record<DealerStage, string>,
  /** Of all that have come so far. */
  stages: {
    new: "חדשות",
    contacted: "נוצר קשר",
    approved: "אושרו",
    declined: "נדחו",
  } satisfies Record<DealerStage, string>,
  subjects: {
    "product-inquiry": "שאלה על המוצר",
    feedback: "משוב",
    wholesale: "סיטונאות",
    support: "תמיכה",
    other: "אחר",
  } satisfies Record<(typeof contactSubjects)[number], string>,
  spam: {
    honeypot: "שדה נסתר בטופס מולא, כפי שעושות תוכנות.",
    too_fast: "הטופס נשלח מהר יותר משאדם יכול למלא אותו.",
    links: "בטקסט יש שלושה קישורים או יותר.",
    marked: "סומנה כספאם על ידי הצוות.",
  } satisfies Record<SpamReason, string>,
  sources: { form: "טופס באתר", mail: "דוא״ל" } satisfies Record<MessageSource, string>,
  spamTag: "ספאם",
  fileTypes: { "image/jpeg": "תמונה", "application/pdf": "PDF" } satisfies Record<
    StoredType,
    string
  >,
  deadline: {
    /** By which day and hour. */
    until: (day: string, time: string) => `עד ${day}, ${isolate(time)}`,
    today: "היום",
    tomorrow: "מחר",
    late: { day: lateBy(businessDays), hour: lateBy(hours), minute: lateBy(minutes) },
    left: {
      day: (days: number) => `${days === 1 ? "נותר" : "נותרו"} ${businessDays(days)}`,
      hour: (value: number) => `${value === 1 ? "נותרה" : "נותרו"} ${hours(value)}`,
      minute: (value: number) =>
        value === 0 ? "נותרה פחות מדקה" : `${value === 1 ? "נותרה" : "נותרו"} ${minutes(value)}`,
    },
    title: (at: string) => `הובטחה תשובה עד ${at}`,
  },
});

/** Subject of a message: one of the form by its name, any other as it was written. */
export const subjectInWords = words("subjectInWords", (subject: string): string => {
  return new Map(Object.entries(messageLabels.subjects)).get(subject) ?? subject;
});

export const inbox = words("inbox", {
  title: "פניות",
  list: "רשימת הפניות",
  foldersLabel: "תיקיות",
  folders: {
    inbox: "ממתינות לטיפול",
    answered: "נענו",
    closed: "סגורות",
    spam: "ספאם",
    all: "כל הפניות",
  } satisfies Record<MessageFolder, string>,
  quick: {
    label: "סינון מהיר",
    overdue: "באיחור",
    mine: "שלי",
    nobody: "ללא אחראי",
  },
  kind: { label: "סוג", all: "הכול", contact: "פניות", dealer: "משווקים", newsletter: "ניוזלטר" },
  sort: { label: "מיון", newest: "החדשות תחילה", deadline: "לפי מועד המענה" },
  search: "שם, דוא״ל או טקסט",
  unread: "טרם נקראה",
  state: "מצב הפנייה",
  nobody: "ללא אחראי",
  open: (name: string) => `פתיחת הפנייה של ${isolate(name)}`,
  choose: { title: "לא נבחרה פנייה", text: "בחירת פנייה מהרשימה תציג אותה כאן." },
  keys: "J לפנייה הבאה, K לקודמת, R לתשובה, E לסגירה.",
  empty: {
    inbox: { title: "אין פניות שממתינות", text: "פנייה חדשה מהאתר תופיע כאן מיד." },
    filtered: { title: "לא נמצאו פניות", text: "אין פניות שמתאימות לחיפוש ולסינון שנבחרו." },
    other: { title: "התיקייה ריקה", text: "פניות שיעברו לתיקייה הזו יופיעו כאן." },
  },
  failed: "לא ניתן היה לטעון את הפניות",
  bulk: {
    region: "פעולות על הפניות שנבחרו",
    picked: (value: number) =>
      value === 1 ? "נבחרה פנייה אחת" : `נבחרו ${formatCount(value)} פניות`,
    clear: "ניקוי הבחירה",
    tooMany: (most: number) => `אפשר לשנות עד ${formatCount(most)} פניות בבת אחת`,
  },
  actions: {
    close: "סגירה",
    reopen: "פתיחה מחדש",
    spam: "סימון כספאם",
    notSpam: "זה לא ספאם",
    unread: "סימון כלא נקראה",
    reply: "תשובה",
    assign: "אחראי",
    stage: "שלב",
    more: "פעולות נוספות",
    back: "חזרה לרשימה",
  },
  done: {
    close: (value: number) => (value === 1 ? "הפנייה נסגרה" : `${messages(value)} נסגרו`),
    reopen: (value: number) =>
      value === 1 ? "הפנייה נפתחה מחדש" : `${messages(value)} נפתחו מחדש`,
    spam: (value: number) =>
      value === 1 ? "הפנייה סומנה כספאם" : `${messages(value)} סומנו כספאם`,
    "not-spam": (value: number) =>
      value === 1 ? "הפנייה הוחזרה מהספאם" : `${messages(value)} הוחזרו מהספאם`,
    unread: "הפנייה סומנה כלא נקראה",
    assigned: (name: string) => `הפנייה הועברה אל ${isolate(name)}`,
    unassigned: "הפנייה נותרה ללא אחראי",
    stage: (stage: string) => `הבקשה הועברה לשלב ״${stage}״`,
    nothing: "לא היה מה לשנות",
  },
  failedTo: {
    change: "לא ניתן היה לעדכן את הפנייה.",
    assign: "לא ניתן היה לשנות את האחראי.",
    stage: "לא ניתן היה לשנות את השלב.",
    reply: "התשובה לא נשלחה.",
  },
  changed: "מישהו אחר עדכן את הפנייה בינתיים. מוצג המצב העדכני.",
});

/** One message. */
export const message = words("message", {
  heading: "פנייה",
  failed: "לא ניתן היה לטעון את הפנייה",
  missing: {
    title: "הפנייה לא נמצאה",
    text: "ייתכן שהקישור שגוי, או שהפנייה נמחקה.",
    back: "לכל הפניות",
  },
  close: "סגירת התצוגה",
  answeredAt: "נענתה",
  fields: {
    name: "איש קשר",
    phone: "טלפון",
    city: "עיר",
    subject: "נושא",
    experience: "ניסיון",
    email: "דוא״ל",
  },
  noMessage: "לא צורפה הודעה.",
  newsletter: "הכתובת אישרה את ההרשמה לניוזלטר. אין כאן הודעה שמחכה לתשובה.",
  replies: "התכתבות",
  byMail: "הפנייה הגיעה בדוא״ל.",
  otherSender: "תשובה בדוא״ל מכתובת אחרת. לא ידוע אם הלקוח כתב אותה. ההתכתבות:",
  received: "התקבלה בדוא״ל",
  omitted: "קבצים שלא נשמרו:",
  customer: {
    title: "לקוח",
    none: "הכתובת אינה שייכת ללקוח מוכר.",
    orders: (value: number) => (value === 0 ? "ללא הזמנות" : ordersInWords(value)),
  },
  others: { title: "פניות נוספות מאותה כתובת", none: "אין פניות נוספות מהכתובת הזו." },
  timeline: {
    title: "ציר הזמן",
    system: "המערכת",
    received: "הפנייה התקבלה",
    replied: "נשלחה תשובה",
    wrote: "התקבלה תשובה בדוא״ל",
    state: (from: MessageState, to: MessageState) =>
      `${messageLabels.states[from]} ← ${messageLabels.states[to]}`,
    stage: (from: DealerStage, to: DealerStage) =>
      `שלב: ${messageLabels.stage[from]} ← ${messageLabels.stage[to]}`,
    assigned: (to: string | null) => (to === null ? "ללא אחראי" : `אחראי: ${isolate(to)}`),
    spam: (isSpam: boolean) => (isSpam ? "סומנה כספאם" : "הוחזרה מהספאם"),
  } satisfies Record<MessageStep["kind"] | "title" | "system", unknown>,
  reply: {
    title: "תשובה",
    label: "תוכן התשובה",
    placeholder: "כתיבת תשובה…",
    templates: "תבניות",
    templateIn: (name: string, language: string) => `${name} (${language})`,
    noTemplates: "אין עדיין תבניות",
    editTemplates: "עריכת התבניות",
    /** Beside the button. */
    keys: `${isolate("Ctrl+Enter")} או ${isolate("⌘+Enter")} שולחים. ${isolate("/")} בתחילת שורה פותח את התבניות.`,
    open: (placeholder: string) => `יש להשלים את ${isolate(placeholder)} לפני השליחה`,
    files: "קבצים מצורפים",
    download: (name: string) => `הורדת הקובץ ${isolate(name)}`,
    drop: (name: string) => `הסרת הקובץ ${isolate(name)}`,
    uploading: "הקבצים עדיין מועלים",
    notDownloaded: "לא ניתן היה להוריד את הקובץ.",
    notDropped: "לא ניתן היה להסיר את הקובץ.",
    english: "אנגלית",
    hebrew: "עברית",
    send: "שליחה",
    to: (email: string) => `תישלח בדוא״ל אל ${isolate(email)}, ותשובה אליה תגיע לכתובת התמיכה.`,
    sent: "התשובה נשלחה",
    again: {
      title: "לשלוח תשובה נוספת?",
      text: "התשובה הקודמת נשלחה לאותו אדם לפני פחות מדקה.",
      submit: "שליחה",
      refuse: "חזרה לעריכה",
    },
    empty: "יש לכתוב תשובה",
    tooLong: (max: number) => `אפשר לכתוב עד ${formatCount(max)} תווים`,
    stored: "הטיוטה נשמרת בלשונית הזו.",
    conflict: "כדאי לקרוא את העדכון. הטיוטה נשמרה, ואפשר לשלוח אותה בכל זאת.",
    reasons: {
      not_permitted: "אין לך הרשאה לפעולה זו",
      spam: "אי אפשר להשיב לספאם. יש לסמן קודם שזה לא ספאם.",
      not_answerable: "זו הרשמה לניוזלטר, ואין למה להשיב.",
    },
  },
});

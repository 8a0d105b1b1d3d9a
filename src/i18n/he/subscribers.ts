import { isolate } from "#shared/isolate-text.ts";
import type { SubscriberState, SubscriptionTopic } from "#modules/newsletter/states.ts";
import { words } from "../words.ts";

/** The newsletter's list in the back office. */
export const subscribers = words("subscribers", {
  title: "ניוזלטר",
  search: "כתובת דוא״ל",
  filter: { label: "מצב", all: "כולם" },
  states: {
    pending: "ממתינים לאישור",
    confirmed: "מאושרים",
    unsubscribed: "הוסרו",
  } satisfies Record<SubscriberState, string>,
  state: {
    pending: "ממתין לאישור",
    confirmed: "מאושר",
    unsubscribed: "הוסר",
  } satisfies Record<SubscriberState, string>,
  /** Purpose of a subscribed address. */
  topics: {
    newsletter: "ניוזלטר",
    payment: "רק הודעה אחת: כשיהיה אפשר לשלם",
    stock: "רק הודעה אחת, כשיחזור למלאי",
  } satisfies Record<SubscriptionTopic, string>,
  topicOf: (topic: string, waitsFor: string) => `${topic}: ${isolate(waitsFor)}`,
  columns: {
    email: "כתובת",
    state: "מצב",
    requestedAt: "ביקש להירשם",
    confirmedAt: "אישר",
    unsubscribedAt: "הוסר",
    actions: "פעולות",
  },
  list: {
    label: "רשימת התפוצה",
    failed: "לא ניתן היה לטעון את רשימת התפוצה",
    none: { title: "אין נרשמים", text: "מי שנרשמים לניוזלטר באתר יופיעו כאן." },
    filtered: { title: "לא נמצאו כתובות", text: "אין כתובות שמתאימות לחיפוש ולסינון שנבחרו." },
  },
  consent: {
    of: (email: string) => `הוכחת ההסכמה של ${isolate(email)}`,
    wording: "הנוסח שהוצג",
    page: "העמוד שבו נמסרה ההסכמה",
    noPage: "לא ידוע",
    requested: "הבקשה נשלחה",
    confirmed: "ההרשמה אושרה בלחיצה על הקישור",
    unconfirmed: "ההרשמה עוד לא אושרה, ולכן לא נשלח לכתובת דבר.",
    left: "ההרשמה הסתיימה",
    byStaff: "הוסר על ידי הצוות. הסיבה:",
  },
  remove: {
    submit: "הסרה",
    title: (email: string) => `הסרת ${isolate(email)} מרשימת התפוצה`,
    text: "רק בעלי הכתובת יוכלו להירשם שוב, בלחיצה על קישור שיישלח אליהם.",
    fields: {
      reason: {
        label: "סיבה",
        help: "לדוגמה: ביקשו בטלפון. נשמרת לצד ההסכמה.",
        problems: { required: "יש לכתוב סיבה" },
      },
    },
    saved: "הכתובת הוסרה מרשימת התפוצה",
    failed: "לא ניתן היה להסיר את הכתובת.",
    left: "הכתובת כבר הוסרה",
  },
});

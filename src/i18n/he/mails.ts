import { formatCount } from "../format-he.ts";
import { daysInWords } from "./in-words.ts";
import type { MailDetails } from "#modules/mail/admin-contract.ts";
import type { MailboxProblem } from "#shared/mailbox-problems.ts";
import type { MailState } from "#modules/mail/mail-states.ts";
import { admin } from "./admin.ts";
import { words } from "../words.ts";

/** Mails: how they leave the shop, and what became of each. */
export const mailAdmin = words("mailAdmin", {
  way: {
    title: "שליחת דוא״ל",
    failed: "לא ניתן היה לטעון את מצב הדוא״ל.",
    /** Each is followed by the name of the server, if it has one. */
    kinds: {
      smtp: "הדוא״ל נשלח דרך השרת:",
      mailjet: "הדוא״ל נשלח דרך שירות Mailjet.",
      folder: "שליחת הדוא״ל עוד לא הוגדרה: ההודעות נשמרות בתיקייה ואינן מגיעות לאיש.",
    },
    from: "כתובת השולח:",
    configured: "את דרך השליחה קובע מי שמפעיל את שרת החנות, ולא המסך הזה.",
    retention: (sent: number, failed: number) =>
      `הודעות שנשלחו נמחקות אחרי ${daysInWords(sent)}, והודעות שנכשלו אחרי ${daysInWords(failed)}.`,
  },
  mailbox: {
    title: "תשובות שמגיעות בדוא״ל",
    failed: "לא ניתן היה לטעון את מצב תיבת הדוא״ל.",
    off: "תיבת דוא״ל לקריאה עוד לא הוגדרה: תשובות של לקוחות מגיעות לכתובת התמיכה ולא לפניות.",
    /** Followed by the name of the server. */
    on: "תשובות נקראות מתיבת הדוא״ל בשרת:",
    /** Followed by a moment. */
    readAt: "נקראה לאחרונה:",
    notYet: "התיבה עוד לא נקראה.",
    configured:
      "את התיבה קובע מי שמפעיל את שרת החנות, ולא המסך הזה. שום דבר בה אינו משתנה או נמחק.",
    problems: {
      login: "שרת הדוא״ל לא קיבל את ההתחברות. יש לבדוק את השם ואת הסיסמה ב־IMAP_URL.",
      certificate: "אי אפשר לסמוך על התעודה של שרת הדוא״ל.",
      encryption:
        "אין הצפנה ביציאה (port) הזו. יש לבדוק אם IMAP_URL צריך להתחיל ב־imap:// או ב־imaps://.",
      unreachable: "שרת הדוא״ל אינו זמין. אם זה נמשך, יש לבדוק את השם ואת היציאה ב־IMAP_URL.",
      other: "שרת הדוא״ל ענה תשובה שאינה צפויה. הפרטים ביומן של השרת.",
    } satisfies Record<MailboxProblem, string>,
    button: "בדיקת התיבה",
    opened: "התיבה נפתחה ואפשר לקרוא אותה",
    notOpened: "לא ניתן היה לבדוק את התיבה.",
    tooMany: "אפשר לבדוק את התיבה עד שלוש פעמים ב־15 דקות.",
  },
  test: {
    button: "שליחת הודעת בדיקה",
    help: "ההודעה תישלח לכתובת שלך.",
    /** Each is followed by the address. */
    requested: "הודעת הבדיקה ממתינה לשליחה אל",
    outcomes: {
      queued: "הודעת הבדיקה עוד לא נשלחה; ניסיון נוסף יבוא מעצמו. הנמען:",
      sending: "הודעת הבדיקה בשליחה אל",
      sent: "שרת הדוא״ל קיבל את הודעת הבדיקה אל",
      failed: "הודעת הבדיקה לא נשלחה אל",
      unknown: "לא ידוע אם הגיעה הודעת הבדיקה אל",
    } satisfies Record<MailState, string>,
    failed: "הודעת הבדיקה לא נשלחה.",
    tooMany: "אפשר לשלוח עד שלוש הודעות בדיקה ב־15 דקות.",
  },
  list: {
    title: "דוא״ל יוצא",
    label: "רשימת ההודעות",
    failed: "לא ניתן היה לטעון את ההודעות.",
    search: "כתובת הנמען",
    kind: "סוג ההודעה",
    allKinds: "כל הסוגים",
    state: "מצב",
    all: "הכול",
    stuck: "דורשות טיפול",
    columns: {
      kind: "הודעה",
      recipient: "נמען",
      state: "מצב",
      createdAt: "נוצרה",
      attempts: "ניסיונות",
    },
    open: (kind: string) => `פתיחת ההודעה: ${kind}`,
    empty: { title: "אין הודעות", text: "כל הודעה שהחנות שולחת תופיע כאן." },
    filtered: { title: "לא נמצאו הודעות", text: "אין הודעות שמתאימות לסינון שנבחר." },
    atLeast: (value: number) => `${formatCount(value)}+`,
    exactly: formatCount,
  },
  mail: {
    title: "הודעת דוא״ל",
    failed: "לא ניתן היה לטעון את ההודעה.",
    subject: "נושא",
    recipient: "נמען",
    created: "נוצרה",
    sent: "נשלחה",
    attempts: "ניסיונות",
    reason: "מה אפשר לעשות",
    lastError: "מה ענה שרת הדוא״ל",
    providerId: "מספר ההודעה אצל שירות הדוא״ל",
    heldBack: "השליחה נעצרה ידנית",
    masked: "קישורים אישיים מוסתרים.",
    views: { html: "תצוגה", text: "טקסט" },
    frame: "תצוגה מקדימה של ההודעה",
    noPreview: "לא ניתן היה להציג את ההודעה.",
  },
  retry: {
    submit: "שליחה חוזרת",
    saved: "ההודעה תישלח שוב בקרוב",
    failed: "לא ניתן היה לשלוח שוב.",
    title: "לשלוח שוב?",
    text: "השליחה נקטעה באמצע, וייתכן שההודעה כבר הגיעה. אם תישלח שוב, היא עלולה להתקבל פעמיים.",
  },
  retryAll: {
    button: (value: number) =>
      value === 1
        ? "שליחה חוזרת של ההודעה שנכשלה השבוע"
        : `שליחה חוזרת של ${formatCount(value)} ההודעות שנכשלו השבוע`,
    saved: (value: number) =>
      value === 1 ? "ההודעה תישלח שוב בקרוב" : `${formatCount(value)} הודעות יישלחו שוב בקרוב`,
    failed: "לא ניתן היה לשלוח שוב.",
  },
  cancel: {
    button: "עצירת השליחה",
    saved: "השליחה נעצרה",
    failed: "השליחה לא נעצרה.",
  },
  reasons: {
    not_permitted: admin.notPermitted,
    wrong_state: "הפעולה אינה אפשרית במצב הנוכחי של ההודעה.",
    link_gone: "הקישור שבהודעה כבר אינו בתוקף. יש לבקש הודעה חדשה מהמסך שממנו נשלחה.",
  } satisfies Record<NonNullable<MailDetails["can"]["retry"]["reason"]>, string>,
});

import { admin } from "./admin.ts";
import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import type { ErasureReason } from "#modules/privacy/reasons.ts";
import type {
  AnonymisedKind,
  DeletedKind,
  RetainedKind,
  Trace,
  TraceReason,
} from "#modules/privacy/report-kinds.ts";
import { words } from "../words.ts";

/** Texts on the personal data of one person: its export and its erasure. */
export const privacy = words("privacy", {
  export: {
    button: "ייצוא פרטים",
    failed: "ייצוא הפרטים נכשל.",
    saved: "הפרטים יוצאו. הייצוא נרשם ביומן השינויים.",
    fileName: (day: string) => `personal-data-${day}.json`,
  },
  erase: {
    button: "מחיקת פרטים",
    title: "מחיקת פרטי לקוח",
    steps: (step: number) => `שלב ${formatCount(step)} מתוך 3`,
    loading: "טוענים…",
    failedPlan: "לא ניתן היה לבדוק מה יימחק",
    deleted: {
      title: "יימחק לצמיתות",
      account: "החשבון באתר, כולל התחברויות ואימות דו־שלבי",
      noAccount: "כרטיס הלקוח",
      messages: (value: number) =>
        inWords(value, "פנייה אחת עם התשובות לה", "פניות עם התשובות להן"),
      notes: (value: number) => inWords(value, "הערה אחת", "הערות"),
      mails: (value: number) => inWords(value, "הודעת דוא״ל אחת", "הודעות דוא״ל שנשלחו"),
      newsletter: "ההרשמה לניוזלטר, אם יש",
    },
    retained: {
      title: "יישמר בלי פרטים מזהים",
      orders: (value: number) =>
        value === 0
          ? "אין הזמנות"
          : inWords(
              value,
              "הזמנה אחת: סכומים, תאריכים, פריטים ומדינה",
              "הזמנות: סכומים, תאריכים, פריטים ומדינה",
            ),
      why: "חובה לשמור מסמכים לצורכי הנהלת חשבונות שבע שנים. הדוחות והנתונים אינם משתנים.",
      log: "ביומן השינויים נשאר מי פעל ומתי, בלי תוכן אישי.",
    },
    blocked: {
      orders: "אי אפשר למחוק כעת: יש הזמנות או החזרים שעדיין לא הסתיימו.",
      own: "זה החשבון שאיתו נעשתה ההתחברות. מנהל מערכת אחר יכול למחוק אותו.",
    },
    next: "המשך",
    back: "חזרה",
    contact: {
      email: {
        label: "כתובת הדוא״ל של הלקוח",
        help: "יש להקליד את הכתובת המלאה, כדי לוודא שנמחק האדם הנכון.",
        mismatch: "הכתובת שהוקלדה אינה הכתובת של הלקוח.",
      },
      phone: {
        label: "מספר הטלפון של הלקוח",
        help: "יש להקליד את המספר המלא, כדי לוודא שנמחק האדם הנכון.",
        mismatch: "המספר שהוקלד אינו המספר של הלקוח.",
      },
    },
    reason: "סיבת המחיקה",
    chooseReason: "בחירת סיבה",
    missingReason: "יש לבחור סיבה.",
    final: "אי אפשר לבטל את המחיקה. בסיומה יוצג אישור שאפשר להדפיס ולמסור ללקוח.",
    submit: "מחיקה לצמיתות",
    saved: "פרטי הלקוח נמחקו",
    failed: "פרטי הלקוח לא נמחקו.",
  },
  reasons: {
    request: "בקשת הלקוח",
    authority: "דרישה של רשות או בית משפט",
    mistake: "רישום בטעות או כפול",
    other: "סיבה אחרת",
  } satisfies Record<ErasureReason, string>,
  receipt: {
    title: "אישור מחיקה",
    print: "הדפסה",
    loading: "המסמך בהכנה",
    back: "ללקוחות",
    failed: "לא ניתן היה לטעון את האישור",
    noId: { title: "לא נבחר אישור", text: "האישורים נפתחים מרשימת המחיקות." },
    at: "מועד המחיקה",
    by: "בוצעה על ידי",
    reason: "סיבה",
    number: "מספר אישור",
    hash: "טביעת הכתובת",
    hashHelp: "מאפשרת לחנות לוודא שכתובת מסוימת נמחקה, בלי לשמור את הכתובת עצמה.",
    deleted: "נמחק",
    anonymised: "נשמר בלי פרטים מזהים",
    retained: "נשמר, והסיבה",
    orders: "הזמנות שנשארו בלי פרטים",
    search: "חיפוש אחרי המחיקה",
    searched: (tables: number, columns: number) =>
      `החיפוש עבר על ${formatCount(columns)} סוגי נתונים ב־${formatCount(tables)} רשימות: הכתובת, מספרי הטלפון והשמות.`,
    clean: "לא נמצא דבר.",
    found: "מקומות שבהם נמצאה התאמה",
    place: "מקום",
    trace: "מה נמצא",
    rows: "רשומות",
    why: "למה זה נשאר",
    look: "נמצאה כתובת במקום שאסור לה להופיע בו. יש לבדוק את הרשומות המסומנות.",
  },
  deletedKinds: {
    account: "חשבון באתר",
    sessions: "התחברויות",
    secondFactor: "אימות דו־שלבי",
    passkeys: "מפתחות גישה",
    notes: "הערות על הלקוח",
    reviews: "ביקורות ותמונות שלהן",
    returns: "בקשות החזרה ותמונות שלהן",
    messages: "פניות",
    replies: "תשובות לפניות",
    newsletter: "הרשמה לניוזלטר",
    mails: "הודעות דוא״ל",
    attempts: "מוני ניסיונות",
  } satisfies Record<DeletedKind, string>,
  anonymisedKinds: {
    orders: "הזמנות: שם, דוא״ל, טלפון וכתובת",
    orderEvents: "הערות בציר הזמן של הזמנות",
    refunds: "סיבות של החזרים",
    shipments: "מספרי מעקב של משלוחים",
    movements: "הערות בתנועות מלאי",
    securityEvents: "אירועי אבטחה",
    auditEntries: "רשומות ביומן השינויים",
  } satisfies Record<AnonymisedKind, string>,
  retainedKinds: {
    books: "הזמנות, פריטים, סכומים ותאריכים: חובת שמירת מסמכים לשבע שנים.",
    payments: "תשלומים והחזרים עם האסמכתאות שלהם: הנהלת חשבונות.",
    work: "פעולות שנעשו במערכת הניהול: תיעוד.",
    export: "עצם המחיקה והייצוא, בלי הפרטים עצמם: הוכחה שהבקשה מולאה.",
  } satisfies Record<RetainedKind, string>,
  traces: { email: "כתובת דוא״ל", phone: "טלפון", name: "שם" } satisfies Record<Trace, string>,
  traceReasons: {
    shop: "תוכן של החנות",
    work: "תיעוד עבודה במערכת הניהול",
    others: "שייך לאדם אחר, או כתוב אצלו",
    left: "לא ידוע: יש לבדוק",
  } satisfies Record<TraceReason, string>,
  list: {
    title: admin.erasures,
    link: "מחיקות שבוצעו",
    note: "זהות האדם אינה נשמרת; נשמרים רק עצם המחיקה, מועדה ומי ביצע אותה.",
    failed: "לא ניתן היה לטעון את המחיקות",
    empty: { title: "לא נמחקו פרטים", text: "מחיקה מתחילה מכרטיס הלקוח." },
    columns: {
      at: "מועד",
      by: "על ידי",
      reason: "סיבה",
      orders: "הזמנות שנשארו",
      receipt: "אישור",
    },
    open: "הצגת האישור",
    looking: "יש לבדוק",
  },
  themself: "הלקוח בעצמו",
});

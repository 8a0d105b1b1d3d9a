import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { ReturnCause } from "#modules/returns/kinds.ts";
import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

const units = (count: number) => inWords(count, "יחידה אחת", "יחידות");

const noteHelp = "נשלחת בדוא״ל ומופיעה בעמוד של הלקוח.";
const orderUnknown = "אין הזמנה אחרת עם המספר הזה.";

/** Cancellations, returns and claims in the back office. */
export const returns = words("returns", {
  title: "החזרות",
  intro:
    "ביטולים, החזרות ותביעות אחריות של לקוחות. כל שלב נשלח ללקוח בדוא״ל ונרשם בציר הזמן של ההזמנה.",
  search: "חיפוש לפי מספר, שם או דוא״ל",
  number: (number: string) => `בקשה ${isolate(number)}`,
  kinds: {
    cancel: "ביטול הזמנה",
    withdraw: "החזרה ללא סיבה",
    claim: "פגום או שגוי בהגעה",
    warranty: "אחריות",
  } satisfies Record<ReturnKind, string>,
  states: {
    asked: "התבקשה",
    approved: "אושרה",
    underway: "בדרך אלינו",
    received: "התקבלה",
    refunded: "הכסף הוחזר",
    replaced: "הוחלפה",
    cancelled: "ההזמנה בוטלה",
    refused: "נדחתה",
  } satisfies Record<ReturnState, string>,
  causes: {
    changed_mind: "התחרט",
    too_small: "קטן מדי לחיה",
    too_large: "גדול מדי לחיה",
    not_as_expected: "לא כמצופה",
    late: "הגיע מאוחר מדי",
    damaged: "הגיע פגום",
    wrong_item: "נשלח פריט שגוי",
    faulty: "תקלה",
    other: "סיבה אחרת",
  } satisfies Record<ReturnCause, string>,
  noCause: "ללא סיבה",
  noOrder: "לא נמצאה הזמנה",
  late: "אחרי המועד",
  units,
  filter: {
    state: "מצב",
    open: "פתוחות",
    all: "הכול",
    kind: "סוג הבקשה",
    anyKind: "כל הסוגים",
  },
  list: {
    label: "רשימת ההחזרות",
    failed: "לא ניתן היה לטעון את ההחזרות.",
    none: { title: "אין החזרות", text: "בקשות לביטול, להחזרה ולאחריות יופיעו כאן." },
    filtered: { title: "לא נמצאו החזרות", text: "אין החזרה שמתאימה לסינון." },
  },
  columns: {
    number: "בקשה",
    order: "הזמנה",
    kind: "סוג",
    cause: "סיבה",
    state: "מצב",
    createdAt: "התבקשה",
    due: "מועדים",
  },
  figures: {
    label: "החזרות ב־90 הימים האחרונים",
    open: "מחכות לטיפול",
    unmatched: "ללא הזמנה",
    cameBack: "יחידות שחזרו",
    damaged: "מתוכן פגומות",
    why: "למה מחזירים",
    whyText: "החזרות של 90 הימים האחרונים לפי סיבה, בלי ביטולים ובלי בקשות שנדחו.",
    none: "עדיין לא היו החזרות.",
    returns: (count: number) => inWords(count, "החזרה אחת", "החזרות"),
  },
  details: {
    missing: "הבקשה לא נמצאה.",
    failed: "לא ניתן היה לטעון את הבקשה.",
    back: "לכל ההחזרות",
    customer: "הלקוח",
    email: "דוא״ל",
    typedNumber: "מספר ההזמנה שנכתב",
    country: "מדינה",
    arrived: "הגיעה ביום",
    notArrived: "לא ידוע",
    requestedAt: "התבקשה",
    answerBy: "תשובה עד",
    refundBy: "החזר לפי חוק עד",
    until: "אפשר לבקש עד",
    noEnd: "הספירה טרם החלה",
    inTime: "במועד",
    isInTime: { yes: "כן", no: "לא" },
    group: "לפי דברי הלקוח: בן 65 ומעלה, אדם עם מוגבלות או עולה חדש. יש לבקש אישור.",
    message: "דברי הלקוח",
    photos: "תמונות מהלקוח",
    photo: (place: number) => `תמונה ${place}`,
    openPhoto: (place: number) => `הגדלת תמונה ${place}`,
    photoFailed: "לא ניתן לטעון את התמונה.",
    lines: "יחידות בבקשה",
    quantity: "בבקשה",
    shelved: "חזרו למדף",
    damaged: "פגומות",
    money: "כסף",
    worth: "שווי היחידות",
    fee: "דמי ביטול לפי חוק",
    suggested: "מוצע להחזיר",
    refunded: "הוחזר",
    replacedBy: "הוחלפה בהזמנה",
    note: "ההודעה האחרונה ללקוח",
  },
  steps: {
    all: {
      saved: "הבקשה עודכנה והלקוח קיבל הודעה.",
      failed: "לא ניתן לעדכן את הבקשה.",
    },
    changed: "מישהו שינה את הבקשה בינתיים. המסך מציג את המצב הנוכחי.",
    newOrder: "הזמנה חדשה",
    fields: {
      note: { label: "הודעה ללקוח", help: noteHelp },
      orderNumber: {
        label: "מספר הזמנה",
        problems: { required: orderUnknown, unknown: orderUnknown },
      },
      lines: {
        label: "",
        problems: {
          required: "לפחות יחידה אחת צריכה לחזור.",
          too_many: "זה יותר ממה שיש בבקשה או בהזמנה.",
          unknown: "אחת השורות אינה חלק מהבקשה.",
        },
      },
    },
    reasonFields: {
      note: {
        label: "סיבה ללקוח",
        help: noteHelp,
        problems: { required: "יש לכתוב ללקוח למה הבקשה נדחתה." },
      },
    },
    approve: {
      submit: "אישור הבקשה",
      title: "אישור הבקשה",
      text: "הלקוח מקבל הודעה עם הכתובת להחזרה ועם המועד האחרון לשליחה.",
    },
    approveCancel: {
      submit: "ביטול ההזמנה",
      title: "ביטול ההזמנה",
      text: "ההזמנה מתבטלת, היחידות חוזרות למלאי ומה ששולם חוזר ללקוח.",
    },
    underway: { submit: "סימון שבדרך", title: "סימון שהחבילה בדרך", text: "הלקוח שלח את החבילה." },
    receive: {
      submit: "קליטת היחידות",
      title: "קליטת היחידות",
      text: "מה שתקין חוזר למלאי, ומה שפגום נספר בנפרד.",
    },
    replace: {
      submit: "רישום ההחלפה",
      title: "החלפה",
      text: "פותחים הזמנה ידנית ליחידות החדשות, וכותבים כאן את המספר שלה.",
    },
    refund: {
      submit: "ביצוע ההחזר",
      title: "החזר כספי",
      text: "ההחזר נרשם בהזמנה, והלקוח מקבל הודעה.",
    },
    refuse: { submit: "דחיית הבקשה", title: "דחיית הבקשה", text: "הלקוח מקבל את הסיבה בדוא״ל." },
    assign: {
      submit: "שיוך להזמנה",
      title: "שיוך להזמנה",
      text: "המספר והדוא״ל שנכתבו אינם שייכים לאותה הזמנה. כשמוצאים את ההזמנה, כותבים כאן את המספר שלה.",
    },
  },
});

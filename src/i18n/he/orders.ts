import { formatCount } from "../format-he.ts";
import { unitsInWords } from "./units.ts";
import type { OrderFilter } from "#modules/orders/admin-contract.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { getShownLabels } from "./shown-counts.ts";
import { revenueOrders } from "./revenue.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The list of orders, and what is done with many at once. */
export const orders = words("orders", {
  create: "הזמנה חדשה",
  columns: {
    number: "הזמנה",
    customer: "לקוח",
    items: "פריטים",
    status: "סטטוס",
    total: "סכום",
    createdAt: "תאריך",
  },
  /** Opens the order: said to those who hear it. */
  open: (number: string) => `פתיחת הזמנה ${isolate(number)}`,
  orderLabel: (number: string, customer: string) =>
    `הזמנה ${isolate(number)} של ${isolate(customer)}`,
  units: unitsInWords,
  more: (lines: number) => (lines === 1 ? "ועוד פריט אחד" : `ועוד ${formatCount(lines)} פריטים`),
  noLines: "אין פריטים",
  unpaid: "טרם שולמה",
  due: "נותר לתשלום:",
  refunded: "זוכו",
  refunding: "החזר שטרם הועבר:",
  deletedMark: "נמחקה",
  figures: {
    total: {
      label: "סה״כ",
      explanation: "כל ההזמנות מאז פתיחת החנות, בכל הסטטוסים. הזמנות שנמחקו אינן נספרות.",
    },
    pending: {
      label: "ממתינות",
      explanation: "הזמנות שהתקבלו וטרם עברו לטיפול.",
    },
    processing: {
      label: "בטיפול",
      explanation: "הזמנות שנארזות כעת וטרם נשלחו.",
    },
    shipped: {
      label: "נשלחו",
      explanation: "הזמנות שיצאו מהמחסן ונמצאות בדרך אל הלקוח.",
    },
    completed: {
      label: "הושלמו",
      explanation: "הזמנות שהגיעו ליעדן.",
    },
    revenue: {
      label: "הכנסות",
      explanation: `סך ה${revenueOrders}. השקלים מחושבים לפי השער שנקבע בכל הזמנה ביום שנוצרה.`,
    },
    ofFilter: "המספר מתייחס להזמנות שבסינון.",
    tooMany: "יש בסינון יותר הזמנות ממה שניתן לסכם כאן. אפשר לצמצם את הסינון או להוריד אותו כקובץ.",
  },
  withoutRate: (value: number) => `ועוד ${ordersInWords(value)} ללא שער:`,
  search: "שם לקוח, דוא״ל, מספר הזמנה או מק״ט",
  status: { label: "סטטוס", all: "כל הסטטוסים" },
  period: {
    label: "תאריך",
    choices: {
      all: "הכול",
      today: "היום",
      week: "7 הימים האחרונים",
      month: "30 הימים האחרונים",
    } satisfies Record<OrderFilter["period"], string>,
    own: "ימים שנבחרו",
  },
  filters: {
    payment: {
      label: "תשלום",
      choices: {
        all: "כל מצבי התשלום",
        unpaid: "טרם שולמו",
        paid: "שולמו",
        refunded: "הוחזר בהן כסף",
        refund_waiting: "החזר ממתין להעברה",
        refund_failed: "החזר שנכשל",
        money_left: "בוטלו ונשאר בהן כסף",
        disputed: "הלקוח הכחיש את העסקה",
      } satisfies Record<"all" | NonNullable<OrderFilter["payment"]>, string>,
    },
    fulfilment: {
      label: "משלוח",
      choices: {
        all: "נשלחו או לא",
        unshipped: "טרם נשלחו",
        shipped: "נשלחו",
      } satisfies Record<"all" | NonNullable<OrderFilter["fulfilment"]>, string>,
    },
    source: {
      label: "מקור",
      choices: {
        all: "כל המקורות",
        checkout: "מהאתר",
        admin: "נרשמו ידנית",
      } satisfies Record<"all" | NonNullable<OrderFilter["source"]>, string>,
    },
    coupon: { label: "קוד קופון", help: "הקוד המלא. Enter מסנן לפיו." },
    from: "מיום",
    to: "עד יום",
    days: {
      label: "ימים",
      between: (from: string, to: string) => `${from} עד ${to}`,
      since: (day: string) => `מ־${day}`,
      until: (day: string) => `עד ${day}`,
    },
  },
  views: {
    toShip: "שולמו וטרם נשלחו",
    owed: "הושלמו וטרם שולמו",
  },
  deleted: { toggle: "הזמנות שנמחקו" },
  shipFromFile: "מספרי מעקב מקובץ",
  shown: getShownLabels("feminine"),
  capped: "נמצאו יותר מדי התאמות, ולכן נבדקו רק ההזמנות האחרונות. חיפוש מדויק יותר יבדוק את כולן.",
  keys: "מעבר בין השורות בחיצים או במקשים J ו־K, פתיחה ב־Enter.",
  noneDeleted: { title: "אין הזמנות שנמחקו", text: "הזמנה שנמחקה נשמרת כאן, ואפשר לשחזר אותה." },
  list: {
    label: "רשימת ההזמנות",
    failed: "לא ניתן היה לטעון את ההזמנות",
    none: {
      title: "אין עדיין הזמנות",
      text: "הזמנות מהחנות יופיעו כאן. אפשר גם להזין הזמנה ידנית.",
    },
    filtered: { title: "לא נמצאו הזמנות", text: "אין הזמנות שמתאימות לחיפוש ולסינון שנבחרו." },
  },
  export: {
    button: "ייצוא",
    failed: "לא ניתן היה לייצא את ההזמנות.",
  },
  bulk: {
    region: "פעולות על ההזמנות שנבחרו",
    picked: (value: number) =>
      value === 1 ? "נבחרה הזמנה אחת" : `נבחרו ${formatCount(value)} הזמנות`,
    status: "שינוי סטטוס",
    all: (value: number) => `בחירת כל ${ordersInWords(value)} שבסינון`,
    first: (most: number) => `בחירת ההזמנות הראשונות שבסינון, ${formatCount(most)} לכל היותר`,
    allFailed: "ההזמנות לא נבחרו.",
    takeAlong: "הדפסה וייצוא",
    summaries: "הדפסת סיכומים",
    packing: "הדפסת רשימות אריזה",
    labels: "הדפסת תוויות כתובת",
    customs: "הדפסת טופסי מכס",
    clear: "ניקוי הבחירה",
    tooMany: (most: number) => `אפשר להדפיס עד ${formatCount(most)} הזמנות בבת אחת`,
  },
  bulkStatus: {
    title: (value: number) => `שינוי סטטוס של ${ordersInWords(value)}`,
    to: "סטטוס חדש",
    choose: "בחירת סטטוס…",
    reason: "סיבה",
    reasonHelp: "נרשמת בציר הזמן של ההזמנה, וגם הלקוח רואה אותה.",
    notify: "שליחת עדכון בדוא״ל ללקוחות",
    refundHelp: "הסטטוס לבדו אינו מחזיר כסף. החזר כספי מבצעים מתוך ההזמנה.",
    run: "עדכון",
    missing: "יש לבחור סטטוס חדש",
    noAddress: (numbers: string) => `אין כתובת למשלוח: ${isolate(numbers)}`,
    unpaid: {
      title: "להשלים הזמנות שטרם שולמו?",
      text: (value: number) =>
        value === 1
          ? "הזמנה אחת מאלה שנבחרו טרם שולמה במלואה. כשתושלם, הסכום שלה ייספר כהכנסה."
          : `${formatCount(value)} מההזמנות שנבחרו טרם שולמו במלואן. כשיושלמו, הסכומים שלהן ייספרו כהכנסה.`,
      submit: "השלמה בכל זאת",
    },
    progress: (done: number, all: number) =>
      `${done === 1 ? "עודכנה אחת" : `עודכנו ${formatCount(done)}`} מתוך ${formatCount(all)}`,
    results: "תוצאות לפי הזמנה",
    done: "עודכנה",
    same: "כבר בסטטוס זה",
    failed: (failed: number, all: number) =>
      failed === 1
        ? `הזמנה אחת מתוך ${formatCount(all)} לא עודכנה`
        : `${formatCount(failed)} הזמנות מתוך ${formatCount(all)} לא עודכנו`,
    again: "ניסיון נוסף לאלה שלא עודכנו",
    close: "סיום",
    success: "עודכן בהצלחה",
    undone: "הסטטוסים הקודמים הוחזרו",
    undoFailed: (failed: number) =>
      failed === 1
        ? "הסטטוס הקודם לא הוחזר בהזמנה אחת."
        : `הסטטוס הקודם לא הוחזר ב־${ordersInWords(failed)}.`,
  },
});

import type { CorrectedField } from "#modules/orders/kinds.ts";
import { isolate } from "#shared/isolate-text.ts";
import { orderFields } from "./order-fields.ts";
import { unitsInWords } from "./units.ts";
import { words } from "../words.ts";

const { carrier, trackingNumber, trackingUrl, notifyCustomer } = orderFields.shipment;
const { kind, paidOn, reference } = orderFields.payment;

/** Texts for what is put right in an order: its lines, prices, payments and shipments. */
export const orderCorrections = words("orderCorrections", {
  lines: {
    remove: (name: string) => `הסרת ${isolate(name)} מההזמנה`,
    restore: (name: string) => `החזרת ${isolate(name)} להזמנה`,
    removed: "יוסר מההזמנה",
    coupon: (code: string) => `הסרת הקופון ${isolate(code)}`,
    notifyCustomer,
    problems: {
      returned: "יחידות מהפריט הזה הוחזרו, או שיש עליהן בקשת החזרה, ולכן אי אפשר להפחית אותן",
      none_left: "יש להשאיר בהזמנה פריט אחד לפחות. במקום זאת אפשר לבטל אותה.",
      below_minimum: (minimum: string) =>
        `הקופון תקף רק להזמנות של ${isolate(minimum)} ומעלה. אפשר להסיר אותו, או להשאיר את הפריטים.`,
      takes_nothing: "הקופון אינו חל על הפריטים שנשארים. אפשר להסיר אותו, או להשאיר את הפריטים.",
      with_coupon: "קופון ומחיר להזמנה כולה אינם באים יחד. כדי לקבוע מחיר, יש להסיר את הקופון.",
    },
  },
  outcome: {
    title: "מה ישתנה בשמירה",
    failed: "לא ניתן היה לחשב מה ישתנה. בשמירה הכול ייבדק שוב.",
    total: "סה״כ",
    before: "סה״כ עכשיו",
    paid: "שולם",
    due: "יישאר לתשלום",
    overpaid: "שולם יותר מהסכום החדש",
    overpaidHelp: "הכסף אינו חוזר מעצמו. אחרי השמירה אפשר לבצע החזר כספי.",
    takes: (units: number) => `${unitsInWords(units)} מהמלאי להזמנה`,
    gives: (units: number) => `${unitsInWords(units)} בחזרה למלאי`,
    short: (available: number) => `אין מספיק. במלאי: ${unitsInWords(available)}`,
    gift: (from: number, to: number) => `מתנה: ${unitsInWords(to)} במקום ${unitsInWords(from)}`,
  },
  farOff: {
    title: "הסכום נכון?",
    /** Between the amount that was typed and the usual one. */
    instead: "במקום",
    submit: "כן, הסכום נכון",
    refuse: "תיקון הסכום",
  },
  payment: {
    button: "תיקון פרטי התשלום",
    title: "תיקון פרטי התשלום",
    text: "הסכום אינו משתנה. אם הסכום שגוי, מבטלים את רישום התשלום ורושמים אותו מחדש.",
    fields: { kind, paidOn, reference },
    saved: "פרטי התשלום תוקנו",
    failed: "פרטי התשלום לא תוקנו.",
  },
  cancelPayment: {
    button: "ביטול רישום התשלום",
    title: "ביטול רישום התשלום",
    text: "לתשלום שנרשם בטעות. הוא יישאר ברשימה מסומן ״בוטל״ ולא ייספר. זה אינו החזר כספי: הלקוח לא יקבל הודעה, והסטטוס לא ישתנה.",
    fields: {
      note: {
        label: "סיבה",
        help: "הלקוח רואה את הסיבה בדף ההזמנה שלו.",
        problems: { refunded: "כבר הוחזר כסף מההזמנה, ולכן אי אפשר לבטל את התשלום הזה" },
      },
    },
    paid: "שולם",
    due: "נותר לתשלום",
    submit: "ביטול הרישום",
    saved: "רישום התשלום בוטל",
    failed: "רישום התשלום לא בוטל.",
    tag: "בוטל",
  },
  shipment: {
    button: "תיקון המשלוח",
    title: "תיקון המשלוח",
    fields: {
      carrier,
      trackingNumber,
      trackingUrl,
      sentOn: {
        label: "באיזה יום נשלחה",
        problems: {
          in_future: "יש לבחור את היום או יום שעבר",
          too_early: "החבילה לא יכלה להישלח לפני שההזמנה התקבלה",
          after_arrival: "החבילה לא יכלה להישלח אחרי שהגיעה. אפשר לתקן קודם את יום ההגעה.",
        },
      },
      notifyCustomer,
    },
    saved: "המשלוח תוקן",
    failed: "המשלוח לא תוקן.",
  },
  removeShipment: {
    button: "הסרת המשלוח",
    title: "להסיר את המשלוח?",
    text: "למשלוח שנרשם בטעות. הסטטוס של ההזמנה והמלאי אינם משתנים. אם ההזמנה לא נשלחה, יש לשנות גם את הסטטוס.",
    submit: "הסרה",
    saved: "המשלוח הוסר",
    failed: "המשלוח לא הוסר.",
  },
  timeline: {
    from: "היה",
    to: "עכשיו",
    none: "ריק",
    total: "סה״כ",
    fields: {
      carrier: carrier.label,
      trackingNumber: trackingNumber.label,
      trackingUrl: trackingUrl.label,
      sentOn: "יום המשלוח",
      kind: kind.label,
      paidOn: "יום התשלום",
      reference: reference.label,
    } satisfies Record<CorrectedField, string>,
  },
});

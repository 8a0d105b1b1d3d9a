import type { DisputeOutcome, Means, RefusedReason } from "#modules/payments/payments.ts";
import type { RefundLimit } from "#modules/payments/refund-parts.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { isolate } from "#shared/isolate-text.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { orderActions } from "./order-actions.ts";
import { words } from "../words.ts";

type PageState = NonNullable<OrderDetails["attempt"]>["state"];

const means: Readonly<Record<Means, string>> = {
  card: "כרטיס אשראי",
  paypal: "PayPal",
  bit: "ביט",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  other: "אמצעי אחר",
};

/** Texts about the payment services in an order: payments, refunds and disputes. */
export const orderMoney = words("orderMoney", {
  means,
  instalments: (count: number) => inWords(count, "תשלום אחד", "תשלומים"),
  fee: "עמלת השירות:",
  charged: "חויב",
  chargedBack: "הוחזר",
  toService: (name: string) => `התשלום אצל ${isolate(name)}`,
  attempt: {
    title: "ניסיון התשלום האחרון",
    away: "השירות אינו עונה כרגע. החנות תנסה שוב בעצמה.",
    states: {
      open: "דף התשלום פתוח, והלקוח טרם שילם",
      approved: "הלקוח אישר, והחיוב טרם בוצע",
      pending: "התשלום בדרך. השירות יעדכן כשיגיע",
      refused: "התשלום נדחה",
      closed: "דף התשלום נסגר בלי תשלום",
      paid: "שולם",
      refunded: "הוחזר",
      failed: "נכשל",
    } satisfies Record<PageState, string>,
    refusedReasons: {
      declined: "הכרטיס סורב",
      no_funds: "אין יתרה מספקת",
      not_authenticated: "אימות הלקוח נכשל",
      expired: "הכרטיס פג",
      other: "בלי סיבה ידועה",
    } satisfies Record<RefusedReason, string>,
  },
  match: {
    way: "איך התקבל התשלום",
    ways: { hand: "רישום ידני", service: "דרך שירות, לפי מספר" },
    title: orderActions.payment.title,
    text: "השירות יישאל כמה שולם, והתשלום ייספר להזמנה. אפשר יהיה להחזיר אותו דרך השירות. נותר לתשלום:",
    fields: {
      service: {
        label: "השירות",
        problems: { not_connected: "השירות אינו מחובר לחנות" },
      },
      reference: {
        label: "מספר התשלום אצל השירות",
        problems: {
          unknown_payment: "השירות אינו מכיר תשלום שהתקבל במספר הזה",
          taken: "התשלום הזה כבר נספר במקום אחר",
          other_currency: "התשלום במטבע אחר מזה של ההזמנה, ואין שער להמיר לפיו",
          too_large: "התשלום גבוה ממה שנותר לתשלום בהזמנה",
          malformed: "מספר תשלום מורכב מאותיות לטיניות, ספרות ומקפים",
        },
      },
      notifyCustomer: orderActions.payment.fields.notifyCustomer,
    },
    submit: "בדיקה ורישום",
    saved: orderActions.payment.saved,
    failed: orderActions.payment.failed,
  },
  preview: {
    title: "כך הכסף יחזור",
    through: (name: string) => `דרך ${isolate(name)}`,
    transfer: "בהעברה ידנית",
    /** Why the service does not give it back, and what staff do. */
    limits: {
      too_old: (name: string, days: number) =>
        `${isolate(name)} אינו מחזיר תשלומים אחרי ${daysInWords(days)}.`,
      whole_only: (name: string, way: string) =>
        `תשלום ב־${isolate(way)} חוזר דרך ${isolate(name)} רק במלואו.`,
      not_connected: (name: string) => `${isolate(name)} אינו מחובר לחנות.`,
    } satisfies Record<RefundLimit, unknown>,
    waits: "הסכום יירשם כהחזר שממתין להעברה. אחרי ההעברה מסמנים אותו בהזמנה כבוצע.",
    byHand: "ידנית, ויירשם כהעברה שכבר בוצעה",
  },
  disputes: {
    title: "הכחשות עסקה",
    at: (name: string) => `אצל ${isolate(name)}`,
    outcomes: {
      opened: "פתוחה",
      lost: "אבדה, הכסף הוחזר",
      won: "נדחתה, הכסף נשאר",
    } satisfies Record<DisputeOutcome, string>,
    reason: "הסיבה לפי השירות:",
    due: "אפשר להשיב עד",
    noDue: "השירות לא מסר עד מתי אפשר להשיב",
    notice: "הלקוח הכחיש תשלום בהזמנה הזו. אין לשלוח דבר עד שההכחשה תוכרע.",
    evidence: {
      button: "הראיות שבהזמנה",
      title: "ראיות להכחשת העסקה",
      text: "כל מה שהחנות יודעת על ההזמנה, באנגלית, כפי שהשירותים קוראים. כדאי לקרוא לפני השליחה.",
      label: "הראיות",
      copy: "העתקה",
      close: "סגירה",
      failed: "לא ניתן היה לאסוף את הראיות.",
    },
  },
});

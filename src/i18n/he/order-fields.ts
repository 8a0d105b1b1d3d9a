import { labels } from "./labels.ts";
import { orderLabels } from "./order-labels.ts";
import { words } from "../words.ts";

export const badAmount = words("badAmount", "יש להזין סכום בספרות, למשל 12.50");
export const notifyCustomer = words("notifyCustomer", "לעדכן את הלקוח בדוא״ל");

/** The fields of the records that staff enter in an order. */
export const orderFields = words("orderFields", {
  shipment: {
    carrier: { label: labels.carrier, problems: "יש לבחור חברת משלוחים" },
    trackingNumber: {
      label: labels.trackingNumber,
      problems: { already_recorded: "המשלוח הזה כבר רשום בהזמנה" },
    },
    trackingUrl: {
      label: "קישור למעקב",
      help: "מתחיל ב־https://",
      problems: "הקישור אינו תקין. הוא צריך להתחיל ב־https://",
    },
    withoutAddress: {
      label: "בלי כתובת: החבילה נמסרת ביד או נאספת",
      problems: { no_address: "יש להוסיף כתובת למשלוח, או לסמן שאין בה צורך" },
    },
    notifyCustomer: { label: notifyCustomer },
  },
  arrival: {
    arrivedOn: {
      label: "באיזה יום הגיעה",
      problems: {
        in_future: "יש לבחור את היום או יום שעבר",
        too_early: "החבילה לא יכלה להגיע לפני שנשלחה",
        required: "יש לבחור יום",
      },
    },
    isUnderway: { label: "החבילה עדיין לא הגיעה" },
  },
  payment: {
    kind: { label: "אופן התשלום", choices: orderLabels.paymentKinds },
    amountMinor: {
      label: "סכום",
      problems: {
        required: badAmount,
        wrong_type: badAmount,
        too_small: badAmount,
        too_large: "הסכום גבוה ממה שנותר לתשלום",
      },
    },
    paidOn: { label: "מתי התקבל", problems: { in_future: "יש לבחור את היום או יום שעבר" } },
    reference: {
      label: "אסמכתה",
      problems: { taken: "האסמכתה הזו כבר רשומה בתשלום אחר" },
    },
    notifyCustomer: { label: notifyCustomer },
  },
  contact: {
    name: { label: "שם" },
    email: {
      label: labels.email,
      problems: {
        required: "יש למלא כתובת דוא״ל או מספר טלפון",
        missing: "נא למלא את השדה.",
        malformed: "כתובת הדוא״ל אינה תקינה",
      },
    },
    phone: { label: labels.phone },
    note: { label: "סיבה", help: "הלקוח רואה את הסיבה בדף ההזמנה שלו." },
  },
});

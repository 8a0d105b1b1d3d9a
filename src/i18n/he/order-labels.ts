import type { PaymentKind } from "#modules/orders/kinds.ts";
import type { OrderStatus, StockState } from "#modules/orders/status.ts";
import { words } from "../words.ts";

/** Labels of orders throughout the back office. */
export const orderLabels = words("orderLabels", {
  statuses: {
    pending: "ממתינה",
    processing: "בטיפול",
    shipped: "נשלחה",
    completed: "הושלמה",
    cancelled: "בוטלה",
    refunded: "זוכתה",
  } satisfies Record<OrderStatus, string>,
  /** The words of the timeline for a change to each status. */
  became: {
    pending: "חזרה להמתנה",
    processing: "עברה לטיפול",
    shipped: "סומנה ״נשלחה״",
    completed: "הושלמה",
    cancelled: "בוטלה",
    refunded: "סומנה ״זוכתה״",
  } satisfies Record<OrderStatus, string>,
  /** Where the pieces of an order are. */
  stockStates: {
    held: "שמורות להזמנה",
    shipped: "יצאו למשלוח",
    released: "שוחררו למלאי",
  } satisfies Record<StockState, string>,
  /** The means of payments that staff recorded. */
  paymentKinds: {
    cash: "מזומן",
    bit: "ביט",
    transfer: "העברה בנקאית",
    card: "מסוף אשראי",
    other: "אחר",
  } satisfies Record<PaymentKind, string>,
});

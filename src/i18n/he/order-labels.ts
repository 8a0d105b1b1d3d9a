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
  /** How the timeline words the change to each status. */
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
  /** How money came in by hand. */
  paymentKinds: {
    cash: "מזומן",
    bit: "ביט",
    transfer: "העברה בנקאית",
    card: "מסוף אשראי",
    other: "אחר",
  } satisfies Record<PaymentKind, string>,
});

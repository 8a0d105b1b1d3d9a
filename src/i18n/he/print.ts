import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import { bagsInWords } from "./bags.ts";
import { addressLabels } from "./labels.ts";

/** What is printed for orders, and the page that prints it. */
export const print = {
  kinds: {
    summary: { one: "סיכום הזמנה", many: "סיכומי הזמנות" },
    packing: { one: "רשימת אריזה", many: "רשימות אריזה" },
  },
  button: "הדפסה",
  back: "חזרה להזמנות",
  progress: (done: number, all: number) =>
    `${done === 1 ? "נטענה אחת" : `נטענו ${formatCount(done)}`} מתוך ${formatCount(all)}`,
  ready: (orders: number) => inWords(orders, "הזמנה אחת מוכנה להדפסה", "הזמנות מוכנות להדפסה"),
  failed: (orders: number) => inWords(orders, "הזמנה אחת לא נטענה", "הזמנות לא נטענו"),
  wait: "ההזמנות עדיין נטענות",
  nothing: {
    title: "אין מה להדפיס",
    text: "הקישור אינו מכיל הזמנות. יש לבחור הזמנות ברשימה ולבקש להדפיס אותן.",
  },
  order: "הזמנה",
  date: "תאריך ההזמנה",
  customer: "לקוח",
  billing: addressLabels.billing,
  shipping: addressLabels.shipping,
  sameAddress: "זהה לכתובת לחיוב",
  item: "פריט",
  sku: "מק״ט",
  quantity: "כמות",
  price: "מחיר ליחידה",
  lineTotal: "סה״כ",
  packed: "נארז",
  subtotal: "סכום ביניים",
  coupon: "קופון",
  shippingCost: "משלוח",
  free: "חינם",
  total: "סה״כ להזמנה",
  agreed: "סה״כ מוסכם להזמנה",
  agreedReason: "סיבת המחיר:",
  list: "מחיר קטלוג:",
  paid: "שולם",
  refunded: "הוחזר",
  due: "לתשלום",
  rate: { by: "לפי שער", of: "מיום" },
  notes: "הערות",
  bags: (bags: number) => `${bagsInWords(bags)} לאריזה`,
  packedBy: "נארז על ידי",
  packedOn: "בתאריך",
  thanks: "תודה שקניתם אצלנו. לכל שאלה אפשר לכתוב אל",
} as const;

import type { PaperWords } from "../en/papers.ts";
import { unitsInWords } from "./units.ts";
import { addressLabels } from "./labels.ts";

/** The words on printed papers of an order, in Hebrew. */
export const papers: PaperWords = {
  titles: { summary: "סיכום הזמנה", packing: "רשימת אריזה", label: "תווית כתובת" },
  order: "הזמנה",
  date: "תאריך ההזמנה",
  customer: "לקוח",
  billing: addressLabels.billing,
  shipping: addressLabels.shipping,
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
  pieces: (pieces) => `${unitsInWords(pieces)} לאריזה`,
  packedBy: "נארז על ידי",
  packedOn: "בתאריך",
  thanks: "תודה שקניתם אצלנו. לכל שאלה אפשר לכתוב אל",
  from: "מאת",
  to: "אל",
  phone: "טלפון",
};

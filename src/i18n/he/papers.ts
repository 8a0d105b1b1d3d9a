import type { PaperWords } from "../en/papers.ts";
import { bagsInWords } from "./bags.ts";
import { addressLabels } from "./labels.ts";

/** What stands on the papers of an order for those who read Hebrew. */
export const papers: PaperWords = {
  titles: { summary: "סיכום הזמנה", packing: "רשימת אריזה", label: "תווית כתובת" },
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
  paid: "שולם",
  refunded: "הוחזר",
  due: "לתשלום",
  rate: { by: "לפי שער", of: "מיום" },
  notes: "הערות",
  pieces: (pieces) => `${bagsInWords(pieces)} לאריזה`,
  packedBy: "נארז על ידי",
  packedOn: "בתאריך",
  thanks: "תודה שקניתם אצלנו. לכל שאלה אפשר לכתוב אל",
  from: "מאת",
  to: "אל",
  phone: "טלפון",
};

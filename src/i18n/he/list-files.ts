import type { ListName } from "#modules/downloads/list-names.ts";
import { words } from "../words.ts";

/** The files of the lists: their button, and their names in the log. */
export const listFiles = words("listFiles", {
  button: "קובץ",
  of: (list: string) => `קובץ: ${list}`,
  failed: "הקובץ לא נוצר.",
  names: {
    customers: "רשימת הלקוחות",
    products: "רשימת המוצרים",
    stock: "רשימת המלאי",
    movements: "תנועות מלאי",
    coupons: "רשימת הקופונים",
    subscribers: "רשימת התפוצה",
    messages: "רשימת הפניות",
    dealers: "רשימת המשווקים",
    reviews: "רשימת הביקורות",
    returns: "רשימת ההחזרות",
    payments: "תשלומים והחזרים",
    changes: "יומן השינויים",
    orders: "רשימת ההזמנות",
    report: "דוח אנליטיקה",
  } satisfies Record<ListName | "orders" | "report", string>,
});

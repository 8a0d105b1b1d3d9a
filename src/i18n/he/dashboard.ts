import { explainLowStock, fewerUnits } from "./units.ts";
import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { revenueOrders } from "./revenue.ts";
import { words } from "../words.ts";
const variants = (value: number) => inWords(value, "גרסת מוצר אחת", "גרסאות מוצר");

/** The first screen of the back office. */
export const dashboard = words("dashboard", {
  failed: "לא ניתן היה לטעון את לוח הבקרה",
  figures: {
    orders: {
      label: "סה״כ הזמנות",
      explanation:
        "כל ההזמנות מאז פתיחת החנות, בכל הסטטוסים. הזמנות שנמחקו אינן נספרות. ההשוואה היא בין החודש הנוכחי ובין החודש הקודם עד אותו יום.",
      note: (value: number) => `${formatCount(value)} החודש`,
      more: (before: number) => `יותר מאשר בחודש הקודם עד אותו יום (${formatCount(before)})`,
      less: (before: number) => `פחות מאשר בחודש הקודם עד אותו יום (${formatCount(before)})`,
      same: "כמו בחודש הקודם עד אותו יום",
    },
    revenue: {
      label: "הכנסות",
      explanation: `${revenueOrders}, לפי יום ההזמנה. השקלים מחושבים לפי השער שנקבע בכל הזמנה ביום שנוצרה; הזמנות ללא שער מוצגות בדולרים בלבד.`,
      withoutRate: (value: number) => `ועוד ${ordersInWords(value)} ללא שער:`,
    },
    lowStock: {
      label: "מלאי נמוך",
      explanation: explainLowStock,
      note: (threshold: number) => fewerUnits(threshold),
    },
    products: {
      label: "סה״כ מוצרים",
      explanation: "כל המוצרים בקטלוג, גם אלה שאינם פעילים. מוצרים בסל המיחזור אינם נספרים.",
      note: variants,
    },
  },
  chart: {
    title: "הכנסות",
    note: { ILS: "ששת החודשים האחרונים, בשקלים", USD: "ששת החודשים האחרונים, בדולרים" },
    label: "הכנסות חודשיות בששת החודשים האחרונים",
    completed: "הושלמו",
    underway: "טרם הושלמו",
    state: "מצב",
    soFar: "עד כה",
    unfinished: "טרם סופי",
    final: "סופי",
    more: "לאנליטיקה",
    table: "הצגה כטבלה",
    month: "חודש",
    orders: "הזמנות",
    revenue: "הכנסות",
  },
  statuses: {
    title: "לפי סטטוס",
    note: ordersInWords,
    other: "אחר",
    otherHelp: "נשלחו, בוטלו או זוכו",
  },
  latest: {
    title: "הזמנות אחרונות",
    more: "לכל ההזמנות",
    empty: "אין עדיין הזמנות",
    emptyText: "הזמנות חדשות יופיעו כאן מיד עם קבלתן.",
  },
  lowStock: {
    title: "מלאי נמוך",
    more: "למלאי",
    left: (value: number) => (value === 1 ? "נותרה אחת" : `נותרו ${formatCount(value)}`),
    out: "אזל",
    empty: "אין מוצרים במלאי נמוך",
  },
});

import type { orderSources } from "#modules/orders/kinds.ts";
import { addressLabels, labels } from "./labels.ts";

/** The columns of the file with the orders, and what stands in its cells. */
export const exportLabels = {
  columns: {
    number: "מספר הזמנה",
    id: "מזהה מלא",
    date: "תאריך",
    time: "שעה",
    status: "סטטוס",
    customerName: "שם לקוח",
    customerEmail: labels.email,
    customerPhone: labels.phone,
    units: "כמות יחידות",
    items: "פריטים",
    coupon: "קופון",
    subtotal: "סכום ביניים (USD)",
    discount: "הנחה (USD)",
    surcharge: "תוספת מחיר (USD)",
    total: "סה״כ (USD)",
    currency: "המטבע שסוכם",
    rate: "שער דולר–שקל",
    totalIls: "סה״כ (ILS)",
    paid: "שולם (USD)",
    refunded: "הוחזר (USD)",
    source: "מקור",
    city: addressLabels.fields.city.label,
    country: addressLabels.fields.country.label,
    tags: "תגיות",
    street: "רחוב, מספר ודירה",
    postalCode: addressLabels.fields.postalCode.label,
    payments: "תשלומים",
    paidIls: "שולם (ILS)",
    lineDiscount: "הנחה במחירי פריטים (USD)",
    lineSurcharge: "תוספת במחירי פריטים (USD)",
    revenue: "הכנסות (USD)",
    revenueIls: "הכנסות (ILS)",
    profit: "רווח גולמי (USD)",
    profitIls: "רווח גולמי (ILS)",
    uncostedUnits: "יחידות שעלותן אינה ידועה",
  },
  /** After the name of an item. */
  gift: "מתנה",
  sources: {
    checkout: "אתר",
    admin: "הזנה ידנית",
  } satisfies Record<(typeof orderSources)[number], string>,
} as const;

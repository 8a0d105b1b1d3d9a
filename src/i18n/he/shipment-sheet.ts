/** Headings by which the columns of a carrier's file are known; without quotes, dots and signs. */
export const shipmentHeadings = {
  order: ["הזמנה", "מספר הזמנה", "מס הזמנה", "אסמכתה", "אסמכתא", "מזהה מלא"],
  trackingNumber: [
    "מעקב",
    "מספר מעקב",
    "מס מעקב",
    "מספר משלוח",
    "מס משלוח",
    "שטר מטען",
    "מספר חבילה",
  ],
  carrier: ["חברת שילוח", "חברת משלוחים", "חברת משלוח", "חברת שליחויות", "מוביל"],
} as const;

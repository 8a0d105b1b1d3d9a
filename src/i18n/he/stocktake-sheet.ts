/** The headings of the sheet that is filled in while counting. */
export const sheetHeadings = {
  sku: "מק״ט",
  barcode: "ברקוד",
  product: "מוצר",
  variant: "גרסה",
  onHand: "רשום על המדף",
  counted: "נספר",
} as const;

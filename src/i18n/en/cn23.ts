/** The form CN23 of the Universal Postal Union, as far as its words differ from those of CN22. */
export const cn23 = {
  columns: {
    contents: "Quantity and detailed description of contents (1, 2)",
    weight: "Net weight, kg (3)",
    value: "Value, currency (5)",
    tariff: "HS tariff number (7)",
    origin: "Country of origin of goods (8)",
  },
  totals: "Total weight (4) and total value (6)",
  toFillIn: [
    "Postal charges/Fees (9)",
    "Comments (11): e.g. goods subject to quarantine",
    "Office of origin/Date of posting",
    "Licence (12): number(s)",
    "Certificate (13): number(s)",
    "Invoice (14): number",
  ],
  certificate:
    "I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.",
  signature: "Date and sender’s signature (15)",
} as const;

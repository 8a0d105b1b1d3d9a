/** The form CN22 of the Universal Postal Union, in its languages. */
export const cn22 = {
  title: ["Customs declaration", "Déclaration en douane"],
  mayBeOpened: ["May be opened officially", "Peut être ouvert d’office"],
  kinds: [
    { name: ["Sale of goods", "Vente de biens"], isOurs: true },
    { name: ["Gift", "Cadeau"], isOurs: false },
    { name: ["Commercial sample", "Échantillon commercial"], isOurs: false },
    { name: ["Returned goods", "Retour de marchandise"], isOurs: false },
    { name: ["Documents", "Documents"], isOurs: false },
    { name: ["Other", "Autre"], isOurs: false },
  ],
  columns: {
    contents: "Quantity and detailed description of contents (1)",
    weight: "Weight, kg (2)",
    value: "Value, currency (3)",
    tariff: "HS tariff number (4)",
    origin: "Country of origin (5)",
  },
  totals: "Total weight (6) and value (7)",
  sender: "From",
  recipient: "To",
  order: "Order",
  certificate:
    "I, the undersigned, whose name and address are given on the item, certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.",
  signature: "Date and sender’s signature (8)",
} as const;

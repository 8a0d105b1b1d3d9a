/** Labels of fields that several screens have. */
export const labels = {
  email: "דוא״ל",
  phone: "טלפון",
  carrier: "חברת משלוחים",
  trackingNumber: "מספר מעקב",
} as const;

const tooLongPart = "עד 150 תווים, ללא תווים מיוחדים.";

/** Labels of an address and of its parts. */
export const addressLabels = {
  billing: "כתובת לחיוב",
  shipping: "כתובת למשלוח",
  chooseCountry: "בחירת מדינה…",
  fields: {
    country: {
      label: "מדינה",
      problems: {
        required: "יש לבחור מדינה.",
        malformed: "יש לבחור מדינה.",
        not_delivered: "לא שולחים ליעד הזה.",
      },
    },
    line1: { label: "רחוב ומספר", problems: "יש להזין רחוב ומספר, עד 150 תווים." },
    line2: { label: "דירה, כניסה, קומה", problems: tooLongPart },
    city: { label: "עיר", problems: "יש להזין עיר, עד 150 תווים." },
    state: { label: "מחוז", problems: tooLongPart },
    postalCode: { label: "מיקוד", problems: tooLongPart },
  },
} as const;

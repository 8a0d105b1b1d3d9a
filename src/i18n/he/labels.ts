import { words } from "../words.ts";

/** Labels of fields that several screens have. */
export const labels = words("labels", {
  email: "דוא״ל",
  phone: "טלפון",
  carrier: "חברת משלוחים",
  trackingNumber: "מספר מעקב",
});

const tooLongPart = "עד 150 תווים, ללא תווים מיוחדים.";

/** The two addresses of an order, in Hebrew on papers for customers, too. */
export const addressNames = { billing: "כתובת לחיוב", shipping: "כתובת למשלוח" } as const;

/** Labels of an address and of its parts. */
export const addressLabels = words("addressLabels", {
  ...addressNames,
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
});

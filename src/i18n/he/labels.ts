/** Labels of fields that several screens have. */
export const labels = {
  email: "דוא״ל",
  phone: "טלפון",
  carrier: "חברת משלוחים",
  trackingNumber: "מספר מעקב",
} as const;

/** Labels of an address and of its parts. */
export const addressLabels = {
  billing: "כתובת לחיוב",
  shipping: "כתובת למשלוח",
  country: "מדינה",
  chooseCountry: "בחירת מדינה…",
  line1: "רחוב ומספר",
  line2: "דירה, כניסה, קומה",
  city: "עיר",
  state: "מחוז",
  postalCode: "מיקוד",
} as const;

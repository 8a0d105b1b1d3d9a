import { words } from "../words.ts";

/** Money that came in and went back, in analytics and in its files. */
export const money = words("money", {
  title: "כסף שנכנס ויצא",
  note: "לפי יום התשלום או ההחזר, ולא לפי יום ההזמנה",
  in: "נכנס",
  back: "הוחזר",
  nothingIn: "לא נרשמו תשלומים בתקופה",
  count: "מספר",
  each: "כל תשלום והחזר",
  asPaid: "כפי ששולם",
  total: "סה״כ",
  together: "יחד",
  tax: {
    title: "מס",
    market: "שוק ושיעור",
    collected: "נגבה",
    refunded: "הוחזר",
    left: "נותר",
    help: "המס בהזמנות התקופה שנספרו בהכנסות, פחות המס שבהחזרים של התקופה.",
    noMarket: "ללא שוק",
  },
  discounts: "הנחות",
  surcharges: "תוספות מחיר",
  pricesHelp:
    "הנחות ותוספות הן לעומת מחירי הקטלוג, בהזמנות התקופה שנספרו בהכנסות. מחיר שסוכם מעל הקטלוג הוא תוספת ולא הנחה.",
});

/** A month on one printed page. */
export const monthSheet = words("monthSheet", {
  open: "דף חודשי להדפסה",
  title: "סיכום חודש",
  titleOf: (month: string) => `סיכום ${month}`,
  print: "הדפסה",
  back: "חזרה לאנליטיקה",
  loading: "הנתונים בטעינה",
  noMonth: { title: "לא נבחר חודש", text: "פותחים את הדף ממסך האנליטיקה, כשמוצג בו חודש." },
  days: "ימים",
  asOf: "מועד הנתונים",
  notFinal: "החודש טרם סופי: הוא לא הסתיים, או שיש בו הזמנות שטרם הושלמו.",
  underway: "בהזמנות שטרם הושלמו",
  tax: "מע״מ",
  noTax: "אין: החנות אינה מוסיפה מס למחיר, והדף אינו חשבונית",
  moneyHelp: "הכסף שנכנס והוחזר נספר לפי היום שבו עבר.",
});

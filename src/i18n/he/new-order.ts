import type { CouponReason } from "#modules/coupons/kinds.ts";
import { formatCount } from "../format-he.ts";
import { mapCurrencies } from "../map-currencies.ts";
import { currencyNames, inCurrency } from "./currencies.ts";
import { inWords } from "./in-words.ts";
import { addressLabels, labels } from "./labels.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

const unitsLeft = (left: number) =>
  left === 1 ? "נותרה יחידה אחת" : `נותרו ${formatCount(left)} יחידות`;

/** An order that is entered by hand. */
export const newOrder = words("newOrder", {
  title: "הזמנה חדשה",
  intro:
    "להזמנות שהגיעו בטלפון, בהודעה, בדוכן או ממשווקים. המחיר הוא לפי הקטלוג, אלא אם סוכם אחרת.",
  customer: {
    title: "לקוח",
    fields: {
      name: { label: "שם מלא", problems: "יש להזין שם, עד 100 תווים." },
      email: {
        label: labels.email,
        help: "צריך כתובת דוא״ל או מספר טלפון, אחד מהם לפחות.",
        problems: {
          required: "יש להזין כתובת דוא״ל או מספר טלפון.",
          malformed: "יש להזין כתובת דוא״ל תקינה, כגון maya@example.com.",
        },
      },
      phone: { label: labels.phone, problems: "יש להזין מספר טלפון, עד 32 תווים." },
    },
  },
  lines: {
    title: "פריטים",
    add: "הוספת פריט",
    placeholder: "חיפוש לפי שם, צבע או מק״ט",
    none: "עדיין לא נוספו פריטים.",
    noMatch: "לא נמצאו מוצרים מתאימים.",
    searching: "טוענים…",
    failed: "לא ניתן היה לטעון את המוצרים.",
    inactive: "לא בתצוגה",
    stock: (available: number) =>
      available > 0 ? `${formatCount(available)} במלאי` : "אזל מהמלאי",
    quantity: (name: string) => `כמות של ${isolate(name)}`,
    more: (name: string) => `הוספת יחידה של ${isolate(name)}`,
    fewer: (name: string) => `הפחתת יחידה של ${isolate(name)}`,
    remove: (name: string) => `הסרת ${isolate(name)}`,
  },
  agreed: {
    button: "מחיר אחר",
    buttonFor: (name: string) => `מחיר אחר ל־${isolate(name)}`,
    remove: "חזרה למחיר הקטלוג",
    price: mapCurrencies((it) => `מחיר ליחידה ${inCurrency[it]}`),
    totalButton: "מחיר אחר להזמנה כולה",
    totalRemove: "חזרה לסכום הרגיל",
    total: mapCurrencies((it) => `המחיר להזמנה כולה, ${inCurrency[it]}`),
    reason: "סיבה",
    reasonHelp: "מופיעה גם בסיכום ההזמנה שמודפס ללקוח.",
    list: "מחיר קטלוג:",
  },
  payments: {
    title: "תשלומים",
    none: "עדיין לא התקבל תשלום.",
    add: "הוספת תשלום",
    name: (place: number) => `תשלום ${formatCount(place)}`,
  },
  coupon: { label: "קוד קופון", percent: (percent: number) => `הנחה של ${percent}%` },
  addresses: {
    ...addressLabels,
    title: "כתובות",
    add: "הוספת כתובת לחיוב",
    separate: "משלוח לכתובת אחרת",
  },
  details: {
    title: "פרטי ההזמנה",
    status: "סטטוס",
    statusDefault: "לפי הגדרות המערכת",
    isHandedOver: "ההזמנה נמסרת ללקוח עכשיו",
    isHandedOverHelp: "היא תושלם מיד, היחידות יירדו מהמלאי ואין צורך בכתובת.",
    currency: "המטבע שסוכם",
    currencies: currencyNames,
    currencyHelp: "המטבע השני נקבע לפי שער היום ונשמר עם ההזמנה.",
    notifyCustomer: "שליחת אישור הזמנה ללקוח בדוא״ל",
    note: "הערה פנימית",
    noteHelp: "נשמרת במערכת בלבד. הלקוח אינו רואה אותה.",
  },
  sum: {
    title: "סיכום",
    subtotal: "סכום ביניים",
    discount: "הנחה",
    shipping: "משלוח",
    free: "חינם",
    duty: "מכס",
    doorDuty: "מכס שהלקוח ישלם בעת המסירה, לפי הידוע",
    tax: "מס",
    taxInside: (name: string) => `מתוכם ${isolate(name)}`,
    reverseCharge: "המס בחיוב הפוך, בתשלום הקונה.",
    total: "סה״כ",
    agreed: "סה״כ מוסכם",
    paid: "שולם",
    due: "נותר לתשלום",
    noRate: "אין שער חליפין, ולכן הסכומים בדולרים בלבד.",
  },
  chat: {
    button: "הדבקת שיחה",
    title: "קריאת הזמנה משיחה",
    text: "מדביקים שיחת WhatsApp או הודעת דוא״ל, בעברית או באנגלית. מה שיימצא בה ימלא את הטופס ויחליף את הכתוב בו, והשיחה עצמה אינה נשמרת.",
    label: "השיחה",
    submit: "מילוי הטופס",
    failed: "לא ניתן היה לקרוא את השיחה.",
    required: "יש להדביק שיחה.",
    tooLong: (most: number) =>
      `השיחה ארוכה מ־${formatCount(most)} תווים. יש להדביק רק את החלק שבו ההזמנה.`,
    unprintable: "יש בשיחה תווים שאי אפשר לקרוא. יש להעתיק אותה מחדש.",
    unsure: "לא ברור מהשיחה. כדאי לבדוק.",
    nothing: "לא נמצאו בשיחה פרטים של הזמנה. הטופס לא השתנה.",
    filled: "הטופס מולא לפי השיחה.",
    toCheck: (fields: number) =>
      fields === 0
        ? "אין שדות שצריך לבדוק."
        : inWords(fields, "שדה אחד מסומן לבדיקה.", "שדות מסומנים לבדיקה."),
    unclear: (said: readonly string[]) =>
      `לא ברור לאיזה פריט הכוונה: ${said.map(isolate).join(", ")}. יש להוסיף אותו מתוך הרשימה.`,
  },
  place: {
    market: (name: string) => `שוק: ${isolate(name)}`,
    notDelivered: (name: string) => `לא שולחים ליעד הזה (${isolate(name)}).`,
    shippingMethod: "דרך המשלוח",
    noShipping: "בלי תשלום על משלוח",
    vatNumber: "מספר עוסק של חברה",
    vatNumberHelp: "לחברות באיחוד האירופי ובבריטניה.",
  },
  submit: "יצירת הזמנה",
  created: (number: string) => `הזמנה ${isolate(number)} נוצרה`,
  failed: "לא ניתן היה ליצור את ההזמנה.",
  check: "יש לבדוק את השדות המסומנים.",
  problems: {
    reason: "יש לכתוב סיבה, עד 200 תווים.",
    price: "יש להזין סכום בספרות, למשל 250.",
    noRate: "אין שער חליפין. יש להזין שער במלאי, או לבחור בדולר.",
    withAgreedTotal: "קופון ומחיר להזמנה כולה אינם באים יחד. יש לבחור אחד מהם.",
    lines: "יש להוסיף לפחות פריט אחד.",
    tooManyLines: "אפשר להזין עד 50 שורות בהזמנה אחת.",
    tooMuch: "סכום ההזמנה גבוה מדי. אפשר לחלק אותה לכמה הזמנות.",
    quantity: "יש להזין כמות בין 1 ל־99.",
    notSold: (name: string) => `${isolate(name)} אינו נמכר כרגע. יש להסיר אותו מההזמנה.`,
    shortage: (name: string, left: number) =>
      left > 0
        ? `במלאי ${unitsLeft(left)} בלבד של ${isolate(name)}.`
        : `${isolate(name)} אזל מהמלאי.`,
    couponCode: "קוד הקופון אינו קיים.",
    coupon: {
      ended: "הקופון אינו בתוקף עוד.",
      used_up: "הקופון נוצל עד תום.",
      used_by_you: "הלקוח כבר ניצל את הקופון.",
      not_first: "הקופון תקף רק להזמנה הראשונה של הלקוח.",
    } satisfies Record<CouponReason, string>,
    note: "עד 2,000 תווים, ללא תווים מיוחדים.",
    status: "יש לבחור סטטוס.",
    shippingMethod: "דרך המשלוח אינה מוצעת ליעד הזה. יש לבחור אחרת.",
    vatNumber: "מספר העוסק אינו תקין. הוא מתחיל באותיות המדינה, למשל DE136695976.",
    vatNumberUnknown: "מספר העוסק אינו רשום.",
  },
  leave: {
    title: "לעזוב בלי ליצור את ההזמנה?",
    text: "מה שהוזן בטופס יימחק.",
    submit: "עזיבה בלי לשמור",
    refuse: "המשך עריכה",
  },
});

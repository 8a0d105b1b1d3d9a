import type { Means } from "#modules/payments/payments.ts";
import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import { currencyNames } from "./currencies.ts";
import { words } from "../words.ts";

/** The ways to pay in the back office, and the services behind them. */
export const paymentWays = words("paymentWays", {
  intro:
    "הדרכים שבהן לקוחות משלמים, לפי הסדר שבו הן מוצגות להם. שינוי חל על הלקוח הבא, בלי להפעיל מחדש את החנות.",
  manual: "לפי סיכום עם הלקוח",
  manualNote: "העברה בנקאית או תשלום אחר; ההוראות הן בטקסטים",
  noBox:
    "אי אפשר לשמור כאן מפתחות: מי שמתקין את החנות צריך להגדיר את SECOND_FACTOR_KEY, המפתח שבו הם מוצפנים.",
  list: {
    label: "דרכי תשלום",
    failed: "לא ניתן היה לטעון את דרכי התשלום",
    none: { title: "אין דרכי תשלום", text: "החנות אינה מכירה שירותי תשלום." },
  },
  columns: {
    name: "דרך תשלום",
    isOn: "פעילה",
    offered: "מוצעת עבור",
    messages: "הודעות מהשירות",
    trial: "תשלום ניסיון",
    actions: "פעולות",
  },
  notConnected: "לא מחובר",
  testAccount: "חשבון ניסיון: לא עובר כסף",
  away: "אינו עונה מאז",
  means: {
    card: "כרטיס אשראי",
    paypal: "PayPal",
    bit: "ביט",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    other: "אחר",
  } satisfies Record<Means, string>,
  instalments: (most: number) => (most === 1 ? "תשלום אחד" : `עד ${formatCount(most)} תשלומים`),
  everywhere: "כל השווקים",
  everyCurrency: "כל מטבע",
  heard: "האחרונה הגיעה",
  notHeard: "לא הגיעה הודעה ב־30 הימים האחרונים",
  missed: "נמצא תשלום שלא הגיעה עליו הודעה",
  onOff: {
    label: (name: string) => `${isolate(name)} מוצע ללקוחות`,
    notConnected: "יש לחבר את השירות קודם",
    turnedOn: "דרך התשלום פעילה",
    turnedOff: "דרך התשלום כבויה",
    failed: "דרך התשלום לא שונתה.",
  },
  form: {
    edit: (name: string) => `עריכת ${isolate(name)}`,
    saved: "דרך התשלום נשמרה",
    failed: "דרך התשלום לא נשמרה.",
    marketsFailed: "לא ניתן היה לטעון את השווקים.",
    charges: (currencies: string) =>
      `השירות גובה ב: ${isolate(currencies)}. הזמנה במטבע אחר נגבית בשקלים אם הוא גובה בהם, ואחרת הוא אינו מוצע לה.`,
  },
  fields: {
    isOn: { label: "מוצעת ללקוחות", problems: { not_connected: "יש לחבר את השירות קודם" } },
    position: { label: "סדר", help: "הדרך עם המספר הקטן ביותר מוצגת ראשונה." },
    markets: {
      label: "שווקים",
      help: "בלי בחירה היא מוצעת בכולם.",
      problems: { unknown: "אחד השווקים נמחק. יש לסגור ולפתוח שוב" },
    },
    currencies: {
      label: "מטבעות של הזמנות",
      help: "בלי בחירה היא מוצעת בכל מטבע שהשירות יכול לגבות.",
      choices: currencyNames,
    },
  },
  keys: {
    button: (name: string) => `חיבור ${isolate(name)}`,
    title: (name: string) => `חיבור ${isolate(name)}`,
    submit: "בדיקה ושמירה",
    saved: "השירות קיבל את המפתחות, והם נשמרו",
    failed: "המפתחות לא נשמרו.",
    unavailable: "השירות אינו עונה, ולכן המפתחות לא נבדקו ולא נשמרו. אפשר לנסות שוב.",
    noService: "לדרך הזו אין שירות ואין מפתחות",
    intro: "המפתחות נמצאים בלוח הבקרה של השירות. הם נשמרים מוצפנים ואינם מוצגים עוד.",
    byEnvironment: "לחנות הוגדרו מפתחות בהתקנה. מפתחות שנשמרים כאן באים במקומם, עד שמנתקים אותם.",
    messages: "הכתובת להודעות (webhook), שיש לרשום אצל השירות",
    copy: "העתקת הכתובת להודעות",
    docs: "ההסבר של השירות על מפתחות והודעות",
    isStored: "נשמר. אם השדה נשאר ריק, הוא אינו משתנה.",
    problems: {
      required: "יש למלא את השדה",
      malformed: "זה אינו נראה כמו הערך שהשירות נותן",
      no_box: "אי אפשר לשמור כאן מפתחות: חסר SECOND_FACTOR_KEY.",
      other: "הערך אינו תקין",
    },
    refused: (reason: string) => `השירות לא קיבל את המפתחות. תשובתו: ${isolate(reason)}`,
    choices: {
      live: "חשבון אמיתי",
      sandbox: "חשבון ניסיון (sandbox)",
      staging: "חשבון ניסיון (staging)",
    },
  },
  disconnect: {
    button: (name: string) => `ניתוק ${isolate(name)}`,
    title: "לנתק את השירות?",
    text: (name: string) =>
      `המפתחות של ${isolate(name)} יימחקו. כדי להשתמש בו שוב יהיה צריך להזין אותם מחדש.`,
    submit: "ניתוק",
    saved: "השירות נותק",
    failed: "השירות לא נותק.",
    noKeys: "לא נשמרו כאן מפתחות",
    reasons: {
      on: "יש לכבות את השירות לפני שמנתקים אותו",
      refunds_wait: "יש החזרים שממתינים לשירות הזה. אחרי שיבוצעו אפשר יהיה לנתק אותו.",
      pages_open: "יש לקוחות שעוד עשויים לשלם דרך השירות. כדאי לנסות שוב בעוד שעה.",
    },
  },
  trial: {
    button: (name: string) => `תשלום ניסיון דרך ${isolate(name)}`,
    failed: "תשלום הניסיון לא התחיל.",
    notRead: "לא ניתן היה לבקש מהשירות את מצב תשלום הניסיון.",
    none: "עוד לא נוסה",
    states: {
      open: "ממתין לתשלום",
      approved: "אושר, הכסף בדרך",
      pending: "הכסף בדרך",
      refused: "התשלום נדחה",
      closed: "נסגר בלי תשלום",
      paid: "שולם, ההחזר בדרך",
      refunded: "שולם והוחזר",
      failed: "נכשל",
    },
  },
});

// Hebrew words by which the promises of a text are found, as parts of patterns.
import { numberWords } from "./chat-words.ts";

/** Numbers in words, beside those of the chats. */
export const promiseNumbers: Readonly<Record<string, number>> = {
  ...numberWords,
  "שתים עשרה": 12,
  "שנים עשר": 12,
  "שנים-עשר": 12,
  "ארבע עשרה": 14,
  "ארבעה עשר": 14,
  עשרים: 20,
  "עשרים וארבע": 24,
  שלושים: 30,
  "ארבעים ושמונה": 48,
  שישים: 60,
  תשעים: 90,
};

/** Units behind a number. */
export const promiseUnits = {
  hour: "שעות|שעה",
  day: "ימים|יום",
  businessDay: "ימי עסקים|יום עסקים|ימי עבודה",
  week: "שבועות",
  month: "חודשים|חודש",
  year: "שנים|שנה",
  kg: 'ק["״]ג|קילו',
  gram: "גרם",
  color: "צבעים|גוונים",
} as const;

/** Words that are a number and a unit at once. */
export const promiseMeasures: Readonly<
  Record<string, { readonly number: number; readonly unit: keyof typeof promiseUnits }>
> = {
  שעתיים: { number: 2, unit: "hour" },
  יומיים: { number: 2, unit: "day" },
  שבועיים: { number: 2, unit: "week" },
  חודשיים: { number: 2, unit: "month" },
  שנתיים: { number: 2, unit: "year" },
};

/** Letters before a number or a unit: in, for, from, the, and. */
export const promisePrefixes = "בלמהו";
export const promiseRange = "עד";
export const promiseWithin = "תוך|בתוך|עד";
export const promiseCurrencies = {
  USD: "דולר|דולרים",
  ILS: 'ש["״]ח|שקל|שקלים',
} as const;

/** Words by which a sentence promises free shipping or a gift. */
export const promiseFacts = {
  shipping: "ה?משלוח(?:ים)?",
  free: "ב?חינם|ללא עלות|ללא תשלום|בלי תשלום|באפס",
  gift: "מתנ(?:ה|ות)|שקית(?: אחסון)?",
  withEach: "עם כל|לכל",
  unsure: "לא|אינו|אינה|אם",
} as const;

/** Words by which a sentence is about a promise. */
export const promiseTopics = {
  cancel: "לבטל|ביטול|מבטלים",
  claim: "פגום|פגומה|פגומים|נזק|לדווח|דווחו|תקלה",
  reply: "נענה|נשיב|נחזור|עונים|מענה|תשובה",
  return: "להחזיר|החזרה|החזרות|החזירו|החזר כספי",
  warranty: "אחריות",
  dispute: "גישור|בוררות|סכסוך",
  free: "חינם|חינמי",
  shipping: "משלוח|משלוחים",
  upTo: "עד",
  threshold: "מעל|החל מ-?|מ-",
  orMore: "ומעלה|ויותר",
  price: "רק|במחיר|מחיר|עולה|עכשיו ב-?|ב-",
  alone: "בלבד|ליחידה|לתיק",
  product: "תיק|מנשא|תרמיל",
  otherGift: "מתנה|שקית",
  notPrice: "קופון|הנחה|חיסכון|מכס|טיסה|מונית",
  pets: "חיות|חיה|כלב|כלבים|חתול|חתולים",
} as const;

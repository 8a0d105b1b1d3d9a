// Names of the fields of documents. A name with dots holds for a field at that place within
// another; the longest that fits counts.
import { mailFields, pageFields } from "./content-page-fields.ts";
import { structureFields } from "./structure-fields.ts";
import { words } from "../words.ts";

/** Headings, texts and images: what stands in nearly every document. */
const common = {
  title: "כותרת העמוד",
  metaTitle: "כותרת למנועי חיפוש",
  description: "תיאור למנועי חיפוש",
  heading: "כותרת",
  lede: "פתיח",
  text: "טקסט",
  note: "הערה",
  image: "תמונה",
  images: "תמונות",
  alt: "תיאור התמונה",
  caption: "כיתוב",
  label: "כיתוב",
  link: "קישור",
  to: "לאן מוביל",
  url: "כתובת",
  button: "כיתוב הכפתור",
  id: "עוגן (מזהה בכתובת)",
  slug: "כתובת העמוד",
  name: "שם",
  value: "ערך",
  items: "פריטים",
  points: "נקודות",
  reasons: "סיבות",
  steps: "שלבים",
  rows: "שורות",
  groups: "קבוצות",
  figure: "נתון",
  hashtag: "האשטאג",
  tag: "שיתוף תמונות",
  callToAction: "קריאה לפעולה",
  body: "תוכן",
  excerpt: "תקציר",
  date: "תאריך",
  updated: "תאריך עדכון",
  category: "קטגוריה",
  cover: "תמונת שער",
  en: "אנגלית",
  he: "עברית",
  done: "אחרי האישור",
  location: "מקום",
} as const;

const shop = {
  legalName: "השם המשפטי",
  productName: "שם המוצר",
  email: "דוא״ל",
  logo: "לוגו",
  colours: "צבעים",
  accent: "צבע מודגש",
  patch: "רקע הלוחות הכהים",
  social: "רשתות חברתיות",
  handle: "שם המשתמש",
  trade: "מה החנות מוכרת",
  forPets: "מוצרים לחיות מחמד (טבלת מידות והטקסטים עליהן)",
  imprint: "פרטי העסק",
  postalAddress: "כתובת למשלוח דואר",
  companyNumber: "מספר חברה",
  phone: "טלפון",
  euResponsible: "האחראי באיחוד האירופי",
  accessibility: "נגישות",
  coordinator: "רכז או רכזת נגישות",
  freeStandardShippingFromUsd: "משלוח רגיל חינם מסכום (בדולרים)",
  shippingDays: "ימי משלוח",
  standard: "רגיל",
  express: "מהיר",
  international: "בינלאומי",
  worldwideFree: "חינם לכל העולם",
  from: "מ־",
  "standard.from": "מ־ (ימים)",
  "standard.to": "עד (ימים)",
  "express.from": "מ־ (ימים)",
  "express.to": "עד (ימים)",
  "international.from": "מ־ (ימים)",
  "international.to": "עד (ימים)",
  "worldwideFree.from": "מ־ (ימים)",
  "worldwideFree.to": "עד (ימים)",
  "processingBusinessDays.from": "מ־ (ימי עסקים)",
  "processingBusinessDays.to": "עד (ימי עסקים)",
  searchedFrom: "מדינות למשלוח (למנועי חיפוש)",
  salesFinalIn: "מדינות שבהן כל המכירות סופיות",
  withdrawal: "זכות ביטול לפי חוק",
  countries: "מדינות",
  withinDays: "בתוך (ימים מההגעה)",
  feePercent: "דמי ביטול עד (אחוזים)",
  feeAtMostIls: "ולא יותר מ־(שקלים)",
  groupMonths: "לקבוצות שהחוק מיטיב איתן (חודשים)",
  processingBusinessDays: "זמן הכנה",
  warrantyMonths: "אחריות (חודשים)",
  claimWithinHours: "דיווח על פגם בתוך (שעות)",
  cancelWithinHours: "ביטול עצמי בתוך (שעות)",
  replyWithinHours: "מענה לפניות בתוך (שעות)",
  dealerReplyBusinessDays: "מענה למשווקים בתוך (ימי עסקים)",
  disputes: "מחלוקות",
  respondWithinDays: "מענה לתלונה בתוך (ימים)",
  mediationWithinDays: "גישור בתוך (ימים)",
  claimWithinYears: "תביעה בתוך (שנים)",
  smallClaimsUnder: "תביעות קטנות עד סכום",
  unmatchedReturnDays: "שמירת פניות שלא נמצאה להן הזמנה (ימים)",
  minimumAge: "גיל מינימלי",
  account: "פרטי החשבון",
  reference: "אסמכתה",
  withoutAccount: "הטקסט כל עוד אין פרטי חשבון",
  held: "כמה זמן ההזמנה נשמרת",
} as const;

/** Measures of the backpack that texts may quote. */
const measures = {
  heightCm: "גובה (ס״מ)",
  widthCm: "רוחב (ס״מ)",
  depthCm: "עומק (ס״מ)",
  heightIn: "גובה (אינץ׳)",
  widthIn: "רוחב (אינץ׳)",
  depthIn: "עומק (אינץ׳)",
  weightGrams: "משקל (גרם)",
  maxPetKg: "משקל החיה (ק״ג)",
  maxPetLb: "משקל החיה (ליברות)",
  roomCm: "תוספת למידות (ס״מ)",
  metric: "מידות בסנטימטרים",
  imperial: "מידות באינצ׳ים",
  weight: "משקל",
  maxPet: "משקל החיה המרבי",
  price: "מחיר",
  socialNames: "שמות הרשתות",
} as const;

const names: Readonly<Record<string, string>> = {
  ...measures,
  ...mailFields,
  ...pageFields,
  ...structureFields,
  ...shop,
  ...common,
};

/** Name of a field, by its document and its place there; undefined if it has none. */
export const findFieldName = words(
  "findFieldName",
  (document: string, path: string): string | undefined => {
    const place = path.split(".").filter((step) => !/^\d+$/.test(step));
    const whole = names[`${document}:${place.join(".")}`];
    if (whole !== undefined) return whole;
    for (let from = 0; from < place.length; from += 1) {
      const name = names[place.slice(from).join(".")];
      if (name !== undefined) return name;
    }
    return undefined;
  },
);

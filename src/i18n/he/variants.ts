import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The variants of a product. */
export const variants = words("variants", {
  list: "גרסאות המוצר",
  add: "הוספת גרסה",
  addTitle: "גרסה חדשה",
  editTitle: "עריכת גרסה",
  submitNew: "הוספת הגרסה",
  empty: "אין עדיין גרסאות",
  emptyText: "לקוחות קונים גרסה: צבע או מידה עם מחיר ומלאי משלהם.",
  columns: {
    variant: "גרסה",
    colors: "צבעים",
    price: "מחיר",
    cost: "עלות",
    stock: "מלאי",
    active: "בחנות",
    actions: "פעולות",
  },
  stock: (available: number) => (available === 0 ? "אזל" : `${available} למכירה`),
  reserved: (count: number) => inWords(count, "יחידה אחת שמורה להזמנות", "יחידות שמורות להזמנות"),
  toInventory: (sku: string) => `המלאי של ${isolate(sku)}`,
  menu: (name: string) => `פעולות עבור הגרסה ${isolate(name)}`,
  edit: "עריכה",
  duplicate: "שכפול",
  copyName: (original: string) => `${original} – עותק`,
  delete: "מחיקה",
  deletionBlocked: {
    stock: "יש ממנה יחידות במלאי",
    reserved: "יש ממנה יחידות בהזמנות פתוחות",
  },
  deleteDialog: {
    title: "מחיקת גרסה",
    text: (name: string) => `הגרסה ״${isolate(name)}״ תימחק. הזמנות קיימות לא ישתנו.`,
  },
  form: {
    chooseColor: "בחירה מלוח הצבעים",
    customs: "משלוח לחו״ל",
    customsHelp: "נדרש בטופס המכס \u2066CN22\u2069. בישראל אין בזה צורך.",
    noCountry: "לא צוינה",
    words: "עמוד הגרסה",
    search: "במנועי חיפוש",
    more: "שמות, מידה, כתובת וברקוד",
    images: "תמונות",
    uploadHelp: "אפשר גם לגרור תמונות לטופס או להדביק. הן משויכות לגרסה, ושמה הוא הטקסט החלופי.",
    firstImage: "התמונה הראשונה של הגרסה",
    storyImageNow: "התמונה הנוכחית",
    noImage: "ללא תמונה",
    imageAt: (place: number, description: string) =>
      description === "" ? `תמונה ${place}` : `תמונה ${place}: ${isolate(description)}`,
  },
  fields: {
    variantName: { label: "שם הגרסה", problems: { required: "נא להזין שם גרסה" } },
    shortName: { label: "שם קצר", help: "לבחירת הגרסה ולסל. ריק: השם המלא." },
    size: { label: "מידה", help: "כשגרסאות נבדלות גם במידה, לדוגמה: Large" },
    colorPrimary: { label: "צבע ראשי" },
    colorSecondary: { label: "צבע משני" },
    colorHex: { label: "קוד הגוון", help: "של הצבע הראשי. לדוגמה: \u2066#7f7c56\u2069" },
    imageId: { label: "תמונה ראשית" },
    slug: {
      label: "כתובת בחנות",
      help: "אותיות לטיניות קטנות, ספרות ומקפים. כתובת ישנה ממשיכה להוביל לחדשה, ולא תינתן לגרסה אחרת.",
      problems: { required: "נא להזין כתובת" },
    },
    sku: { label: "מק״ט" },
    barcode: { label: "ברקוד" },
    priceMinor: { label: "מחיר ($)" },
    costMinor: { label: "עלות ($)", help: "כמה עולה יחידה לחנות. לקוחות אינם רואים אותה." },
    stock: { label: "מלאי התחלתי", help: "נרשם כקבלת סחורה. אחר כך מעדכנים במסך המלאי." },
    tariffCode: {
      label: "קוד מכס",
      help: "\u2066HS\u2069, שש ספרות לפחות. לדוגמה: \u20664202.92\u2069",
    },
    originCountry: { label: "ארץ הייצור" },
    weightGrams: { label: "משקל עם האריזה (גרם)", help: "ריק: משקל המוצר." },
    customsDescription: {
      label: "תיאור למכס",
      help: "באנגלית, לדוגמה: \u2066Pet carrier backpack, textile\u2069. ריק: שם המוצר.",
    },
    tagline: { label: "משפט פתיחה" },
    story: { label: "סיפור" },
    features: {
      label: "שורות תיאור",
      help: "תכונה בכל שורה: עד 12 שורות, עד 200 תווים בשורה.",
      problems: {
        too_long: "אחת השורות ארוכה מ־200 תווים.",
        too_many: "אפשר להזין עד 12 שורות.",
        twice: "אותה שורה מופיעה פעמיים.",
      },
    },
    searchTitle: {
      label: "כותרת למנועי חיפוש",
      help: "ריק: שם הגרסה ושם המוצר.",
    },
    searchDescription: {
      label: "תיאור למנועי חיפוש",
      help: "ריק: החנות כותבת אותו משם המוצר, ממשפט הפתיחה ומהמחיר.",
    },
    storyImageUrl: { label: "תמונה ליד הסיפור" },
  },
  clash: {
    title: "הגרסה השתנתה בינתיים",
    text: "מישהו אחר שמר שינויים באותם שדות. מה שהוקלד כאן נשאר; שמירה תחליף את הערך שנשמר בינתיים.",
  },
  outcomes: {
    add: { saved: "הגרסה נוספה בהצלחה", failed: "לא ניתן היה להוסיף את הגרסה." },
    save: { saved: "עודכן בהצלחה", failed: "לא ניתן היה לשמור את הגרסה." },
    delete: { saved: "הגרסה נמחקה", failed: "לא ניתן היה למחוק את הגרסה." },
    restore: { saved: "הגרסה שוחזרה", failed: "לא ניתן היה לשחזר את הגרסה." },
    duplicate: {
      saved: "העותק נוצר כטיוטה. הוא יימכר אחרי שיוצג בחנות.",
      failed: "לא ניתן היה לשכפל את הגרסה.",
    },
  },
});

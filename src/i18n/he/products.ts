import type {
  ProductSort,
  ProductState,
  SalesPeriod,
  attributeTypes,
} from "#modules/catalog/admin-names.ts";
import { taxClassNames } from "./tax-class-names.ts";
import { soldUnits } from "./units.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** "מוצר אחד", "3 מוצרים". */
export const productsInWords = words("productsInWords", (count: number): string => {
  return inWords(count, "מוצר אחד", "מוצרים");
});

export const products = words("products", {
  title: "מוצרים וקטגוריות",
  search: "חיפוש לפי שם, מק״ט, ברקוד או תגית",
  state: "הצגת מוצרים",
  states: {
    all: "הכול",
    active: "בתצוגה",
    inactive: "לא בתצוגה",
    late: "לא פורסמו במועד",
    featured: "מומלצים",
    deleted: "סל המיחזור",
  } satisfies Record<ProductState, string>,
  allCategories: "כל הקטגוריות",
  noCategory: "ללא קטגוריה",
  sort: "מיון",
  sorts: {
    newest: "החדשים תחילה",
    shop: "לפי הסדר בחנות",
    updated: "עודכנו לאחרונה",
    name: "לפי שם",
    price: "מהזול ליקר",
    "-price": "מהיקר לזול",
    available: "המלאי הנמוך תחילה",
  } satisfies Record<ProductSort, string>,
  columns: {
    product: "מוצר",
    basePrice: "מחיר בסיס",
    stock: "גרסאות ומלאי",
    featured: "מומלץ",
    active: "בחנות",
    updated: "עודכן",
    deleted: "נמחק",
    actions: "פעולות",
  },
  noSku: "ללא מק״ט",
  variants: (count: number) => (count === 0 ? "אין גרסאות" : inWords(count, "גרסה אחת", "גרסאות")),
  available: (count: number) => (count === 0 ? "אזל מהמלאי" : `${count} למכירה`),
  leavesBin: (days: number) =>
    days <= 0 ? "יימחק לצמיתות היום" : `יימחק לצמיתות בעוד ${daysInWords(days)}`,
  staysInBin: "נשמר בגלל הזמנות או מלאי",
  empty: {
    none: "אין עדיין מוצרים",
    noneText: "כאן מוסיפים את המוצר הראשון: שם ומחיר. תמונות וגרסאות מוסיפים אחר כך.",
    filtered: "אין מוצרים שמתאימים לסינון",
    filteredText: "אפשר לנסות מילים אחרות או לנקות את הסינון.",
    bin: "סל המיחזור ריק",
    binText: "מוצרים שנמחקים נשמרים כאן 30 יום ואפשר לשחזר אותם.",
  },
  loadFailed: "טעינת המוצרים נכשלה",
  categoriesFailed: "טעינת הקטגוריות נכשלה.",
  rowMenu: (name: string) => `פעולות עבור ${isolate(name)}`,
  featureSwitch: (name: string) => `סימון ${isolate(name)} כמוצר מומלץ`,
  actions: {
    add: "הוספת מוצר",
    details: "פרטים",
    duplicate: "שכפול",
    delete: "מחיקה",
    restore: "שחזור",
    inShop: "צפייה בחנות",
  },
  deleteDialog: {
    title: "מחיקת מוצר",
    text: (name: string) =>
      `המוצר ״${isolate(name)}״ יוסר מהחנות ויעבור לסל המיחזור. הזמנות קיימות לא ישתנו, ואפשר לשחזר אותו במשך 30 יום.`,
  },
  duplicateDialog: {
    title: "שכפול מוצר",
    text: "העותק נוצר כטיוטה, בלי מק״ט, ברקודים ומלאי.",
    fields: { name: { label: "שם העותק" }, withImages: { label: "להעתיק גם את התמונות" } },
    copyName: (original: string) => `${original} – עותק`,
    submit: "יצירת עותק",
  },
  outcomes: {
    add: { saved: "המוצר נוסף בהצלחה", failed: "לא ניתן היה להוסיף את המוצר." },
    save: { saved: "עודכן בהצלחה", failed: "לא ניתן היה לשמור את המוצר." },
    flag: {
      saved: "עודכן בהצלחה",
      failed: "לא ניתן היה לעדכן את המוצר, והסימון הוחזר למצבו הקודם.",
    },
    delete: { saved: "המוצר הועבר לסל המיחזור", failed: "לא ניתן היה למחוק את המוצר." },
    restore: { saved: "המוצר שוחזר", failed: "לא ניתן היה לשחזר את המוצר." },
    duplicate: { saved: "העותק נוצר", failed: "לא ניתן היה לשכפל את המוצר." },
  },
  form: {
    addTitle: "מוצר חדש",
    submitNew: "הוספת המוצר",
    priceHelp: (shekels: string) => `כ־${shekels} לפי השער האחרון`,
    size: "מידות וחיות",
    noGift: "בלי מתנה",
    giftChosen: "המתנה שנבחרה",
    addTag: "הוספת תגית",
    removeTag: (tag: string) => `הסרת התגית ${isolate(tag)}`,
    details: "פרטי המוצר",
    sale: "מכירה",
    unchanged: "אין שינויים לשמירה",
    unsaved: "יש שינויים שלא נשמרו",
    discard: "ביטול השינויים",
  },
  fields: {
    name: { label: "שם המוצר", problems: { required: "נא להזין שם מוצר" } },
    description: { label: "תיאור" },
    basePriceMinor: {
      label: "מחיר בסיס ($)",
      help: "המחיר של גרסאות חדשות. מה שהלקוחות משלמים נקבע בכל גרסה.",
    },
    categoryId: { label: "קטגוריה" },
    sku: { label: "מק״ט" },
    giftProductId: {
      label: "מתנה עם כל יחידה",
      help: "מצורפת לכל הזמנה בלי תשלום, כל עוד נותרה במלאי. ״בלי מתנה״ מסיים את המבצע.",
    },
    weightGrams: { label: "משקל (גרם)" },
    heightMm: { label: "גובה (ס״מ)" },
    widthMm: { label: "רוחב (ס״מ)" },
    depthMm: { label: "עומק (ס״מ)" },
    maxPetGrams: {
      label: "משקל החיה המרבי (ק״ג)",
      help: "רק למוצר שנושא חיות. ריק: בלי בדיקת התאמה ובלי מילים על חיות.",
    },
    care: { label: "טיפול וניקוי", help: "כל שורה היא פסקה בעמוד המוצר." },
    taxClass: {
      label: "סוג לעניין מס",
      help: "קובע את שיעור המס בשווקים שבהם נגבה מס.",
      choices: taxClassNames,
    },
    tags: { label: "תגיות", help: "Enter או פסיק מוסיפים תגית." },
    dimensions: {
      label: "הערת מידות",
      // Isolated: figures and Latin letters keep their order.
      help: "לצוות בלבד. לדוגמה: \u206645 x 33 x 21 cm\u2069",
    },
    featured: { label: "מומלץ", help: "מוצרים מומלצים מסומנים בכוכב." },
    attributes: {
      label: "מאפיינים",
      help: "מספר מהמדיניות או מידה של המוצר אפשר לכתוב כערך משתנה, והוא מתעדכן מעצמו: \u2066{policies.warrantyMonths}\u2069, \u2066{size.metric}\u2069.",
      entry: {
        none: "אין עדיין מאפיינים.",
        add: "הוספת מאפיין",
        name: (place: number) => `המאפיין ${place}`,
        fields: {
          name: { label: "שם" },
          value: { label: "ערך" },
          type: {
            label: "סוג",
            choices: { text: "טקסט", number: "מספר", boolean: "כן או לא" } satisfies Record<
              (typeof attributeTypes)[number],
              string
            >,
          },
        },
      },
    },
  },
  clash: {
    title: "המוצר השתנה בינתיים",
    text: "מישהו אחר שמר שינויים באותם שדות. מה שהוקלד כאן נשאר; שמירה תחליף את הערך שנשמר בינתיים.",
  },
  page: {
    back: "חזרה לרשימת המוצרים",
    loadFailed: "טעינת המוצר נכשלה",
    inBin: "המוצר נמצא בסל המיחזור ואינו מוצג בחנות.",
    tabs: "חלקי המוצר",
    tab: { general: "כללי", images: "תמונות", variants: "גרסאות", analytics: "אנליטיקה" },
  },
  analytics: {
    loadFailed: "טעינת נתוני המכירות נכשלה",
    period: "תקופה",
    periods: {
      "30": "30 יום",
      "90": "90 יום",
      "365": "שנה",
      all: "כל הזמן",
    } satisfies Record<SalesPeriod, string>,
    units: soldUnits.label,
    unitsSold: (count: number) => inWords(count, "יחידה אחת נמכרה", "יחידות נמכרו"),
    unitsExplained: soldUnits.explanation,
    completed: (count: string) => `מתוכן בהכנסות: ${count}`,
    revenue: "הכנסות",
    revenueExplained:
      "החלק של המוצר בהכנסות התקופה, אחרי הנחות והחזרים. השקלים לפי השער של כל הזמנה.",
    orders: "הזמנות",
    ordersExplained: "הזמנות שיש בהן המוצר, בכל סטטוס, בלי הזמנות שנמחקו.",
    lastOrdered: "הוזמן לאחרונה",
    neverOrdered: "עוד לא הוזמן",
    byVariant: "לפי גרסה",
    byVariantNote: "הסכומים הם של ההכנסות בלבד.",
    variant: "גרסה",
    share: "חלק מההכנסות",
    none: "אין מכירות בתקופה הזאת",
  },
});

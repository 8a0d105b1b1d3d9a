import { words } from "../words.ts";

/** The palette of commands. */
export const palette = words("palette", {
  /** On the button that opens it. */
  search: "חיפוש בכל המערכת",
  title: "חיפוש ופקודות",
  field: "חיפוש הזמנה, לקוח, מוצר, טקסט, הגדרה או פעולה",
  help: "בחירה בחיצים, ביצוע ב־Enter, סגירה ב־Esc.",
  close: "סגירה",
  empty: "לא נמצאו תוצאות",
  searching: "טוענים…",
  failed: "חלק מהחיפוש נכשל",
  found: (count: number) =>
    count === 0 ? "לא נמצאו תוצאות" : count === 1 ? "תוצאה אחת" : `${count} תוצאות`,
  groups: {
    recent: "נפתחו לאחרונה",
    orders: "הזמנות",
    customers: "לקוחות",
    variants: "מלאי",
    products: "מוצרים",
    returns: "החזרות",
    coupons: "קופונים",
    texts: "טקסטים",
    settings: "הגדרות",
    actions: "פעולות",
    pages: "עמודים",
  },
  actions: {
    newOrder: "הזמנה חדשה",
    export: "ייצוא הזמנות",
    theme: { light: "ערכת צבעים בהירה", dark: "ערכת צבעים כהה", system: "ערכת צבעים לפי המכשיר" },
    keys: "קיצורי מקלדת",
    shop: "מעבר לחנות",
    signOut: "התנתקות",
  },
  /** Things that can be added, by where that is done. */
  adds: {
    product: { name: "מוצר חדש", words: "הוספה יצירה פריט new product" },
    category: { name: "קטגוריה חדשה", words: "הוספה יצירה new category" },
    coupon: { name: "קופון חדש", words: "הוספה יצירה קוד הנחה new coupon" },
    article: { name: "מאמר חדש", words: "הוספה יצירה כתבה בלוג פוסט new article post" },
    redirect: { name: "הפניה חדשה", words: "הוספה יצירה new redirect" },
    staff: {
      name: "הוספת איש צוות",
      words: "חדש הזמנה הרשאה תפקיד עובד מנהל invite staff user",
    },
  },
  /** Other words by which people look for the same. */
  synonyms: {
    dashboard: "דשבורד ראשי בית סיכום dashboard home",
    reviews: "ביקורות חוות דעת כוכבים דירוג reviews ratings stars",
    returns: "החזרה ביטול זיכוי החלפה אחריות תביעה returns cancel refund warranty rma",
    door: "מכס מס עמלה דלת הבטחה customs duty door",
    carriers: "חברה שליחויות מעקב שליח carriers couriers shipping tracking",
    markets: "מס מע״מ מכס מדינות משלוח markets tax vat duty shipping countries",
    paymentWays:
      "תשלום סליקה אשראי מפתחות פייפאל סטרייפ פייפלוס payments stripe paypal payplus keys",
    coupons: "קוד קופון הנחה מבצע הטבה coupons codes offers discount",
    content: "טקסטים מאמרים שאלות תמונות הפניות מדיניות content texts articles",
    inventory: "מחסן סטוק יחידות מדף ספירה inventory stock",
    orders: "מכירות עסקאות קניות orders sales",
    products: "קטלוג פריטים תיק תרמיל products catalogue",
    categories: "קטגוריות סיווג קבוצות categories",
    customers: "קונים אנשים customers crm",
    messages: "הודעות מכתבים משווקים ניוזלטר תשובות inbox messages",
    marketing: "פרסום שיווק תוכן marketing content",
    analytics: "דוחות סטטיסטיקה גרפים נתונים analytics reports",
    settings: "תצורה אפשרויות הגדרה settings",
    ownSecurity: "סיסמה מכשירים התראות טלפון כניסה אימות password passkeys push notifications",
    newOrder: "הוספה יצירה טלפונית ידנית new order",
    theme: "מצב לילה יום צבע נושא dark light theme",
    keys: "מקשים עזרה קיצור keyboard shortcuts help",
    shop: "אתר חזית shop store",
    signOut: "יציאה ניתוק logout sign out",
  },
  order: "הזמנה",
});

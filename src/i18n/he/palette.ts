/** The palette of commands and the keys of the back office. */
export const palette = {
  /** On the button that opens it. */
  search: "חיפוש בכל המערכת",
  title: "חיפוש ופקודות",
  field: "חיפוש הזמנה, לקוח, מוצר, עמוד או פעולה",
  help: "בחירה בחיצים, ביצוע ב־Enter, סגירה ב־Esc.",
  close: "סגירה",
  empty: "לא נמצאו תוצאות",
  searching: "טוען…",
  failed: "החיפוש בהזמנות, בלקוחות ובמוצרים נכשל",
  found: (count: number) =>
    count === 0 ? "לא נמצאו תוצאות" : count === 1 ? "תוצאה אחת" : `${count} תוצאות`,
  groups: {
    recent: "נפתחו לאחרונה",
    orders: "הזמנות",
    customers: "לקוחות",
    variants: "מלאי",
    products: "מוצרים",
    actions: "פעולות",
    pages: "עמודים",
  },
  actions: {
    newOrder: "הזמנה חדשה",
    newProduct: "מוצר חדש",
    export: "ייצוא הזמנות",
    theme: { light: "ערכת צבעים בהירה", dark: "ערכת צבעים כהה", system: "ערכת צבעים לפי המכשיר" },
    keys: "קיצורי מקלדת",
    shop: "מעבר לחנות",
    signOut: "התנתקות",
  },
  /** Other words by which people look for the same. */
  synonyms: {
    dashboard: "דשבורד ראשי בית סיכום dashboard home",
    content: "טקסטים מאמרים שאלות תמונות הפניות מדיניות content texts articles",
    inventory: "מחסן סטוק יחידות מדף ספירה inventory stock",
    orders: "מכירות עסקאות קניות orders sales",
    products: "קטלוג פריטים תיק תרמיל products catalogue",
    categories: "קטגוריות סיווג קבוצות categories",
    customers: "קונים אנשים פניות customers crm",
    analytics: "דוחות סטטיסטיקה גרפים נתונים analytics reports",
    settings: "תצורה אפשרויות הגדרה settings",
    newOrder: "הוספה יצירה טלפונית ידנית new order",
    newProduct: "הוספה יצירה פריט חדש new product",
    theme: "מצב לילה יום צבע נושא dark light theme",
    keys: "מקשים עזרה קיצור keyboard shortcuts help",
    shop: "אתר חזית shop store",
    signOut: "יציאה ניתוק logout sign out",
  },
  categories: "קטגוריות",
  order: "הזמנה",
} as const;

export const keys = {
  title: "קיצורי מקלדת",
  intro: "המקשים פועלים גם כשהמקלדת בעברית, אך לא בזמן הקלדה בשדה.",
  groups: { general: "כללי", go: "מעבר בין עמודים" },
  followedBy: "ואז",
  palette: "חיפוש ופקודות",
  search: "מעבר לחיפוש שבעמוד",
  newOrder: "הזמנה חדשה",
  help: "רשימת הקיצורים",
  active: "קיצורים של מקש אחד פעילים",
} as const;

import { explainLowStock } from "./units.ts";
import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import type { StockFilter, StockLevel } from "#modules/inventory/stock-levels.ts";
import type { MovementReason } from "#modules/inventory/reasons.ts";
import type { LineProblem } from "#modules/inventory/line-problems.ts";
import type { SheetProblem } from "#shared/sheet-problems.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

const units = (value: number) => inWords(value, "יחידה אחת", "יחידות");
const items = (value: number) => inWords(value, "פריט אחד", "פריטים");
const lines = (value: number) => inWords(value, "שורה אחת", "שורות");

const badQuantity = "יש להזין מספר שלם בין 1 ל־100,000";

/** The stock: the list, its figures, what moved, and the stocktake. */
export const inventory = words("inventory", {
  figures: {
    variants: {
      label: "גרסאות",
      explanation:
        "כל גרסאות המוצרים, גם אלה שאינן מוצעות כרגע למכירה. מוצרים בסל המיחזור אינם נספרים.",
    },
    onHand: {
      label: "על המדף",
      explanation: "כל היחידות שנמצאות במחסן, כולל יחידות ששמורות להזמנות פתוחות.",
    },
    belowThreshold: {
      label: "מלאי נמוך",
      explanation: explainLowStock,
    },
    critical: {
      label: "מלאי קריטי",
      explanation: "גרסאות שנותרו מהן בין יחידה אחת לחמש יחידות למכירה.",
    },
    out: { label: "אזלו מהמלאי", explanation: "גרסאות שאין מהן אף יחידה למכירה." },
    value: {
      label: "שווי המלאי",
      explanation:
        "כל היחידות שעל המדף לפי מחיר הקטלוג, ומתחתיו לפי עלותן. השקלים מחושבים לפי השער האחרון.",
    },
    atCost: "לפי עלות:",
    uncosted: (value: number) =>
      value === 1
        ? "לא כולל יחידה אחת שעלותה אינה ידועה"
        : `לא כולל ${units(value)} שעלותן אינה ידועה`,
  },
  held: (value: number) => (value === 1 ? "מתוכן אחת שמורה" : `מתוכן ${formatCount(value)} שמורות`),
  /** Units of orders that are not paid. */
  unpaidHolds: {
    open: "שחרור שמורות ללא תשלום",
    title: "לשחרר את כל היחידות ששמורות ללא תשלום?",
    reading: "בודקים מה שמור…",
    unchecked: "לא ניתן היה לבדוק מה שמור ללא תשלום",
    none: "אין הזמנות שלא שולמו ושומרות יחידות.",
    summary: (orders: number, count: number) =>
      `${inWords(orders, "הזמנה אחת שלא שולמה שומרת", "הזמנות שלא שולמו שומרות")} ${units(count)}:`,
    line: (held: number, onHand: number) =>
      `${formatCount(held)} מתוך ${formatCount(onHand)} שעל המדף`,
    text: "היחידות יחזרו מיד למלאי. ההזמנות עצמן נשארות, ובכל אחת יירשם מי שחרר. הזמנות שנרשמו ידנית אינן משתנות.",
    submit: "שחרור",
    close: "סגירה",
    saved: (orders: number) =>
      orders === 1
        ? "שוחררו היחידות של הזמנה אחת"
        : `שוחררו היחידות של ${formatCount(orders)} הזמנות`,
    rest: "נותרו עוד הזמנות: אפשר ללחוץ שוב.",
    failed: "היחידות לא שוחררו.",
  },
  search: "חיפוש לפי מוצר, גרסה, מק״ט או ברקוד",
  level: {
    label: "סינון לפי מלאי",
    choices: {
      all: "הכול",
      low: "מלאי נמוך",
      out: "אזל",
      critical: "מלאי קריטי",
      below: "נמוך או אזל",
    } satisfies Record<StockFilter, string>,
  },
  columns: {
    variant: "מוצר",
    sku: "מק״ט וברקוד",
    level: "מצב",
    price: "מחיר",
    cost: "עלות",
    onHand: "על המדף",
    reserved: "שמור",
    available: "למכירה",
    actions: "פעולות",
  },
  levels: {
    enough: "במלאי",
    low: "מלאי נמוך",
    critical: "מלאי קריטי",
    out: "אזל מהמלאי",
  } satisfies Record<StockLevel, string>,
  belowThreshold: (threshold: number) => `מתחת לסף (${formatCount(threshold)})`,
  notForSale: "לא בתצוגה",
  noBarcode: "ללא ברקוד",
  shelf: (onHand: number, reserved: number) =>
    `על המדף ${formatCount(onHand)} · שמור ${formatCount(reserved)}`,
  edit: {
    price: (name: string) => `עריכת המחיר של ${isolate(name)}`,
    stock: (name: string) => `עריכת המלאי של ${isolate(name)}`,
    priceLabel: "מחיר בדולרים",
    cost: (name: string) => `עריכת העלות של ${isolate(name)}`,
    costLabel: "עלות בדולרים; ריק כשאינה ידועה",
    noCost: "אינה ידועה",
    stockLabel: "יחידות למכירה",
    save: "שמירה",
    cancel: "ביטול",
    badPrice: "יש להזין סכום בדולרים, למשל 74.99",
    tooMuch: "יש להזין מחיר בין 0 ל־10,000 דולר",
    badStock: "יש להזין מספר שלם בין 0 ל־100,000",
    inShekels: "בשקלים:",
    failedPrice: "המחיר לא נשמר.",
    forAll: "לכל הגרסאות של המוצר",
    allSaved: "המחיר עודכן לכל הגרסאות",
    failedCost: "העלות לא נשמרה.",
    failedStock: "המלאי לא נשמר.",
  },
  step: {
    more: (name: string) => `הוספת יחידה: ${isolate(name)}`,
    fewer: (name: string) => `הפחתת יחידה: ${isolate(name)}`,
    none: "אין יחידות להפחתה",
    done: (quantity: number) => {
      const many = Math.abs(quantity) !== 1;
      if (quantity > 0) return `${many ? "נוספו" : "נוספה"} ${units(quantity)} למלאי`;
      return `${many ? "הופחתו" : "הופחתה"} ${units(-quantity)} מהמלאי`;
    },
    undone: "השינוי בוטל",
    failed: "המלאי לא השתנה.",
  },
  saved: "עודכן בהצלחה",
  list: {
    label: "רשימת המלאי",
    failed: "לא ניתן היה לטעון את המלאי",
    none: { title: "אין עדיין גרסאות", text: "גרסאות שיתווספו למוצרים יופיעו כאן עם המלאי שלהן." },
    filtered: { title: "לא נמצאו פריטים", text: "אין פריטים שמתאימים לחיפוש ולסינון שנבחרו." },
  },
  history: {
    open: (name: string) => `תנועות המלאי של ${isolate(name)}`,
    title: "תנועות מלאי",
    list: "רשימת התנועות",
    empty: "לא היו עדיין תנועות במלאי של הגרסה.",
    failed: "לא ניתן היה לטעון את התנועות",
    onHand: "על המדף",
    reserved: "שמור",
    ahead: "הוזמן מראש",
    after: "לאחר התנועה:",
    available: "למכירה",
    order: "הזמנה",
    /** For the waiting list, not for an order. */
    ofWaiting: { reserve: "שמירה לממתין ברשימה", release: "סיום השמירה לממתין" },
    shop: "המערכת",
    more: "תנועות קודמות",
  },
  reason: "סיבת התנועה",
  reasons: {
    opening: "מלאי פתיחה",
    receipt: "קבלת סחורה",
    adjustment: "תיקון ידני",
    count: "ספירת מלאי",
    preorder: "הזמנה מראש",
    reserve: "שמירה להזמנה",
    release: "שחרור מהזמנה",
    shipment: "יציאה למשלוח",
    recall: "ביטול יציאה למשלוח",
    return: "החזרה למלאי",
    sale: "מכירה",
  } satisfies Record<MovementReason, string>,
  receive: {
    open: (name: string) => `קבלת סחורה של ${isolate(name)}`,
    title: "קבלת סחורה",
    fields: {
      quantity: { label: "כמות שהתקבלה", problems: badQuantity },
      note: { label: "הערה", help: "למשל מספר תעודת המשלוח. נרשמת ביומן התנועות." },
    },
    submit: "קליטה למלאי",
    saved: (quantity: number) => `${quantity === 1 ? "נקלטה" : "נקלטו"} ${units(quantity)} למלאי`,
    failed: "הסחורה לא נקלטה.",
  },
  stocktake: {
    open: "ספירת מלאי",
    title: "ספירת מלאי",
    intro:
      "מורידים גיליון, רושמים בעמודה ״נספר״ את מה שנמצא על המדף, ומעלים אותו בחזרה. שום דבר לא משתנה לפני האישור.",
    download: "הורדת גיליון ספירה",
    downloadFailed: "הגיליון לא נוצר.",
    upload: "העלאת גיליון שמולא",
    uploadHelp: "קובץ אקסל (XLSX), קאלק (ODS) או CSV, עד 10,000 שורות.",
    another: "העלאת גיליון אחר",
    tooLarge: "הקובץ גדול מדי. אפשר להעלות עד 900 ק״ב.",
    previewFailed: "הגיליון לא נקרא.",
    sheetProblems: {
      empty: "אין בגיליון שורות.",
      unreadable: "הקובץ אינו קובץ אקסל (XLSX), קאלק (ODS) או CSV תקין.",
      columns_missing:
        "לא נמצאו העמודות ״מק״ט״ (או ״ברקוד״) ו״נספר״. יש להשתמש בגיליון שהורד מכאן.",
      too_many_lines: "יש בגיליון יותר מ־10,000 שורות.",
    } satisfies Record<SheetProblem, string>,
    summary: (counted: number, notCounted: number) =>
      `נספרו ${items(counted)}${notCounted > 0 ? `, ${lines(notCounted)} ללא ספירה` : ""}.`,
    noDifferences: "הספירה תואמת את הרשום במערכת. אין מה לעדכן.",
    differences: "הפרשים",
    columns: {
      item: "פריט",
      onHand: "רשום",
      counted: "נספר",
      difference: "הפרש",
    },
    problems: (value: number) => inWords(value, "שורה אחת לא תעודכן", "שורות לא יעודכנו"),
    line: "שורה",
    problemLabels: {
      unknown_sku: "אין מק״ט כזה",
      changed_sku: "תוכנת גיליונות שינתה את המק״ט. ייתכן שהוא",
      not_a_number: "הספירה אינה מספר שלם",
      too_many: "המספר גדול מדי",
      twice: "המק״ט מופיע יותר מפעם אחת",
      below_reserved: "נספרו פחות יחידות מאלה ששמורות להזמנות פתוחות",
    } satisfies Record<LineProblem, string>,
    note: "הערה לספירה",
    apply: (value: number) => `עדכון ${items(value)}`,
    saved: (value: number) => `המלאי עודכן לפי הספירה: ${items(value)}`,
    moved: "המלאי השתנה בזמן הבדיקה. ההפרשים חושבו מחדש, ויש לאשר אותם שוב.",
    failed: "המלאי לא עודכן.",
  },
});

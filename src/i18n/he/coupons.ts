import type { CouponKind } from "#modules/cart/coupon-kinds.ts";
import type { CouponFigure, CouponState } from "#modules/coupons/kinds.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { revenueOrders } from "./revenue.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The codes that take something off an order. */
export const coupons = words("coupons", {
  title: "קופונים",
  intro: "קוד אחד לכל הזמנה. הזמנות שכבר נעשו שומרות את הקופון כפי שהיה.",
  search: "חיפוש לפי קוד או הערה",
  filter: "מצב",
  all: "הכול",
  states: {
    active: "פעיל",
    planned: "עתידי",
    ended: "הסתיים",
    used_up: "נוצל עד תום",
    off: "כבוי",
  } satisfies Record<CouponState, string>,
  list: {
    label: "קופונים",
    failed: "לא ניתן היה לטעון את הקופונים.",
    none: { title: "אין קופונים", text: "קופון חדש יופיע כאן." },
    filtered: { title: "לא נמצאו קופונים", text: "אין קופון שמתאים לסינון." },
  },
  columns: {
    code: "קוד",
    value: "ההנחה",
    state: "מצב",
    days: "ימים",
    uses: "שימושים",
    note: "הערה",
    actions: "פעולות",
  },
  off: {
    percent: (percent: number) => `${percent}%`,
    item: (name: string) => `${isolate(name)} במתנה`,
    /** Of a variant that is gone. */
    itemGone: "פריט שנמחק",
  },
  usesOf: (uses: number, most: number | null) =>
    most === null ? formatCount(uses) : `${formatCount(uses)} מתוך ${formatCount(most)}`,
  days: {
    always: "ללא הגבלה",
    from: (day: string) => `מ־${day}`,
    until: (day: string) => `עד ${day}`,
    both: (from: string, until: string) => `${from} – ${until}`,
  },
  isPublic: "ציבורי",
  actions: {
    add: "קופון חדש",
    edit: "עריכה",
    duplicate: "שכפול",
    duplicateOf: (code: string) => `שכפול ${isolate(code)}`,
    disable: "כיבוי",
    disableNamed: (code: string) => `כיבוי ${isolate(code)}`,
    enable: "הפעלה",
    enableNamed: (code: string) => `הפעלת ${isolate(code)}`,
    switchFailed: "הקופון לא השתנה.",
    disabled: "הקופון כבוי",
    enabled: "הקופון פעיל",
    copyLink: "העתקת קישור",
    copied: "הקישור הועתק",
    copyFailed: "הקישור לא הועתק.",
  },
  form: {
    add: "קופון חדש",
    edit: (code: string) => `עריכת ${isolate(code)}`,
    failed: "הקופון לא נשמר.",
    saved: "הקופון נשמר",
    codeUsed: "יש הזמנות עם הקוד הזה, ולכן אי אפשר לשנות אותו.",
    values: { percent: "אחוז ההנחה", amount: "סכום ההנחה בדולרים" },
    targets: { label: "לאילו פריטים", help: "בלי פריטים ברשימה הקופון חל על הכול." },
    wholeProduct: "כל המוצר",
    removeTarget: (name: string) => `הסרת ${isolate(name)}`,
    gone: "נמחק",
  },
  fields: {
    code: {
      label: "קוד",
      help: "אותיות לטיניות, ספרות ומקפים. לקוחות כותבים אותו באותיות גדולות או קטנות.",
      problems: {
        malformed: "אותיות לטיניות, ספרות ומקפים ביניהן.",
        foreign_letters: "יש בקוד אות שאינה לטינית, גם אם היא נראית כך.",
        bad_length: "בין 3 ל־40 תווים.",
        taken: (code: string) => `הקוד נראה כמו ${isolate(code)}.`,
        used: "יש הזמנות עם הקוד הזה, ולכן אי אפשר לשנות אותו.",
      },
    },
    kind: {
      label: "סוג ההנחה",
      choices: { percent: "אחוזים", amount: "סכום בדולרים", item: "פריט במתנה" } satisfies Record<
        CouponKind,
        string
      >,
    },
    value: { label: "ההנחה" },
    itemVariantId: {
      label: "הפריט במתנה",
      help: "יחידה אחת ממנו אינה עולה דבר. היא נוספת לסל כשהקופון מוזן, ויורדת מהמלאי.",
    },
    startsOn: { label: "מיום" },
    endsOn: { label: "עד יום (כולל)", problems: { before_start: "היום האחרון קודם ליום הראשון." } },
    maxUses: { label: "שימושים בסך הכול", help: "ריק: ללא הגבלה" },
    maxUsesPerAddress: { label: "שימושים לכל כתובת דוא״ל", help: "ריק: ללא הגבלה" },
    firstOrderOnly: { label: "רק להזמנה הראשונה של הלקוח" },
    minimumMinor: { label: "סכום הזמנה מינימלי בדולרים" },
    productIds: { label: "מוצרים" },
    variantIds: { label: "גרסאות" },
    isActive: { label: "פעיל" },
    isPublic: {
      label: "ציבורי",
      help: "הסל מכיר את הקוד גם כשהתשלומים כבויים, ולכן הקוד ידוע לכל מי שמחפש אותו. לקופון אישי משאירים כבוי.",
    },
    note: { label: "הערה", help: "לצוות בלבד." },
  },
  /** Before the amount. */
  estimate: "על ההזמנות של 30 הימים האחרונים זה היה עולה",
  page: {
    back: "לכל הקופונים",
    missing: { title: "הקופון לא נמצא", text: "ייתכן שהקישור שגוי." },
    failed: "לא ניתן היה לטעון את הקופון.",
    details: "פרטי הקופון",
    limits: "הגבלות",
    minimum: (amount: string) => `הזמנות מ־${amount}`,
    firstOrderOnly: "הזמנה ראשונה בלבד",
    perAddress: (uses: number) => `${inWords(uses, "שימוש אחד", "שימושים")} לכל כתובת`,
    targets: "תקף עבור",
    everything: "כל הפריטים",
    noLimits: "אין",
    figures: {
      orders: {
        label: "הזמנות",
        help: "הזמנות עם הקופון שלא בוטלו, לא זוכו ולא ננטשו, והסכום שלהן.",
      },
      revenue: { label: "הכנסות", help: `סך ה${revenueOrders}.` },
      discount: { label: "הנחה", help: "מה שהקופון הפחית מההזמנות שנספרות." },
      refunds: { label: "החזרים", help: "כסף שהוחזר בגין הזמנות עם הקופון." },
    } satisfies Record<CouponFigure, { label: string; help: string }>,
    unrated: "מזה ללא שער:",
    rows: (figure: string) => `מה מאחורי ${figure}`,
    rowsFailed: "לא ניתן היה לטעון את השורות.",
    noRows: { title: "אין שורות", text: "כשיהיו הזמנות עם הקופון, הן יופיעו כאן." },
    more: "עוד",
    inOrders: "ברשימת ההזמנות",
  },
});

import type { ImageRule } from "#modules/catalog/admin/check-images.ts";
import type { AccessRule } from "#modules/identity/roles/check-access.ts";
import type { IntegrityRule } from "#modules/orders/integrity/integrity-rules.ts";
import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

/** A broken rule, in the words of the back office. */
const rules: Readonly<Record<IntegrityRule | ImageRule | AccessRule, string>> = {
  "stock is the sum of its movements": "המלאי שמוצע למכירה אינו תואם את תנועות המלאי.",
  "an order's movements are what its state means":
    "יחידות של הזמנה נלקחו, נשמרו או הוחזרו יותר או פחות פעמים משמצבה אומר.",
  "who ordered ahead has the first units": "יחידות מוצעות למכירה, אף שהזמנות מראש ממתינות להן.",
  "units ordered ahead are promised, then held":
    "נשמרו או שוחררו יותר יחידות של הזמנה מראש משהיו בה.",
  "a held unit is reserved until it is bought or released":
    "יחידה שנשמרה לרשימת ההמתנה אינה שמורה עוד, או להפך.",
  "units are where the status says": "סטטוס ההזמנה והמלאי אינם אומרים אותו דבר על היחידות שלה.",
  "returns bring back no more than was bought": "בהחזרות של הזמנה יש יותר יחידות משנקנו בה.",
  "what returns gave back is in the refunds": "בהחזרה רשום שהכסף הוחזר, אך אין החזר כזה בהזמנה.",
  "an order's subtotal is the sum of its lines": "סכום הביניים של הזמנה אינו סכום השורות שלה.",
  "an order's total is its lines less the discount":
    "סכום ההזמנה אינו השורות בניכוי ההנחה, בתוספת המשלוח, המס והמכס.",
  "an order's tax is that of its lines and of shipping":
    "המס של הזמנה אינו סכום המס של השורות ושל המשלוח.",
  "tax is the rate of what a line costs": "המס של שורה או של משלוח אינו לפי השיעור שלו.",
  "refunds give back the tax in them": "המס שהוחזר להזמנה אינו המס שבהחזרים שלה.",
  "coupons are used by the orders that name them":
    "קופון והזמנה שמשתמשת בו אינם תואמים, או שההנחה אינה לפי הקופון.",
  "what an order was paid is the sum of its payments": "הסכום ששולם להזמנה אינו סכום התשלומים שלה.",
  "payments are in the currency of their order": "תשלום נרשם במטבע אחר ממטבע ההזמנה.",
  "what an order was given back is the sum of its refunds":
    "הסכום שהוחזר להזמנה אינו סכום ההחזרים שלה.",
  "refunds stay within payments": "הוחזר יותר כסף משהתקבל.",
  "the daily stats are the sums of the orders":
    "לוח הבקרה והאנליטיקה מציגים נתונים אחרים מאלה של ההזמנות.",
  "the daily stats of sales are the sums of the lines":
    "האנליטיקה מציגה למוצר נתונים אחרים מאלה של ההזמנות.",
  "the daily stats of money are those of the day":
    "האנליטיקה מציגה תשלומים, החזרים, הנחות או מס אחרים מאלה של ההזמנות.",
  "the daily stats of customers count all of them":
    "המספרים שמעל רשימת הלקוחות אינם אלה של הרשימה.",
  "a refunded order remembers whether it was completed":
    "הזמנה שזוכתה אינה רשומה נכון כהזמנה שהושלמה לפני הזיכוי.",
  "customers are the sums of their orders": "כרטיס לקוח מציג נתונים אחרים מאלה של ההזמנות שלו.",
  "agreed prices have a reason": "הזמנה נמכרה במחיר אחר מזה שבקטלוג, ולא נרשמה לכך סיבה.",
  "what was handed over is done": "הזמנה שנמסרה ללקוח רשומה כהזמנה שעוד יש לשלוח.",
  "a timeline begins once": "לציר הזמן של הזמנה אין התחלה, או שיש לו כמה.",
  "a timeline leads to the status": "סטטוס של הזמנה השתנה בלי שנרשם בציר הזמן.",
  "an order of the checkout has its confirmation": "לקוח הזמין ולא קיבל אישור בדוא״ל.",
  "a product with pictures has one primary picture":
    "למוצר שיש לו תמונות אין תמונה ראשית, או שיש לו כמה.",
  "every uploaded picture has its files": "חסרים קבצים של תמונה שהועלתה.",
  "every uploaded file is shown somewhere": "נשמרו קבצים של תמונות שאינן מוצגות עוד.",
  "an administrator can sign in": "אין מנהל מערכת שיכול להתחבר.",
};

/** Rules of the database itself, which no type names. */
const guards: Readonly<Record<string, string>> = {
  "the shop's roles are weaker than the owner": "לחנות יש הרשאות יתר במקום שבו נשמרים הנתונים.",
  "the shop's login can do nothing by itself":
    "אפשר לקרוא או לשנות נתונים בלי לעבור את כללי הגישה.",
  "policies hold on every table": "יש נתונים שכללי הגישה אינם חלים עליהם.",
  "every trigger is awake": "כלל ששומר על הסכומים ועל יומן השינויים כבוי.",
};

/** Breaches of the rules that stock, orders and money always follow. */
export const integrity = words("integrity", {
  title: "אי־התאמות בנתונים",
  note: "הזמנות, מלאי וכסף נבדקים כל רבע שעה, וכל השאר פעם ביום. אי־התאמה שתוקנה נעלמת בבדיקה הבאה.",
  rules: { ...guards, ...rules },
  /** A rule of another version. */
  unknown: "כלל שאינו מוכר לגרסה הזו",
  count: (value: number) => (value === 1 ? "מקרה אחד" : `${formatCount(value)} מקרים`),
  examples: "למשל:",
  since: "מאז",
});

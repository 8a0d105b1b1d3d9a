import type { ToDoKind } from "#modules/to-do/kinds.ts";
import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

/** The name of a kind after its number, and what it means. */
type KindLabels = { readonly one: string; readonly many: string; readonly note: string };

const kinds: Readonly<Record<ToDoKind, KindLabels>> = {
  disputes: {
    one: "הזמנה שהעסקה בה הוכחשה",
    many: "הזמנות שהעסקה בהן הוכחשה",
    note: "יש להשיב אצל שירות הסליקה עד היום שקבע",
  },
  failedRefunds: {
    one: "הזמנה שהחזר שלה נכשל",
    many: "הזמנות שהחזר שלהן נכשל",
    note: "הכסף לא הוחזר ללקוח",
  },
  refundsByHand: {
    one: "החזר להעברה ללקוח",
    many: "החזרים להעברה ללקוחות",
    note: "יש להעביר את הכסף ולסמן זאת בהזמנה",
  },
  cancelledWithMoney: {
    one: "הזמנה שבוטלה ויש בה כסף",
    many: "הזמנות שבוטלו ויש בהן כסף",
    note: "הכסף טרם הוחזר ללקוח",
  },
  returns: {
    one: "בקשת החזרה או ביטול",
    many: "בקשות להחזרה או לביטול",
    note: "ביטולים, החזרות ותביעות שממתינים להחלטה",
  },
  receivedReturns: {
    one: "החזרה שהתקבלה",
    many: "החזרות שהתקבלו",
    note: "המוצרים הגיעו, והזיכוי או ההחלפה טרם בוצעו",
  },
  paidAtDoor: {
    one: "הזמנה ששולם עליה במסירה",
    many: "הזמנות ששולם עליהן במסירה",
    note: "לקוחות בחו״ל שילמו מכס, מס או עמלה, ואיש לא בדק עדיין",
  },
  answer: { one: "פנייה למענה", many: "פניות למענה", note: "ממתינות לתשובה" },
  pack: { one: "הזמנה לאריזה", many: "הזמנות לאריזה", note: "שולמו וטרם נשלחו" },
  pay: { one: "הזמנה לגבייה", many: "הזמנות לגבייה", note: "טרם שולמו" },
  restock: {
    one: "גרסה לחידוש מלאי",
    many: "גרסאות לחידוש מלאי",
    note: "אזלו או עומדות לאזול",
  },
  awayServices: {
    one: "שירות תשלומים שאינו עונה",
    many: "שירותי תשלומים שאינם עונים",
    note: "אי אפשר לשלם דרכם עד שיחזרו",
  },
  failedMails: {
    one: "הודעת דוא״ל שנתקעה",
    many: "הודעות דוא״ל שנתקעו",
    note: "נכשלו, ממתינות זמן רב, או שלא ידוע אם הגיעו",
  },
  failedJobs: {
    one: "משימה שנכשלה",
    many: "משימות שנכשלו",
    note: "לא יבוצעו שוב ללא התערבות",
  },
  backup: {
    one: "תקלה בגיבוי",
    many: "תקלות בגיבוי",
    note: "הגיבוי האחרון נכשל, או שהתקין האחרון ישן",
  },
  findings: {
    one: "אי־התאמה בנתונים",
    many: "אי־התאמות בנתונים",
    note: "המלאי, ההזמנות או הכסף אינם תואמים את הרישומים",
  },
  lateTexts: {
    one: "טקסט שלא פורסם במועד",
    many: "טקסטים שלא פורסמו במועד",
    note: "יש לתקן את הליקויים, והטקסט יפורסם",
  },
  lateProducts: {
    one: "מוצר שלא פורסם במועד",
    many: "מוצרים שלא פורסמו במועד",
    note: "חסר משהו במוצר או בגרסה. אחרי ההשלמה הם יפורסמו",
  },
  drafts: { one: "טיוטה", many: "טיוטות", note: "טרם פורסמו ואינן מתוזמנות" },
  heldReviews: { one: "ביקורת שנעצרה", many: "ביקורות שנעצרו", note: "אינן מוצגות בחנות" },
};

/** The work list. */
export const toDo = words("toDo", {
  title: "מה לעשות עכשיו",
  empty: "הכול טופל, אין משימות פתוחות",
  failed: "לא ניתן היה לטעון את המשימות",
  kinds,
  since: "מאז",
  due: "עד",
  late: (value: number) => (value === 1 ? "אחת באיחור" : `${formatCount(value)} באיחור`),
  atLeast: (value: number) => `${formatCount(value)}+`,
  /** Before the kinds that may stay as they are. */
  anytime: "ללא דחיפות:",
});

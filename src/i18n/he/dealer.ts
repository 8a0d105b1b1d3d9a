import { tryAgainIn } from "./minutes.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The form for businesses that want to sell the backpack. */
export const dealer = {
  heading: "בקשה להצטרפות כמשווקים",
  intro: (businessDays: number) =>
    `ספרו לנו על העסק שלכם, ונשיב ${withinBusinessDays(businessDays)}.`,
  requiredNote: "כל השדות נדרשים, מלבד אלה שצוין לצדם שהם אינם חובה.",
  optional: "לא חובה",
  labels: {
    companyName: "שם העסק",
    contactName: "איש או אשת קשר",
    email: "דוא״ל",
    phone: "טלפון",
    city: "עיר",
    experience: "ניסיון בתחום",
    message: "הודעה",
  },
  placeholders: {
    experience: "לדוגמה: חנות לחיות מחמד בשכונה, חמש שנים",
    message: "מה עוד כדאי שנדע? שאלות יתקבלו בברכה.",
  },
  submit: "שליחת הבקשה",
  sending: "שולחים…",
  /** Errors by field: for one that is empty, and for one that cannot be right. */
  required: {
    companyName: "יש למלא את שם העסק.",
    contactName: "יש למלא שם של איש או אשת קשר.",
    email: "יש למלא כתובת דוא״ל.",
    phone: "יש למלא מספר טלפון.",
    city: "יש למלא את שם העיר.",
    experience: "יש לספר בקצרה על הניסיון בתחום.",
  },
  invalid: {
    companyName: "יש להשתמש באותיות, ברווחים ובסימנים רגילים בלבד.",
    contactName: "יש להשתמש באותיות, ברווחים ובסימנים רגילים בלבד.",
    email: "הכתובת אינה נראית תקינה. יש לבדוק אותה, לדוגמה: name@example.com",
    phone: "המספר אינו נראה תקין. יש להזין ספרות, ואפשר גם קידומת מדינה, לדוגמה: 050-555-0123",
    city: "יש להשתמש באותיות, ברווחים ובסימנים רגילים בלבד.",
    experience: "יש תווים שאי אפשר לשלוח. יש להשתמש בטקסט רגיל בלבד.",
    message: "יש תווים שאי אפשר לשלוח. יש להשתמש בטקסט רגיל בלבד.",
  },
  tooLong: (characters: number) => `הטקסט ארוך מדי. אפשר לכתוב עד ${characters} תווים.`,
  privacy:
    "הפרטים ישמשו לטיפול בבקשה ולמתן תשובה בלבד. רק מי שמטפל בבקשות המשווקים רואה אותם. בכל עת אפשר לבקש לעיין בפרטים, לתקן אותם או למחוק אותם.",
  privacyLink: "מדיניות הפרטיות (באנגלית)",
  /** Above the form, where no script leads to the first field that is wrong. */
  unsent: { title: "הבקשה עוד לא נשלחה", text: "יש לבדוק את השדות המסומנים." },
  limited: {
    title: "נסו שוב מאוחר יותר",
    text: tryAgainIn,
  },
  failed: {
    title: "שגיאה",
    text: (email: string) =>
      `לא ניתן היה לשלוח את הבקשה. נסו שוב או כתבו לנו ישירות לכתובת ${isolate(email)}`,
  },
  sent: {
    title: "הבקשה נשלחה!",
    text: (businessDays: number) => `תודה על פנייתכם! נשיב ${withinBusinessDays(businessDays)}.`,
  },
} as const;

function withinBusinessDays(days: number): string {
  if (days === 1) return "בתוך יום עסקים אחד";
  return days === 2 ? "בתוך שני ימי עסקים" : `בתוך ${days} ימי עסקים`;
}

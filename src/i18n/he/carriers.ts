import { isolate } from "#shared/isolate-text.ts";
import { labels } from "./labels.ts";
import { words } from "../words.ts";

/** The carriers of shipments in the back office. */
export const carriers = words("carriers", {
  intro:
    "חברות שאפשר לבחור בהן כשרושמים משלוח. הקישור למעקב בדף ההזמנה ובדוא״ל נבנה מהכתובת שרשומה כאן.",
  all: "לפי מספר המעקב והמדינה",
  everywhere: "כל המדינות",
  off: "לא מוצעת",
  gone: "חברה שנמחקה",
  list: {
    label: "חברות משלוחים",
    failed: "לא ניתן היה לטעון את חברות המשלוחים",
    none: { title: "אין חברות משלוחים", text: "כדי לרשום משלוח יש להוסיף חברה." },
  },
  columns: {
    name: "חברה",
    countries: "מוצעת עבור",
    tracking: "מעקב",
    position: "סדר",
    actions: "פעולות",
  },
  follows: "קישור לפי המספר",
  noTracking: "קישור שמוקלד בכל משלוח",
  form: {
    add: "חברה חדשה",
    edit: (name: string) => `עריכת ${isolate(name)}`,
    saved: "חברת המשלוחים נשמרה",
    failed: "חברת המשלוחים לא נשמרה.",
  },
  fields: {
    name: {
      label: labels.carrier,
      problems: { taken: "כבר יש חברה בשם הזה", too_many: "אפשר לרשום עד 100 חברות" },
    },
    publicName: {
      label: "השם שהלקוחות רואים",
      help: "באנגלית. בלי שם, הלקוח רואה שיש משלוח בלבד.",
    },
    trackingAddress: {
      label: "כתובת של דף המעקב",
      help: "במקום מספר המעקב כותבים \u2066{number}\u2069. בלי כתובת, אפשר להקליד קישור בכל משלוח.",
      problems: {
        not_an_address: "הכתובת אינה תקינה. היא צריכה להתחיל ב־https://",
        no_number: "חסר \u2066{number}\u2069, המקום של מספר המעקב בכתובת",
      },
    },
    countries: {
      label: "מדינות",
      help: "החברה מוצעת להזמנות אל המדינות האלה. בלי מדינות היא מוצעת לכולן.",
    },
    numberForms: {
      label: "איך נראה מספר מעקב",
      help: "צורה אחת בכל שורה: \u2066#\u2069 היא ספרה, \u2066@\u2069 אות, \u2066?\u2069 ספרה או אות. למשל \u2066@@#########IL\u2069. מספר כזה מציע את החברה.",
    },
    aliases: {
      label: "שמות נוספים",
      help: "שם אחד בכל שורה, כפי שהוא נכתב בקבצים עם מספרי מעקב.",
    },
    position: {
      label: "סדר",
      help: "החברה הראשונה שמתאימה היא המוצעת. בלי מספר, היא אחרי האחרות.",
    },
    isActive: { label: "אפשר לבחור בה" },
  },
  remove: {
    button: (name: string) => `מחיקת ${isolate(name)}`,
    title: "למחוק את חברת המשלוחים?",
    text: (name: string) => `החברה ${isolate(name)} לא תוצע עוד. אין משלוחים שנרשמו בה.`,
    used: "יש משלוחים שנרשמו בחברה הזו. אפשר להשבית אותה בעריכה",
    needed: "כך נרשמות חברות שאינן ברשימה. אפשר להשבית אותה בעריכה",
    saved: "חברת המשלוחים נמחקה",
    failed: "חברת המשלוחים לא נמחקה.",
  },
});

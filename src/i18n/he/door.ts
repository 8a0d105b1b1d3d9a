import type { DoorState } from "#modules/reviews/door/kinds.ts";
import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

/** The screen of what customers abroad paid at the door. */
export const door = words("door", {
  title: "תשלום במסירה",
  intro:
    "ההזמנה לכתוב ביקורת שואלת לקוחות בחו״ל גם אם שילמו משהו בעת המסירה: מכס, מס או עמלה של חברת המשלוחים. ההבטחה נשמרת כשאין מה לשלם.",
  promises: {
    title: "ההבטחה לפי מדינה",
    count: (paidNothing: number, answers: number) =>
      `נשמרה ב־${formatCount(paidNothing)} מתוך ${formatCount(answers)}`,
  },
  filter: {
    state: "תשובות",
    all: "הכול",
    country: "מדינה",
    anyCountry: "כל המדינות",
  },
  states: {
    open: "שולם, טרם נבדק",
    paid: "שולם",
    nothing: "ללא תשלום",
  } satisfies Record<DoorState, string>,
  list: {
    label: "תשובות על תשלום במסירה",
    failed: "לא ניתן היה לטעון את התשובות.",
    none: {
      title: "אין תשובות",
      text: "התשובות של לקוחות בחו״ל יופיעו כאן אחרי שההזמנה תגיע.",
    },
    filtered: { title: "לא נמצאו תשובות", text: "אין תשובה שמתאימה לסינון." },
  },
  columns: {
    order: "הזמנה",
    country: "מדינה",
    paid: "מה שולם",
    note: "מה נכתב",
    answeredAt: "נענתה",
    actions: "פעולות",
  },
  openOrder: (number: string) => `הזמנה ${isolate(number)}`,
  nothing: "ללא תשלום",
  unknownAmount: "שולם, הסכום לא ידוע",
  lookedInto: "נבדק",
  look: {
    button: "סימון כנבדק",
    saved: "סומן כנבדק",
    setBack: "הסימון בוטל",
    failed: "הסימון לא נשמר.",
  },
});

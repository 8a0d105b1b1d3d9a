import type { PushKind } from "#modules/notifications/push/kinds.ts";
import { deviceNames } from "../device-names.ts";
import { isolate } from "#shared/isolate-text.ts";
import { inWords } from "./in-words.ts";
import { ownSecurity } from "./own-security.ts";
import { words } from "../words.ts";

/** A kind of news: its name beside the switch, and so many pieces of it. */
type KindLabels = { readonly name: string; readonly count: (pieces: number) => string };

const kinds: Readonly<Record<PushKind, KindLabels>> = {
  order: {
    name: "הזמנות חדשות",
    count: (pieces) => inWords(pieces, "הזמנה חדשה אחת", "הזמנות חדשות"),
  },
  "order-paid": {
    name: "הזמנות ששולמו",
    count: (pieces) => inWords(pieces, "הזמנה אחת ששולמה", "הזמנות ששולמו"),
  },
  return: {
    name: "בקשות להחזרה, לאחריות ולביטול",
    count: (pieces) => inWords(pieces, "בקשה אחת להחזרה או לביטול", "בקשות להחזרה או לביטול"),
  },
  "order-cancelled": {
    name: "הזמנות שהלקוח ביטל",
    count: (pieces) => inWords(pieces, "הזמנה אחת שבוטלה", "הזמנות שבוטלו"),
  },
  message: {
    name: "פניות חדשות",
    count: (pieces) => inWords(pieces, "פנייה חדשה אחת", "פניות חדשות"),
  },
  dealer: {
    name: "בקשות של משווקים",
    count: (pieces) => inWords(pieces, "בקשת משווק אחת", "בקשות של משווקים"),
  },
  "refund-failed": {
    name: "החזרים שנכשלו",
    count: (pieces) => inWords(pieces, "החזר אחד שנכשל", "החזרים שנכשלו"),
  },
  "money-elsewhere": {
    name: "כסף שזז בשירות התשלומים",
    count: (pieces) => inWords(pieces, "שינוי אחד בשירות התשלומים", "שינויים בשירות התשלומים"),
  },
  backup: {
    name: "גיבויים שנכשלו",
    count: (pieces) => inWords(pieces, "גיבוי אחד שנכשל", "גיבויים שנכשלו"),
  },
  stock: {
    name: "מלאי נמוך",
    count: (pieces) => inWords(pieces, "התראת מלאי אחת", "התראות מלאי"),
  },
};

/** Push notifications on the devices of staff. */
export const push = words("push", {
  kinds,
  paid: (number: string) => `הזמנה ${isolate(`#${number}`)} שולמה`,
  toTransfer: (amount: string) => `להעברה ללקוח: ${isolate(amount)}`,
  summary: "מה חדש בחנות",
  test: { title: "ההתראות פועלות", body: "כך ייראו התראות במכשיר הזה." },
  title: "התראות במכשיר",
  note: "גם כשמערכת הניהול סגורה",
  failed: "לא ניתן היה לטעון את ההתראות במכשירים.",
  states: {
    unsupported: "הדפדפן הזה אינו יכול להציג התראות.",
    install: "באייפון ובאייפד יש להוסיף קודם את מערכת הניהול למסך הבית, ולפתוח אותה משם.",
    denied: "ההתראות חסומות בדפדפן הזה. אפשר לאשר אותן בהגדרות האתר שבדפדפן, ולחזור לכאן.",
    off: "כבויות בדפדפן הזה",
    on: "פעילות בדפדפן הזה",
  },
  enable: "הפעלה בדפדפן הזה",
  disable: "כיבוי בדפדפן הזה",
  enabled: "ההתראות פועלות בדפדפן הזה",
  disabled: "ההתראות כובו בדפדפן הזה",
  notEnabled: "ההתראות לא הופעלו.",
  notDisabled: "ההתראות לא כובו.",
  tooMany: "כבר יש 10 מכשירים. יש להסיר אחד מהם ולנסות שוב.",
  tryOut: "שליחת ניסיון למכשיר הזה",
  sent: "הניסיון נשלח, והוא יופיע מיד",
  notSent: "הניסיון לא נשלח.",
  switches: "על מה להודיע",
  notSwitched: "הבחירה לא נשמרה.",
  quiet:
    "בין 22:00 ל־07:00, בשבת ובחג נשלחות רק התראות על החזר או גיבוי שנכשל. כל השאר נשלחות אחר כך, ויותר משלוש יחד כהתראה אחת.",
  ends: "ההתראות נפסקות בהתנתקות, ולכל המאוחר 30 יום אחרי ההתחברות.",
  devices: {
    title: "מכשירים שמקבלים התראות",
    device: ownSecurity.sessions.device,
    ...deviceNames,
    someBrowser: ownSecurity.sessions.someBrowser,
    unknownDevice: ownSecurity.sessions.unknownDevice,
    current: "הדפדפן הזה",
    since: "מאז:",
    remove: "הסרה",
    removed: "המכשיר הוסר",
    notRemoved: "המכשיר לא הוסר.",
  },
});

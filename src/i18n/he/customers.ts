import type { CustomerState } from "#modules/customers/states.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { getShownLabels } from "./shown-counts.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The list of customers. One of them has their words in customer.ts. */
export const customers = words("customers", {
  states: {
    new: "חדש",
    active: "פעיל",
    dormant: "רדום",
    inactive: "לא פעיל",
  } satisfies Record<CustomerState, string>,
  guest: "אורח",
  guestTitle: "הזמנות בלי חשבון באתר",
  figures: {
    new: {
      label: "חדשים",
      note: "עדיין לא הזמינו",
      explanation: "לקוחות שפתחו חשבון ואין להם עדיין אף הזמנה. הזמנות שנמחקו אינן נספרות.",
    },
    active: {
      label: "פעילים",
      note: "הזמינו ב־30 הימים האחרונים",
      explanation:
        "לקוחות שההזמנה האחרונה שלהם היא מלפני 30 יום לכל היותר. הימים נספרים לפי שעון ישראל.",
    },
    dormant: {
      label: "רדומים",
      note: "הזמנה אחרונה לפני 31 עד 90 יום",
      explanation: "לקוחות שההזמנה האחרונה שלהם היא מלפני 31 עד 90 יום, לפי שעון ישראל.",
    },
    inactive: {
      label: "לא פעילים",
      note: "הזמנה אחרונה לפני יותר מ־90 יום",
      explanation: "לקוחות שההזמנה האחרונה שלהם היא מלפני יותר מ־90 יום, לפי שעון ישראל.",
    },
  } satisfies Record<CustomerState, { label: string; note: string; explanation: string }>,
  columns: {
    name: "לקוח",
    state: "מצב",
    orders: "הזמנות",
    revenue: "סך רכישות",
    lastOrder: "הזמנה אחרונה",
    firstSeen: "לקוח מאז",
  },
  ordersIn: (value: number) => (value === 0 ? "אין הזמנות" : ordersInWords(value)),
  noOrder: "אין עדיין",
  open: (name: string) => `פתיחת כרטיס הלקוח ${isolate(name)}`,
  search: "שם, דוא״ל, טלפון, רחוב, עיר או מספר הזמנה",
  state: { label: "מצב", all: "כל המצבים" },
  kind: {
    label: "סוג לקוח",
    choices: { all: "כולם", account: "בעלי חשבון", guest: "אורחים" },
  },
  sort: {
    label: "מיון",
    choices: {
      lastOrder: "הזמנה אחרונה",
      name: "שם",
      orders: "מספר הזמנות",
      revenue: "סך רכישות",
      firstSeen: "לקוח מאז",
    },
  },
  shown: getShownLabels("masculine"),
  keys: "מעבר בין השורות בחיצים או במקשים J ו־K, פתיחה ב־Enter.",
  list: {
    label: "רשימת הלקוחות",
    failed: "לא ניתן היה לטעון את הלקוחות",
    none: { title: "אין עדיין לקוחות", text: "כל מי שיזמין או יפתח חשבון יופיע כאן." },
    filtered: { title: "לא נמצאו לקוחות", text: "אין לקוחות שמתאימים לחיפוש ולסינון שנבחרו." },
  },
});

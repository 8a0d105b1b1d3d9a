import type { ExamplePlace } from "#modules/markets/example-places.ts";
import type { TaxMode } from "#modules/markets/kinds.ts";
import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import { marketFields } from "./market-fields.ts";
import { words } from "../words.ts";

/** The markets in the back office. */
export const markets = words("markets", {
  title: "שווקים",
  intro:
    "מה עולה הזמנה, לאן ולפי איזה דין. חנות חדשה מוכרת בכל העולם באותם תנאים; השווקים שמוצעים כאן נכנסים לתוקף רק ביום שבחרת.",
  list: {
    label: "שווקים",
    failed: "לא ניתן היה לטעון את השווקים",
    none: { title: "אין שווקים", text: "השוק הראשי חסר." },
  },
  states: {
    main: "ראשי",
    proposed: "הצעה",
    planned: "מתוכנן",
    active: "בתוקף",
    not_delivered: "לא שולחים",
  },
  columns: {
    name: "שוק",
    state: "מצב",
    places: "מקומות",
    tax: "מס",
    shipping: "משלוח",
    currency: "מטבע",
    actions: "פעולות",
  },
  everywhere: "כל מקום אחר",
  noTax: "ללא",
  percent: (percent: number) => `${percent}%`,
  tax: (rates: string, name: string, mode: TaxMode) =>
    `${isolate(`${rates} ${name}`)}, ${mode === "added" ? "נוסף" : "כלול"}`,
  freeShipping: "חינם",
  more: (count: number) => `ועוד ${formatCount(count)}`,
  validFrom: (day: string) => `מ־${day}`,
  form: {
    add: "שוק חדש",
    edit: (name: string) => `עריכת ${isolate(name)}`,
    saved: "השוק נשמר",
    failed: "השוק לא נשמר.",
    /** The name of a list, and how much is in it. */
    count: (list: string, count: number) => `${list} (${formatCount(count)})`,
  },
  /** From a proposal to rules that hold. */
  start: {
    label: (name: string) => `קביעת היום שבו ${isolate(name)} נכנס לתוקף`,
    title: (name: string) => `${isolate(name)}: בתוקף מיום…`,
    text: "מאותו יום הזמנות מהמקומות האלה מחושבות לפי השוק. הזמנות שכבר נעשו אינן משתנות.",
    submit: "קביעת היום",
    saved: "היום נקבע",
    failed: "היום לא נקבע.",
    preview: (goods: string) => `כמה יעלה שם ${isolate(goods)}`,
    fields: { validFrom: { label: "בתוקף מיום" } },
  },
  /** From rules that hold back to a proposal. */
  back: {
    label: (name: string) => `החזרת ${isolate(name)} להצעה`,
    title: "להחזיר את השוק להצעה?",
    text: (name: string) => `המקומות של ${isolate(name)} יהיו שוב חלק מהשוק הראשי.`,
    submit: "החזרה להצעה",
    saved: "השוק חזר להיות הצעה",
    failed: "השוק לא שונה.",
    used: "יש הזמנות מהשוק הזה, ולכן הוא נשאר בתוקף",
  },
  /** The price of one piece, place by place. */
  examples: {
    title: (goods: string) => `כמה עולה ${isolate(goods)}`,
    failed: "לא ניתן היה לחשב את המחירים.",
    none: { title: "אין מה לחשב", text: "אין בחנות מוצר שמוצע למכירה." },
    withProposals: "כאילו כל ההצעות בתוקף",
    columns: {
      place: "מקום",
      market: "שוק",
      goods: "מוצר",
      shipping: "משלוח",
      tax: "מס",
      duty: "מכס",
      total: "לתשלום",
      atDoor: "עד הדלת",
      before: "היום",
    },
    places: {
      tel_aviv: "תל אביב",
      eilat: "אילת",
      munich: "מינכן",
      paris: "פריז",
      london: "לונדון",
      belfast: "בלפסט",
      jersey: "ג׳רזי",
      las_palmas: "לאס פלמס",
      new_york: "ניו יורק",
      portland: "פורטלנד",
      tokyo: "טוקיו",
      tehran: "טהרן",
    } satisfies Record<ExamplePlace, string>,
    included: "כלול",
    unknown: "לא ידוע",
    noRate: "אין שער חליפין",
    notDelivered: "לא שולחים",
  },
  fields: marketFields,
  remove: {
    button: (name: string) => `מחיקת ${isolate(name)}`,
    title: "למחוק את השוק?",
    text: (name: string) => `המקומות של ${isolate(name)} יהיו שוב חלק מהשוק הראשי.`,
    used: "יש הזמנות מהשוק הזה, ולכן אי אפשר למחוק אותו",
    main: "אי אפשר למחוק את השוק הראשי",
    saved: "השוק נמחק",
    failed: "השוק לא נמחק.",
  },
});

import { formatCount } from "../format-he.ts";
import type { Finding } from "#modules/content/admin/contract.ts";
import { isolate } from "#shared/isolate-text.ts";
import { entries } from "./entries.ts";
import { words } from "../words.ts";

/** The editor of a document. */
export const contentEditor = words("contentEditor", {
  back: "חזרה לרשימת הטקסטים",
  loadFailed: "טעינת הטקסט נכשלה",
  sections: "חלקי הטקסט",
  general: "כללי",
  tabs: { label: "עריכה או תצוגה", form: "עריכה", preview: "תצוגה מקדימה" },
  save: {
    saved: (time: string) => `נשמר ב־${time}`,
    nothing: "אין שינויים",
    waiting: "יש שינויים שעוד לא נשמרו",
    saving: "שומרים…",
    notSaved: "לא נשמר. ננסה שוב; עד אז אין לסגור את העמוד.",
    clash: "השמירה ממתינה לבחירה בין הנוסחים",
    failed: "לא ניתן היה לשמור את הטיוטה.",
  },
  clash: {
    title: "מישהו אחר שינה את אותם שדות",
    text: "מה שהוקלד כאן נשאר, והנוסח השני מוצג לידו. יש לבחור בכל שדה אחד מהם.",
  },
  findings: {
    problems: "מה שמונע פרסום",
    warnings: "כדאי לבדוק",
    of: {
      required: "השדה ריק, וחייב להיות בו תוכן.",
      too_long: "הטקסט ארוך מדי.",
      too_many: "יש יותר מדי פריטים.",
      unprintable: "יש בטקסט תווים שאי אפשר להציג.",
      unknown_placeholder: "הערך המשתנה אינו מוכר.",
      unknown_condition: "התנאי אינו מוכר.",
      unclosed_condition:
        "תנאי שנפתח צריך להיסגר ב־\u2066{/if}\u2069, ורק אחר כך אפשר לפתוח תנאי נוסף.",
      not_a_link:
        "זה אינו קישור. אפשר נתיב בחנות, \u2066https:\u2069, \u2066mailto:\u2069 או \u2066tel:\u2069.",
      not_an_address: "זו אינה כתובת דוא״ל.",
      not_a_picture: "התמונה אינה מוכרת.",
      not_a_colour: "זה אינו צבע, הצורה היא ‎#rrggbb.",
      not_an_anchor: "אותיות לטיניות קטנות, ספרות ומקפים בלבד.",
      not_a_day: "זה אינו תאריך.",
      not_a_number: "זה אינו מספר.",
      out_of_bounds: "המספר אינו בטווח ההגיוני.",
      ends_before_it_begins: "הסוף קודם להתחלה.",
      not_a_country: "אין מדינה כזו.",
      not_a_choice: "יש לבחור אחת מהאפשרויות.",
      not_a_text: "התוכן אינו תקין.",
      taken: "הערך כבר קיים ברשימה.",
      broken_link: "הקישור מוביל לעמוד שאינו קיים.",
      missing_alt: "אין תיאור לתמונה.",
      contradicts_policy: "המספר אינו תואם למדיניות או למחירים.",
      contradicts_fact: "ההבטחה אינה נכונה היום. אפשר לכתוב אותה בתוך תנאי.",
      not_in_a_menu: "אף תפריט אינו מוביל לעמוד. אפשר להוסיף קישור במסמך ״תפריטים ועמודים״.",
      title_is_cut: "מנועי חיפוש יקצרו את הכותרת או את התיאור:",
    } satisfies Record<Finding["code"], string>,
    tooLong: (length: number, longest: number) =>
      `${formatCount(length)} תווים; מומלץ עד ${formatCount(longest)}.`,
  },
  field: {
    insert: "הוספת ערך",
    insertInto: (field: string) => `הוספת ערך אל ${field}`,
    own: "בטקסט הזה בלבד",
    /** Conditions: what stands in them is read only then. */
    facts: {
      gift: "רק כשיש מתנה",
      freeShipping: "רק כשהמשלוח חינם לכולם",
      market: (code: string) => `רק בעמודים של השוק ${isolate(code)}`,
    },
    holds: (isTrue: boolean) => (isTrue ? "מתקיים היום" : "לא מתקיים היום"),
    count: (length: number, max: number) => `${length} מתוך ${max} תווים`,
    noImage: "ללא תמונה",
    imageHelp: "כתובת של תמונה מהספרייה",
    chooseColor: "בחירת צבע",
    colorHelp: "בצורה ‎#rrggbb",
    loading: "עורך הטקסט נטען…",
  },
  list: {
    add: (list: string) => `הוספה: ${list}`,
    item: (place: number) => `פריט ${place}`,
    ...entries,
    full: (max: number) => `לכל היותר ${max} פריטים`,
    moved: (item: string, place: number) => `${isolate(item)} במקום ${place}`,
    removed: (item: string) => `${isolate(item)} הוסר`,
    empty: "הרשימה ריקה",
    count: (items: number) => (items === 1 ? "פריט אחד" : `${items} פריטים`),
  },
});

/** Texts for the actions on a document as a whole. */
export const contentActions = words("contentActions", {
  more: "פעולות נוספות",
  publish: {
    button: "פרסום",
    title: "לפרסם את השינויים?",
    text: "אלה השינויים שהמבקרים יראו:",
    submit: "פרסום עכשיו",
    nothing: "אין מה לפרסם: הנוסח זהה למה שמוצג.",
    problems: "יש לתקן קודם:",
    unsaved: "ממתין לשמירת הטיוטה",
    saved: "פורסם",
    failed: "לא ניתן היה לפרסם.",
  },
  schedule: {
    button: "תזמון פרסום",
    at: "יפורסם ב־",
    cancel: "ביטול התזמון",
    saved: "המועד נקבע",
    failed: "לא ניתן היה לתזמן.",
  },
  unschedule: { saved: "התזמון בוטל", failed: "לא ניתן היה לתזמן." },
  restore: { saved: "הנוסח הועתק לטיוטה", failed: "לא ניתן היה לחזור לנוסח הזה." },
  discard: {
    button: "מחיקת הטיוטה",
    title: "למחוק את הטיוטה?",
    text: "הטקסט יחזור לנוסח שמוצג עכשיו.",
    saved: "הטיוטה נמחקה",
    failed: "לא ניתן היה למחוק את הטיוטה.",
  },
  deliver: {
    button: "חזרה לנוסח המקורי",
    title: "לחזור לנוסח המקורי?",
    text: "המבקרים יראו את הנוסח שהגיע עם החנות. הנוסח של היום נשאר בהיסטוריה.",
    saved: "הנוסח המקורי מוצג",
    failed: "לא ניתן היה לחזור לנוסח המקורי.",
  },
  remove: {
    button: "הסרה מהחנות",
    title: "להסיר את העמוד מהחנות?",
    text: "הכתובת תפסיק לעבוד. אפשר להחזיר את העמוד בכל עת.",
    saved: "העמוד הוסר",
    failed: "לא ניתן היה להסיר את העמוד.",
  },
  bringBack: {
    button: "החזרה לחנות",
    saved: "העמוד חזר לחנות",
    failed: "לא ניתן היה להחזיר את העמוד.",
  },
  history: {
    button: "היסטוריה",
    title: "היסטוריית הגרסאות",
    of: (name: string) => `מה פורסם בעבר: ${isolate(name)}`,
    failed: "טעינת ההיסטוריה נכשלה",
    empty: "עוד לא פורסמו שינויים",
    emptyText: "מוצג הנוסח שהגיע עם החנות.",
    more: "גרסאות קודמות",
    kinds: { published: "פורסם", delivered: "חזרה לנוסח המקורי", removed: "הוסר מהחנות" },
    automatic: "לפי התזמון",
    show: "מה השתנה",
    hide: "הסתרת השינויים",
    restore: "חזרה לנוסח הזה",
    same: "אין הבדל בטקסט.",
  },
  differences: {
    added: "נוסף",
    removed: "הוסר",
    changed: "השתנה",
    moved: "הוזז",
    empty: "(ריק)",
    page: "כל העמוד",
    noDescription: "(תמונה ללא תיאור)",
  },
  preview: {
    /** In place of a page that cannot be shown while these fields are empty. */
    notYet: (fields: string) =>
      `הטקסט עוד לא פורסם. תצוגה מקדימה תופיע כשיהיה תוכן בשדות: ${isolate(fields)}.`,
    title: "תצוגה מקדימה",
    width: "רוחב המסך",
    phone: "טלפון",
    desktop: "מחשב",
    open: "פתיחה בלשונית חדשה",
    failed: "התצוגה המקדימה לא נטענה",
    none: "לטקסט הזה אין עמוד משלו, ולכן אין תצוגה מקדימה.",
    frame: (name: string) => `תצוגה מקדימה של ${isolate(name)}`,
  },
});

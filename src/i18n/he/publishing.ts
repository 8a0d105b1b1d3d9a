import type { MissingPart, PublishingState } from "#modules/catalog/publishing.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** Texts on showing the catalogue: which parts of it, from when on, and in which order. */
export const publishing = words("publishing", {
  title: "הצגה בחנות",
  switchLabel: {
    products: (name: string) => `הצגת ${isolate(name)} בחנות`,
    variants: (name: string) => `מכירת הגרסה ${isolate(name)}`,
  },
  /** The name of the button that shows a state and opens the others. */
  menu: (name: string, status: string) => `${status}: מצב ההצגה של ${isolate(name)}`,
  states: {
    draft: "טיוטה",
    scheduled: "בתזמון",
    live: "בתצוגה",
    archived: "בארכיון",
  } satisfies Record<PublishingState, string>,
  stateText: {
    draft: "רק צוות החנות רואה את המוצר.",
    scheduled: "המוצר יוצג מעצמו במועד שנקבע.",
    live: "הגרסאות שבתצוגה נמכרות בחנות.",
    archived: "המוצר אינו מוצג, והנתונים שלו נשמרים.",
  } satisfies Record<PublishingState, string>,
  /** Of what is scheduled for a moment. */
  from: "מ־",
  missingTitle: "חסר כדי להציג",
  missing: {
    missing_picture: "תמונה",
    missing_price: "מחיר",
    missing_description: "תיאור",
    missing_variant: "גרסה אחת לפחות שמוצגת בחנות",
  } satisfies Record<MissingPart, string>,
  missingOf: (parts: string) => `חסר: ${parts}`,
  actions: {
    live: "הצגה בחנות",
    scheduled: "תזמון",
    draft: "החזרה לטיוטה",
    archived: "העברה לארכיון",
    preview: "קישור לתצוגה מקדימה",
  } satisfies Record<PublishingState | "preview", string>,
  done: {
    live: "מוצג בחנות",
    scheduled: "המועד נקבע",
    draft: "הוחזר לטיוטה",
    archived: "הועבר לארכיון",
  } satisfies Record<PublishingState, string>,
  failed: "לא ניתן היה לשנות את מצב ההצגה.",
  schedule: {
    title: (name: string) => `תזמון ההצגה של ${isolate(name)}`,
    when: "מועד ההצגה",
    help: "לפי שעון ישראל.",
    submit: "קביעת המועד",
    problems: {
      required: "נא לבחור תאריך ושעה.",
      past: "המועד כבר עבר. יש לבחור מועד עתידי.",
    },
  },
  preview: {
    title: "תצוגה מקדימה",
    text: (until: string) =>
      `מי שיקבל את הקישור יראה את העמוד בלי חשבון, עד ${until}. מנועי חיפוש לא יציגו אותו.`,
    address: "הקישור",
    copy: "העתקת הקישור",
    copied: "הקישור הועתק",
    copyFailed: "לא ניתן היה להעתיק את הקישור.",
    open: "פתיחה",
    failed: "לא ניתן היה ליצור קישור.",
  },
  order: {
    column: "סדר",
    up: (name: string) => `הזזת ${isolate(name)} למעלה`,
    down: (name: string) => `הזזת ${isolate(name)} למטה`,
    isFirst: "במקום הראשון",
    isLast: "במקום האחרון",
    drag: "גרירה לשינוי הסדר",
    moved: (name: string, place: number) => `${isolate(name)} במקום ${place}`,
    failed: "לא ניתן היה לשנות את הסדר, והסדר הקודם הוחזר.",
  },
});

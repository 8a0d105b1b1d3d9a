import { productsInWords } from "./products.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

function childrenInWords(count: number): string {
  return count === 1 ? "תת־קטגוריה אחת" : `${count} תתי־קטגוריות`;
}

const notTheParent = "הקטגוריה הזאת לא יכולה להיות קטגוריית האב.";

export const categories = words("categories", {
  list: "קטגוריות",
  add: "הוספת קטגוריה",
  addChild: "הוספת תת־קטגוריה",
  addTitle: "קטגוריה חדשה",
  editTitle: "עריכת קטגוריה",
  submitNew: "הוספת הקטגוריה",
  count: productsInWords,
  /** Of them, those that are in the bin. */
  andInBin: (count: number) => `ועוד ${count} בסל המיחזור`,
  inactive: "לא פעילה",
  empty: "אין עדיין קטגוריות",
  emptyText: "קטגוריות מסדרות את המוצרים, וכל קטגוריה יכולה להכיל תתי־קטגוריות.",
  loadFailed: "טעינת הקטגוריות נכשלה",
  toProducts: (name: string) => `המוצרים בקטגוריה ${isolate(name)}`,
  activeSwitch: (name: string) => `הפעלת הקטגוריה ${isolate(name)}`,
  up: (name: string) => `הזזת ${isolate(name)} למעלה`,
  down: (name: string) => `הזזת ${isolate(name)} למטה`,
  isFirst: "הקטגוריה כבר ראשונה",
  isLast: "הקטגוריה כבר אחרונה",
  moved: (name: string, place: number) => `${isolate(name)} במקום ${place}`,
  menu: (name: string) => `פעולות עבור ${isolate(name)}`,
  edit: "עריכה",
  delete: "מחיקה",
  deleteDialog: {
    title: "מחיקת קטגוריה",
    text: (name: string) => `הקטגוריה ״${isolate(name)}״ תימחק.`,
  },
  /** Why it cannot be deleted; of `count` products `inBin` are in the bin. */
  inUse: (count: number, inBin: number) =>
    inBin === 0
      ? `יש בקטגוריה ${productsInWords(count)}`
      : `יש בקטגוריה ${productsInWords(count)}, מהם ${inBin} בסל המיחזור`,
  hasChildren: (count: number) => `יש בקטגוריה ${childrenInWords(count)}`,
  form: {
    noParent: "ללא (קטגוריה ראשית)",
    parentHelp: "לקטגוריה שיש בה תתי־קטגוריות אין קטגוריית אב.",
  },
  fields: {
    name: {
      label: "שם הקטגוריה",
      problems: {
        required: "נא להזין שם קטגוריה",
        taken: "כבר יש קטגוריה בשם הזה באותו מקום.",
      },
    },
    description: { label: "תיאור" },
    parentId: { label: "קטגוריית אב", problems: { itself: notTheParent, nested: notTheParent } },
    isActive: {
      label: "פעילה",
      help: "קטגוריה לא פעילה אינה מוצגת בחנות, ומוצריה ומוצרי תתי־הקטגוריות שלה אינם נמכרים.",
    },
  },
  outcomes: {
    add: { saved: "הקטגוריה נוספה בהצלחה", failed: "לא ניתן היה להוסיף את הקטגוריה." },
    save: { saved: "עודכן בהצלחה", failed: "לא ניתן היה לשמור את הקטגוריה." },
    flag: {
      saved: "עודכן בהצלחה",
      failed: "לא ניתן היה לעדכן את הקטגוריה, והסימון הוחזר למצבו הקודם.",
    },
    move: { failed: "לא ניתן היה להזיז את הקטגוריה, והסדר הקודם הוחזר." },
    delete: { saved: "הקטגוריה נמחקה", failed: "לא ניתן היה למחוק את הקטגוריה." },
    restore: { saved: "הקטגוריה שוחזרה", failed: "לא ניתן היה לשחזר את הקטגוריה." },
  },
});

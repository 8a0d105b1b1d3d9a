import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The images of a product, and how they get there. */
export const productImages = words("productImages", {
  list: "תמונות המוצר",
  listOf: (variant: string) => `תמונות של ${isolate(variant)}`,
  empty: "אין עדיין תמונות",
  emptyText: "התמונה הראשונה שתועלה תהיה הראשית.",
  primary: "ראשית",
  makePrimary: "קביעה כתמונה הראשית",
  isPrimary: "זו כבר התמונה הראשית",
  altMissing: "חסר טקסט חלופי: קוראי מסך לא יידעו מה בתמונה.",
  altLabel: (place: number) => `טקסט חלופי לתמונה ${place}`,
  variantLabel: (place: number) => `הגרסה שמופיעה בתמונה ${place}`,
  wholeProduct: "המוצר כולו",
  earlier: (place: number) => `הזזת תמונה ${place} קדימה`,
  later: (place: number) => `הזזת תמונה ${place} אחורה`,
  primaryIsFirst: "התמונה הראשית תמיד ראשונה",
  isFirst: "זו התמונה הראשונה",
  isLast: "זו התמונה האחרונה",
  moved: (place: number) => `התמונה הועברה למקום ${place}`,
  delete: "מחיקה",
  outcomes: {
    order: { failed: "לא ניתן היה לשנות את סדר התמונות, והסדר הקודם הוחזר." },
    delete: { saved: "התמונה נמחקה", failed: "לא ניתן היה למחוק את התמונה." },
    restore: { saved: "התמונה שוחזרה", failed: "לא ניתן היה לשחזר את התמונה." },
    primary: { saved: "התמונה הראשית הוחלפה", failed: "לא ניתן היה להחליף את התמונה הראשית." },
    altText: { saved: "עודכן בהצלחה", failed: "לא ניתן היה לשמור את הטקסט החלופי." },
    variant: { saved: "עודכן בהצלחה", failed: "לא ניתן היה לשייך את התמונה לגרסה." },
  },
});

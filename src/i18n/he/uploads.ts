import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The upload of images and other files. */
export const uploads = words("uploads", {
  or: "או",
  kinds: {
    images: {
      drop: "גררו לכאן תמונות",
      choose: "בחירת קבצים",
      rules: "\u2066JPG\u2069, \u2066PNG\u2069 או \u2066WebP\u2069, עד \u20665 MB\u2069 לכל קובץ",
      uploaded: "התמונה הועלתה",
      processing: "מעבדים את התמונה…",
    },
    files: {
      drop: "גררו לכאן קבצים",
      choose: "צירוף קבצים",
      rules:
        "תמונות או \u2066PDF\u2069: עד חמישה, עד \u20665 MB\u2069 לקובץ ועד \u206610 MB\u2069 יחד",
      uploaded: "הקובץ צורף",
      processing: "מעבדים את הקובץ…",
    },
  },
  list: "קבצים בהעלאה",
  uploading: (percent: number) => `מועלה, ${percent}%`,
  waiting: "ממתין לתורו",
  progress: (name: string) => `העלאת ${isolate(name)}`,
  cancel: (name: string) => `ביטול ההעלאה של ${isolate(name)}`,
  retry: (name: string) => `ניסיון נוסף להעלות את ${isolate(name)}`,
  dismiss: (name: string) => `הסרת ${isolate(name)} מהרשימה`,
  refused: (name: string) => `הקובץ ${isolate(name)} לא הועלה.`,
});

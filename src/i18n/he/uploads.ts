/** How pictures get into the shop. */
export const uploads = {
  drop: "גררו לכאן תמונות",
  or: "או",
  choose: "בחירת קבצים",
  rules: "\u2066JPG\u2069, \u2066PNG\u2069 או \u2066WebP\u2069, עד \u20665 MB\u2069 לכל קובץ",
  list: "קבצים בהעלאה",
  uploading: (percent: number) => `מועלה, ${percent}%`,
  waiting: "ממתין לתורו",
  processing: "מעבדים את התמונה…",
  progress: (name: string) => `העלאת ${name}`,
  cancel: (name: string) => `ביטול ההעלאה של ${name}`,
  retry: (name: string) => `ניסיון נוסף להעלות את ${name}`,
  dismiss: (name: string) => `הסרת ${name} מהרשימה`,
  uploaded: "התמונה הועלתה",
  refused: (name: string) => `הקובץ ${name} לא הועלה.`,
} as const;

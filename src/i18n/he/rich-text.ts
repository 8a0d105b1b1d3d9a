import { words } from "../words.ts";

/** The editor of texts with headings, lists and images. */
export const richText = words("richText", {
  toolbar: (field: string) => `עיצוב של ${field}`,
  tools: {
    heading2: "כותרת",
    heading3: "כותרת משנה",
    bold: "מודגש",
    italic: "נטוי",
    link: "קישור",
    bulletList: "רשימה",
    orderedList: "רשימה ממוספרת",
    blockquote: "ציטוט",
    callout: "הדגשה בתיבה",
    figure: "תמונה",
    table: "טבלה",
    productCard: "כרטיס מוצר",
    callToAction: "קריאה לפעולה",
    horizontalRule: "קו מפריד",
    undo: "ביטול",
    redo: "ביצוע מחדש",
  },
  table: {
    label: "עריכת הטבלה",
    addRow: "שורה מתחת",
    addColumn: "עמודה אחרי",
    deleteRow: "מחיקת השורה",
    deleteColumn: "מחיקת העמודה",
    deleteTable: "מחיקת הטבלה",
  },
  block: { edit: "עריכה", remove: "הסרה", submit: "שמירה בטקסט" },
  linkDialog: {
    title: "קישור",
    href: "לאן",
    help: "נתיב בחנות כמו ‎/faq, מקום בעמוד כמו ‎#sizes, או כתובת שמתחילה ב־\u2066https:\u2069, \u2066mailto:\u2069 או \u2066tel:\u2069",
    problem: "זו אינה כתובת שאפשר לקשר אליה.",
    remove: "הסרת הקישור",
  },
  figure: {
    image: "התמונה",
    alt: "תיאור התמונה",
    altHelp: "למי שאינו רואה את התמונה. ריק: התיאור מספריית התמונות.",
    caption: "כיתוב",
  },
  productCard: { slug: "כתובת המוצר בחנות", help: "לדוגמה olive" },
  callToAction: { heading: "כותרת", text: "טקסט", label: "כיתוב הכפתור", to: "לאן מוביל" },
  required: "נא למלא את השדה.",
});

import type { DocumentSummary } from "#modules/content/admin/contract.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The list of everything that the shop says. */
export const contentList = words("contentList", {
  title: "תוכן",
  search: "חיפוש לפי שם או כתובת",
  failed: "טעינת הטקסטים נכשלה",
  columns: { name: "טקסט", state: "מצב", changed: "שינוי אחרון" },
  none: "לא נמצאו טקסטים",
  noneText: "אפשר לנסות מילה אחרת או לבטל את הסינון.",
  groupFilter: "סוג הטקסטים",
  groups: { shop: "החנות", pages: "עמודים", articles: "מאמרים", mails: "הודעות דוא״ל" },
  states: {
    changed: "שונה",
    new: "חדש",
    removed: "הוסר",
  } satisfies Record<Exclude<DocumentSummary["state"], "delivered">, string>,
  draft: "טיוטה",
  scheduled: "מתוזמן",
  filter: {
    label: "סינון לפי מצב",
    all: "הכול",
    changed: "שונו",
    draft: "טיוטות",
    scheduled: "מתוזמנים",
    late: "לא פורסמו במועד",
    removed: "הוסרו",
  },
  /** The last change of a document. */
  draftBy: (name: string) => `טיוטה של ${isolate(name)}`,
  published: "פורסם",
  create: {
    button: "הוספה",
    article: "מאמר חדש",
    page: "עמוד חדש",
    fields: {
      title: { label: "כותרת" },
      slug: { label: "הכתובת", problems: { taken: "הכתובת הזאת כבר תפוסה." } },
    },
    slugHelp: (path: string) => `תופיע כך: ${isolate(path)}`,
    submit: "יצירה",
    failed: "לא ניתן היה ליצור את העמוד.",
  },
});

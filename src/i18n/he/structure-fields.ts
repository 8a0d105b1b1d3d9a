import { words } from "../words.ts";

/** Names of the fields of the menus, the footer and the set of pages. */
export const structureFields = words("structureFields", {
  "structure:pages": "עמודים שאפשר להסיר",
  "structure:pages.gallery": "הגלריה",
  "structure:pages.size-chart": "טבלת המידות",
  "structure:pages.faq": "שאלות ותשובות",
  "structure:pages.blog": "הבלוג והמאמרים",
  "structure:pages.contact": "יצירת קשר",
  "structure:pages.dealer": "עמוד המשווקים",
  "structure:pages.search": "החיפוש",
  "structure:header": "התפריט הראשי",
  "structure:header.onPhones": "בטלפון, גם",
  "structure:header.links.links": "קישורים מתחתיו",
  "structure:footer": "תחתית העמוד",
  "structure:footer.columns": "עמודות",
  "structure:footer.columns.title": "כותרת",
  "structure:footer.columns.products": "קישורים למוצרים",
  "structure:footer.legal": "השורה התחתונה",
  links: "קישורים",
});

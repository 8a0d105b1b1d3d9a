import { mailLabels } from "./mail-labels.ts";
import { words } from "../words.ts";

/** Names of documents, in the order and the groups of the back office's list. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shop: {
    brand: "המותג ופרטי העסק",
    policies: "מדיניות ומספרים",
    announcement: "שורת ההודעה",
    structure: "תפריטים ועמודים",
    "payment-instructions": "הוראות תשלום",
  },
  pages: {
    home: "עמוד הבית",
    collection: "הקולקציה",
    "product-page": "עמוד המוצר",
    faq: "שאלות ותשובות",
    "size-chart": "טבלת המידות",
    gallery: "הגלריה",
    blog: "הבלוג",
    contact: "יצירת קשר",
    "contact-privacy": "הערת הפרטיות שבטפסים",
    dealer: "עמוד המשווקים",
    newsletter: "הניוזלטר",
    account: "התחברות והרשמה",
    rights: "הזכויות לפי מדינה",
    "rights/il": "הזכויות: ישראל",
    "rights/eu": "הזכויות: האיחוד האירופי",
    "rights/uk": "הזכויות: בריטניה",
    "rights/us": "הזכויות: ארצות הברית",
  },
  mails: {
    "reply-templates": "תבניות תשובה",
    "mail/common": "מה שמשותף להודעות ללקוחות",
    "mail/shop": "מה שמשותף להודעות לחנות",
    ...Object.fromEntries(
      Object.entries(mailLabels.kinds).map(([kind, name]) => [`mail/${kind}`, name]),
    ),
  },
};

const names = Object.assign({}, ...Object.values(groups)) as Readonly<Record<string, string>>; // of texts

/** Name of a document that has no title of its own; its key, where it has no name either. */
export const getDocumentName = words("getDocumentName", (key: string): string => names[key] ?? key);

/** Whether a document has a name of its own in the back office. */
export const hasDocumentName = (key: string): boolean => Object.hasOwn(names, key);

/** Where the list shows a document that is no article: what is not named is a page. */
export function getDocumentGroup(key: string): "shop" | "pages" | "mails" {
  if (Object.hasOwn(groups["shop"] ?? {}, key)) return "shop";
  return Object.hasOwn(groups["mails"] ?? {}, key) ? "mails" : "pages";
}

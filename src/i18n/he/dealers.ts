import { formatCount } from "../format-he.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The dealer inquiries by stage. */
export const dealers = words("dealers", {
  title: "משווקים",
  search: "עסק, איש קשר, עיר או דוא״ל",
  board: "בקשות משווקים לפי שלב",
  failed: "לא ניתן היה לטעון את בקשות המשווקים",
  none: "אין בקשות בשלב הזה",
  notFound: { title: "לא נמצאו בקשות", text: "אין בקשות שמתאימות לחיפוש." },
  move: "העברה לשלב",
  moveLabel: (company: string) => `העברת ${isolate(company)} לשלב אחר`,
  since: "התקבלה",
  more: (count: number) =>
    count === 1 ? "ועוד אחת ישנה יותר" : `ועוד ${formatCount(count)} ישנות יותר`,
  keys: "Shift עם חץ שמאלה או ימינה מעביר את הבקשה שבמוקד לשלב הבא או הקודם.",
});

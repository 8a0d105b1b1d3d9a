import { formatCount } from "../format-he.ts";

/** "תיק אחד", "3 תיקים". */
export function bagsInWords(bags: number): string {
  return bags === 1 ? "תיק אחד" : `${formatCount(bags)} תיקים`;
}

/** The one figure of bags that were sold, wherever it stands. */
export const soldBags = {
  label: "תיקים שנמכרו",
  explanation: "תיקים בהזמנות שלא בוטלו ולא הוחזרו. תיק שחזר למדף בהחזר חלקי עדיין נספר: הוא נמכר.",
} as const;

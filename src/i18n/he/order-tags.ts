import { formatCount } from "../format-he.ts";
import { ordersInWords } from "./orders-in-words.ts";

/** The owner's own words about orders. */
export const orderTagTexts = {
  label: "תגיות",
  one: "תגית",
  button: "תגיות",
  title: (value: number) => `תגיות של ${ordersInWords(value)}`,
  way: "הוספה או הסרה",
  ways: { add: "הוספה", remove: "הסרה" },
  help: (most: number) => `עד ${formatCount(most)} תווים. רק אנשי הצוות רואים תגיות.`,
  add: "הוספת תגית",
  remove: (tag: string) => `הסרת התגית ${tag}`,
  find: (tag: string) => `כל ההזמנות עם התגית ${tag}`,
  more: (value: number) => `ועוד ${formatCount(value)}`,
  save: { add: "הוספת התגית", remove: "הסרת התגית" },
  problems: {
    required: "יש להזין תגית",
    too_long: (most: number) => `תגית יכולה להיות עד ${formatCount(most)} תווים`,
    unprintable: "יש תווים שאי אפשר לשמור",
    too_many: (most: number) => `להזמנה יכולות להיות עד ${formatCount(most)} תגיות`,
  },
  done: {
    add: (value: number) => `התגית נוספה ל־${ordersInWords(value)}`,
    remove: (value: number) => `התגית הוסרה מ־${ordersInWords(value)}`,
  },
  nothing: {
    add: "לכל ההזמנות שנבחרו כבר יש התגית הזו",
    remove: "לאף אחת מההזמנות שנבחרו אין התגית הזו",
  },
  undone: "התגיות הקודמות הוחזרו",
  failed: "התגיות לא השתנו.",
  filter: { label: "תגית", all: "כל התגיות" },
} as const;

import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { isolate } from "#shared/isolate-text.ts";
import { words } from "../words.ts";

/** The owner's own words about orders. */
export const orderTagTexts = words("orderTagTexts", {
  label: "תגיות",
  one: "תגית",
  button: "תגיות",
  title: (value: number) => `תגיות של ${ordersInWords(value)}`,
  way: "הוספה או הסרה",
  ways: { add: "הוספה", remove: "הסרה" },
  help: (most: number) => `עד ${inWords(most, "תו אחד", "תווים")}. רק אנשי הצוות רואים תגיות.`,
  add: "הוספת תגית",
  remove: (tag: string) => `הסרת התגית ${isolate(tag)}`,
  find: (tag: string) => `כל ההזמנות עם התגית ${isolate(tag)}`,
  more: (value: number) => `ועוד ${formatCount(value)}`,
  save: { add: "הוספת התגית", remove: "הסרת התגית" },
  problems: {
    required: "יש להזין תגית",
    too_long: (most: number) => `אורך התגית: עד ${inWords(most, "תו אחד", "תווים")}`,
    unprintable: "יש תווים שאי אפשר לשמור",
    too_many: (most: number) => `להזמנה אפשר להוסיף עד ${inWords(most, "תגית אחת", "תגיות")}`,
  },
  done: {
    add: (value: number) =>
      value === 1 ? "התגית נוספה להזמנה אחת" : `התגית נוספה ל־${ordersInWords(value)}`,
    remove: (value: number) =>
      value === 1 ? "התגית הוסרה מהזמנה אחת" : `התגית הוסרה מ־${ordersInWords(value)}`,
  },
  nothing: {
    add: "לכל ההזמנות שנבחרו כבר יש התגית הזו",
    remove: "לאף אחת מההזמנות שנבחרו אין התגית הזו",
  },
  undone: "התגיות הקודמות הוחזרו",
  failed: "התגיות לא השתנו.",
  filter: { label: "תגית", all: "כל התגיות" },
});

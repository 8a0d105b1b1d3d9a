import type { FieldKind } from "#shared/records/fields.ts";
import { words } from "../words.ts";

/** Error messages of the fields of a form, by the server's code. */
export const fieldProblems = words("fieldProblems", {
  required: "נא למלא את השדה.",
  too_long: "הטקסט ארוך מדי.",
  unprintable: "יש בטקסט תווים שאי אפשר לשמור. יש להקליד אותו מחדש.",
  negative: "לא ניתן להזין מספר שלילי.",
  too_large: "המספר גדול מדי.",
  too_high: "הסכום גדול מדי.",
  too_many: "יש יותר מדי פריטים ברשימה.",
  not_a_price: "נא להזין סכום בדולרים, לדוגמה 74.99",
  not_a_whole_number: "נא להזין מספר שלם.",
  not_a_number: "נא להזין מספר, לדוגמה 1.5",
  not_a_boolean: "נא לבחור כן או לא.",
  twice: "השם כבר מופיע ברשימה.",
  taken: "הערך הזה כבר בשימוש. יש לבחור ערך אחר.",
  unknown: "הפריט שנבחר כבר לא קיים. יש לבחור אחר.",
  not_a_length: "נא להזין מספר בסנטימטרים, לדוגמה 45.5",
  not_a_weight: "נא להזין מספר בקילוגרמים, לדוגמה 7.5",
  not_a_percent: "נא להזין אחוז, לדוגמה 25.5",
  size_incomplete: "נא למלא גובה, רוחב ועומק, או להשאיר את שלושתם ריקים.",
  without_size: "כדי לחשב אם החיה נכנסת דרושים גם גובה, רוחב ועומק.",
  not_a_slug: "הכתובת נכתבת באותיות לטיניות קטנות, בספרות ובמקפים ביניהן.",
  reserved: "הכתובת הזאת שמורה לעמודי החנות. יש לבחור אחרת.",
  not_a_colour: "נא להזין גוון בשש ספרות, לדוגמה \u2066#7f7c56\u2069",
  not_digits: "ברקוד הוא מספר בן 8, 12, 13 או 14 ספרות.",
  check_digit: "ספרת הביקורת של הברקוד אינה מתאימה. יש לבדוק את המספר.",
  not_a_tariff_code: "קוד מכס הוא מספר בן 6 עד 10 ספרות, לדוגמה \u20664202.92\u2069",
  not_a_country: "יש לבחור מדינה.",
  not_latin: "המכס בחו״ל קורא רק אותיות לטיניות.",
  too_short: "הטקסט קצר מדי.",
  too_small: "נא להזין מספר גדול מאפס.",
  too_few: "יש פחות מדי פריטים ברשימה.",
  malformed: "הערך אינו כתוב כמו שצריך.",
  wrong_type: "הערך אינו תקין.",
  other: "הערך אינו תקין.",
});

/** Problems in the words of a kind of field. */
export const problemsByKind = words<
  Readonly<Partial<Record<FieldKind, Readonly<Record<string, string>>>>>
>("problemsByKind", {
  count: { wrong_type: fieldProblems.not_a_whole_number },
  price: {
    wrong_type: fieldProblems.not_a_price,
    too_small: fieldProblems.not_a_price,
    too_large: fieldProblems.too_high,
  },
  centimetres: { wrong_type: fieldProblems.not_a_length },
  kilograms: { wrong_type: fieldProblems.not_a_weight },
  percent: {
    wrong_type: fieldProblems.not_a_percent,
    too_large: "האחוז אינו יכול להיות גדול מ־100.",
  },
  day: { malformed: "נא לבחור יום." },
});

import type {
  fieldProblems as hebrew,
  problemsByKind as hebrewByKind,
} from "../he/field-problems.ts";
import type { Translated } from "../translated.ts";

/** Error messages of the fields of a form, by the server's code. */
export const fieldProblems: Translated<typeof hebrew> = {
  required: "Fill in this field.",
  too_long: "The text is too long.",
  unprintable: "The text contains characters that cannot be saved. Type it again.",
  negative: "The number cannot be negative.",
  too_large: "The number is too large.",
  too_high: "The amount is too large.",
  too_many: "There are too many items in the list.",
  not_a_price: "Enter an amount in dollars, such as 74.99",
  not_a_whole_number: "Enter a whole number.",
  not_a_number: "Enter a number, such as 1.5",
  not_a_boolean: "Choose yes or no.",
  twice: "This name is already in the list.",
  taken: "This value is already in use. Choose another one.",
  unknown: "The selected item no longer exists. Choose another one.",
  not_a_length: "Enter a number of centimetres, such as 45.5",
  not_a_weight: "Enter a number of kilograms, such as 7.5",
  not_a_percent: "Enter a percentage, such as 25.5",
  size_incomplete: "Fill in height, width and depth, or leave all three empty.",
  without_size: "To work out whether a pet fits, height, width and depth are needed, too.",
  not_a_slug: "Use lowercase Latin letters, digits, and hyphens between them.",
  reserved: "This address is reserved for pages of the shop. Choose another one.",
  not_a_colour: "Enter a colour in six digits, such as \u2066#7f7c56\u2069",
  not_digits: "A barcode is a number of 8, 12, 13 or 14 digits.",
  check_digit: "The check digit of the barcode does not match. Check the number.",
  not_a_tariff_code: "A customs code is a number of 6 to 10 digits, such as \u20664202.92\u2069",
  not_a_country: "Choose a country.",
  not_latin: "Customs abroad read only Latin letters.",
  too_short: "The text is too short.",
  too_small: "Enter a number greater than zero.",
  too_few: "There are too few items in the list.",
  malformed: "The value is not written correctly.",
  wrong_type: "The value is not valid.",
  other: "The value is not valid.",
};

/** Problems in the words of a kind of field. */
export const problemsByKind: Translated<typeof hebrewByKind> = {
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
    too_large: "The percentage cannot be more than 100.",
  },
  day: { malformed: "Choose a day." },
};

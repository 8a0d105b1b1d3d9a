// The bounds of a coupon, for the form, the API and the table alike.

/**
 * Latin capitals and digits, with hyphens between, because they are easy to read aloud, print and
 * type.
 */
export const codePattern = /^[A-Z0-9]+(?:[-_][A-Z0-9]+)*$/;
export const MIN_CODE = 3;
export const MAX_CODE = 40;
export const MAX_NOTE = 500;
/** How many products and variants one coupon may be limited to. */
export const MAX_TARGETS = 50;
/** In minor units: no order is larger. */
export const MAX_AMOUNT = 100_000_000;
export const MAX_USES = 1_000_000;

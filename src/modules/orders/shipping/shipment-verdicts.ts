// Verdicts on each row when many orders are to be shipped, apart from the contract so that texts
// can name them.

/** Problems that keep a row from being shipped, and with it all the others. */
export const shipmentProblems = [
  "unknown_order",
  /** Several orders have this reference. */
  "ambiguous",
  "deleted",
  "shipped",
  /** It was cancelled or refunded. */
  "over",
  "order_twice",
  "unusable",
  "number_twice",
  /** Another order has a shipment with this number. */
  "number_taken",
  "out_of_stock",
] as const;
export type ShipmentProblem = (typeof shipmentProblems)[number];

/** `known`: it exists already, for example after a second press. */
export const shipmentVerdicts = ["ships", "known", ...shipmentProblems] as const;
export type ShipmentVerdict = (typeof shipmentVerdicts)[number];

export function isShipmentProblem(verdict: ShipmentVerdict): verdict is ShipmentProblem {
  return verdict !== "ships" && verdict !== "known";
}

/** The most orders shipped in one transaction. */
export const MAX_SHIPMENTS = 200;
const MAX_TRACKING_NUMBER = 64;

/** "7.1E+11", "1,234,567", "45300.5", "12/05/2026", "#REF!1" */
const MADE_BY_SPREADSHEET = [
  /^\d(?:\.\d+)?E\+?\d+$/i,
  /^\d{1,3}(?:,\d{3})+$|^\d+[.,]\d+$/,
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2})$/,
  /^#(?:N\/A|REF!|NAME\?|NULL!|NUM!|VALUE!|DIV\/0!)/i,
];

/**
 * Whether this can be a carrier's number: it has a digit, uses only the letters of labels, and was
 * not made into a number or a date by a spreadsheet.
 */
export function isTrackingNumber(text: string): boolean {
  return (
    text.length <= MAX_TRACKING_NUMBER &&
    /^(?=.*\d)[!-~](?:[ -~]*[!-~])?$/.test(text) &&
    !MADE_BY_SPREADSHEET.some((form) => form.test(text))
  );
}

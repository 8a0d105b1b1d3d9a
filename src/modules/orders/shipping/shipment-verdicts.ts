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
  /** A spreadsheet has made a date, a decimal or the like of the number. */
  "changed_by_sheet",
  /** It may have lost its last digits in a spreadsheet; staff have to look at the parcel. */
  "rounded",
  /** A spreadsheet has changed the order's number; this is the order that may be meant. */
  "guessed",
  "number_twice",
  /** Another order has a shipment with this number. */
  "number_taken",
  "out_of_stock",
  /** It was deleted meanwhile. */
  "unknown_carrier",
  /** Nothing says where it goes, and staff have not confirmed that it needs no address. */
  "no_address",
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
  /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+[.,]\d+$/,
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2})$/,
  /^#(?:N\/A|REF!|NAME\?|NULL!|NUM!|VALUE!|DIV\/0!)/i,
];

/** Spreadsheets keep fifteen digits of a number; the others become zeros. */
const MAYBE_ROUNDED = /^\d{15}0+$/;

/**
 * The problem of a tracking number; undefined for a good one. It needs a digit, may have only
 * printable ASCII, and must not be a number or a date that a spreadsheet has made of it.
 */
export function findNumberProblem(
  text: string,
): "unusable" | "changed_by_sheet" | "rounded" | undefined {
  if (MADE_BY_SPREADSHEET.some((form) => form.test(text))) return "changed_by_sheet";
  if (text.length > MAX_TRACKING_NUMBER || !/^(?=.*\d)[!-~](?:[ -~]*[!-~])?$/.test(text))
    return "unusable";
  return MAYBE_ROUNDED.test(text) ? "rounded" : undefined;
}

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

/**
 * Whether this can be a carrier's number: it has a digit, uses only the letters of labels, and was
 * not rounded by a spreadsheet ("7.1E+11").
 */
export function isTrackingNumber(text: string): boolean {
  return (
    text.length <= MAX_TRACKING_NUMBER &&
    /^(?=.*\d)[!-~](?:[ -~]*[!-~])?$/.test(text) &&
    !/^\d(?:\.\d+)?E\+?\d+$/i.test(text)
  );
}

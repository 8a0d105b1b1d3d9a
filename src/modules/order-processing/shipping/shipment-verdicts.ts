// Verdicts on each row when many orders are to be shipped, apart from the contract so that texts
// can name them.

/** Faults that keep a row from being shipped, and with it all the others. */
export const shipmentFaults = [
  "unknown_order",
  /** Several orders are called so. */
  "ambiguous",
  "hidden",
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
export type ShipmentFault = (typeof shipmentFaults)[number];

/** `known`: it is written down already, as a second press finds it. */
export const shipmentVerdicts = ["ships", "known", ...shipmentFaults] as const;
export type ShipmentVerdict = (typeof shipmentVerdicts)[number];

export function isFault(verdict: ShipmentVerdict): verdict is ShipmentFault {
  return verdict !== "ships" && verdict !== "known";
}

/** As many orders as leave in one transaction. */
export const MAX_SHIPMENTS = 200;
const MAX_TRACKING_NUMBER = 64;

/**
 * Whether a carrier can have given this number: with a digit, in letters that every label has, and
 * not as a spreadsheet rounds long ones ("7.1E+11").
 */
export function isTrackingNumber(text: string): boolean {
  return (
    text.length <= MAX_TRACKING_NUMBER &&
    /^(?=.*\d)[!-~](?:[ -~]*[!-~])?$/.test(text) &&
    !/^\d(?:\.\d+)?E\+?\d+$/i.test(text)
  );
}

// The reasons of movements, apart from the tables so that browsers can read them.

/**
 * Reasons of movements without an order: opening and receipt add, adjustment corrects, count is the
 * difference of a stocktake.
 */
const countReasons = ["opening", "receipt", "adjustment", "count"] as const;
/**
 * Reasons of movements by an order. preorder promises units that have not arrived yet, reserve
 * reserves them, release releases them, shipment takes them off the shelf, recall undoes a shipment
 * that did not happen, return puts them back on sale, sale takes them off without reserving first.
 */
const orderReasons = [
  "preorder",
  "reserve",
  "release",
  "shipment",
  "recall",
  "return",
  "sale",
] as const;
export type OrderReason = (typeof orderReasons)[number];

export const movementReasons = [...countReasons, ...orderReasons] as const;
export type MovementReason = (typeof movementReasons)[number];

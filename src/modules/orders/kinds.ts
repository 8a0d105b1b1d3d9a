// The lists behind the columns of orders, apart from the tables so that browsers can read them.

export const orderSources = ["checkout", "admin"] as const;

/** How an order is paid: by what was agreed with the customer (transfer, cash), or through Stripe. */
export const paymentMethods = ["manual", "stripe"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `released`: the bags of an order that was not paid in time went back on the shelf. */
export const orderEventKinds = [
  "created",
  "status",
  "note",
  "payment",
  "refund",
  "shipment",
  "edited",
  "released",
  "hidden",
  "restored",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Who carries parcels; `other` comes with an address of its own where the parcel can be followed, if there is one. */
export const carriers = ["israel_post", "dhl", "fedex", "ups", "other"] as const;
export type Carrier = (typeof carriers)[number];

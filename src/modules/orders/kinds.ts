// The lists behind the columns of orders, and a limit, apart from the tables so that browsers can
// read them.

/** As many orders as somebody can select: those of a filter, or page by page. */
export const MAX_SELECTED = 500;

export const orderSources = ["checkout", "admin"] as const;

/**
 * How an order stands with its money. unpaid: something is still to come in. paid: all has, and has
 * not all gone back. refunded: something went back.
 */
export const orderPayments = ["unpaid", "paid", "refunded"] as const;

/** Whether its bags have left. An order that is over is neither. */
export const orderFulfilments = ["unshipped", "shipped"] as const;

/**
 * How an order is paid: by what was agreed with the customer (transfer, cash), or through Stripe.
 */
export const paymentMethods = ["manual", "stripe"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How money came in that somebody in the back office wrote down. */
export const paymentKinds = ["cash", "bit", "transfer", "card", "other"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/**
 * `confirmed`: a guest used the link of the mail, so the bags wait for longer. `released`: the bags
 * of an order that is not paid went back on the shelf, because its time was over or somebody in the
 * back office said so.
 */
export const orderEventKinds = [
  "created",
  "confirmed",
  "status",
  "note",
  "payment",
  "refund",
  "shipment",
  "arrived",
  "return",
  "edited",
  "released",
  "hidden",
  "restored",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/**
 * Carriers of shipments; `other` comes with an address of its own where the shipment can be
 * followed, if there is one.
 */
export const carriers = ["israel_post", "dhl", "fedex", "ups", "other"] as const;
export type Carrier = (typeof carriers)[number];

/**
 * By whom it is known when a parcel arrived: somebody of the back office, the customer, or the shop
 * itself, which takes the latest plausible day when nobody has said anything.
 */
export const arrivalSources = ["staff", "customer", "estimated"] as const;
export type ArrivalSource = (typeof arrivalSources)[number];

/**
 * How somebody came to act on an order as its customer: with its link alone, or signed in besides.
 */
export const customerWays = ["link", "account", "other_account"] as const;
export type CustomerWay = (typeof customerWays)[number];

/** Where a request came from: the internet, or this machine and networks like the shop's own. */
export const addressKinds = ["public", "private"] as const;
export type AddressKind = (typeof addressKinds)[number];

/**
 * Requests of customers about an order. cancel: not to send it. withdraw: to send it back without a
 * reason, where the law says so. claim: it came damaged, or is the wrong one. warranty: it failed
 * within the warranty.
 */
export const returnKinds = ["cancel", "withdraw", "claim", "warranty"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** How far a return has come. */
export const returnStates = [
  "asked",
  "approved",
  "underway",
  "received",
  "refunded",
  "replaced",
  "cancelled",
  "refused",
] as const;
export type ReturnState = (typeof returnStates)[number];

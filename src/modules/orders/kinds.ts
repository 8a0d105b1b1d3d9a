// The lists behind the columns of orders, and a limit, apart from the tables so that browsers can
// read them.
import { serviceCodes } from "#shared/payment-services.ts";

/** The most orders that can be selected, by a filter or page by page. */
export const MAX_SELECTED = 500;

/** Ten million: far beyond any order of the shop, and half of what the columns of amounts hold. */
export const LARGEST_MINOR = 1_000_000_000;

export const orderSources = ["checkout", "admin"] as const;

/**
 * The payment states of an order. unpaid: an amount is still due. paid: all is paid, and not all
 * refunded. refunded: some or all was refunded. refund_waiting: staff have to transfer a refund by
 * hand. refund_failed: a refund failed, and none was made afterwards. money_left: it was cancelled,
 * and not all of its money is being refunded. disputed: a payment of it is taken back until the
 * service has decided.
 */
export const orderPayments = [
  "unpaid",
  "paid",
  "refunded",
  "refund_waiting",
  "refund_failed",
  "money_left",
  "disputed",
] as const;

/** Shipped or not yet shipped. A cancelled or refunded order is neither. */
export const orderFulfilments = ["unshipped", "shipped"] as const;

/**
 * The sums of the daily stats of money. discount, surcharge: of orders with revenue, by the day of
 * the order. tax: what such orders contained before money went back. tax_back: what went back, by
 * the day of the refund.
 */
export const moneyEntries = [
  "payment",
  "refund",
  "discount",
  "surcharge",
  "tax",
  "tax_back",
] as const;
export type MoneyEntry = (typeof moneyEntries)[number];

/** How an order is paid: by what was agreed with the customer (transfer, cash), or online. */
export const paymentMethods = ["manual", "online"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods of payments that staff enter. */
export const paymentKinds = ["cash", "bit", "transfer", "card", "other"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How money moves: by hand, or through the service with this code. */
export const moneyMethods = ["manual", ...serviceCodes] as const;
export type MoneyMethod = (typeof moneyMethods)[number];

/** Ways of money: those that staff enter, by hand without one, or the payment service. */
export const moneyKinds = [...paymentKinds, ...moneyMethods] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/**
 * `confirmed`: a guest used the link of the mail, so the items wait for longer. `released`: the
 * items of an order that is not paid went back on the shelf, because the time was over or staff
 * released them.
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
  "deleted",
  "restored",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/**
 * The parts of an order that staff edit. price: what was agreed, or its coupon. cancelled_payment:
 * there was no such payment.
 */
export const editedParts = [
  "lines",
  "price",
  "contact",
  "addresses",
  "shipment",
  "payment",
  "cancelled_payment",
] as const;
export type EditedPart = (typeof editedParts)[number];

/** The fields of shipments and payments that can be corrected. */
export const correctedFields = [
  "carrier",
  "trackingNumber",
  "trackingUrl",
  "sentOn",
  "kind",
  "paidOn",
  "reference",
] as const;
export type CorrectedField = (typeof correctedFields)[number];

/**
 * The source of a shipment's day of arrival: staff, the customer, or the shop itself, which takes
 * the latest plausible day when it is not known.
 */
export const arrivalSources = ["staff", "customer", "estimated"] as const;
export type ArrivalSource = (typeof arrivalSources)[number];

/** How a customer reached their order: by its link alone, or signed in. */
export const customerWays = ["link", "account", "other_account", "mail"] as const;
export type CustomerWay = (typeof customerWays)[number];

/** Moves of an order's money in the payment service itself, without the shop. */
export const moneyElsewhere = ["refund", "dispute_opened", "dispute_lost", "dispute_won"] as const;
export type MoneyElsewhere = (typeof moneyElsewhere)[number];

/** Where a request came from: the internet, or this machine and networks like the shop's own. */
export const addressKinds = ["public", "private"] as const;
export type AddressKind = (typeof addressKinds)[number];

/**
 * Requests of customers about an order. cancel: before it is shipped. withdraw: to send it back
 * without a reason, where the law allows it. claim: it arrived damaged, or is the wrong product.
 * warranty: it failed within the warranty.
 */
export const returnKinds = ["cancel", "withdraw", "claim", "warranty"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** The states of a return. */
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

/** The carrier of shipments whose carrier is not in the list. It cannot be deleted. */
export const otherCarrier = "other";

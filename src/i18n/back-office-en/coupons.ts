import type { coupons as hebrew } from "../he/coupons.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { revenueOrders } from "./revenue.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The codes that take something off an order. */
export const coupons: Translated<typeof hebrew> = {
  title: "Coupons",
  intro: "One code per order. Orders already placed keep the coupon as it was.",
  search: "Search by code or note",
  filter: "Status",
  all: "All",
  states: {
    active: "Active",
    planned: "Upcoming",
    ended: "Ended",
    used_up: "Used up",
    off: "Off",
  },
  list: {
    label: "Coupons",
    failed: "The coupons could not be loaded.",
    none: { title: "No coupons", text: "New coupons appear here." },
    filtered: { title: "No coupons found", text: "No coupons match your filters." },
  },
  columns: {
    code: "Code",
    value: "Discount",
    state: "Status",
    days: "Dates",
    uses: "Uses",
    note: "Note",
    actions: "Actions",
  },
  off: {
    percent: (percent) => `${percent}%`,
    item: (name) => `${isolate(name)} free`,
    /** Of a variant that is gone. */
    itemGone: "Deleted item",
  },
  usesOf: (uses, most) =>
    most === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(most)}`,
  days: {
    always: "No limit",
    from: (day) => `From ${day}`,
    until: (day) => `Until ${day}`,
    both: (from, until) => `${from} – ${until}`,
  },
  isPublic: "Public",
  actions: {
    add: "New coupon",
    edit: "Edit",
    duplicate: "Duplicate",
    duplicateOf: (code) => `Duplicate ${isolate(code)}`,
    disable: "Turn off",
    disableNamed: (code) => `Turn off ${isolate(code)}`,
    enable: "Turn on",
    enableNamed: (code) => `Turn on ${isolate(code)}`,
    switchFailed: "The coupon was not changed.",
    disabled: "Coupon turned off",
    enabled: "Coupon turned on",
    copyLink: "Copy link",
    copied: "Link copied",
    copyFailed: "The link was not copied.",
  },
  form: {
    add: "New coupon",
    edit: (code) => `Edit ${isolate(code)}`,
    failed: "The coupon was not saved.",
    saved: "Coupon saved",
    codeUsed: "Orders have used this code, so it cannot be changed.",
    values: { percent: "Discount percentage", amount: "Discount amount in dollars" },
    targets: {
      label: "Which items",
      help: "With no items listed, the coupon applies to everything.",
    },
    wholeProduct: "Whole product",
    removeTarget: (name) => `Remove ${isolate(name)}`,
    gone: "Deleted",
  },
  fields: {
    code: {
      label: "Code",
      help: "Latin letters, digits and hyphens. Customers may type it in uppercase or lowercase.",
      problems: {
        malformed: "Use Latin letters, digits, and hyphens between them.",
        foreign_letters: "The code contains a letter that is not Latin, even if it looks like it.",
        bad_length: "Use 3 to 40 characters.",
        taken: (code) => `The code looks like ${isolate(code)}.`,
        used: "Orders have used this code, so it cannot be changed.",
      },
    },
    kind: {
      label: "Discount type",
      choices: { percent: "Percentage", amount: "Amount in dollars", item: "Free item" },
    },
    value: { label: "Discount" },
    itemVariantId: {
      label: "Free item",
      help: "One unit of it is free. It is added to the cart when the coupon is entered, and taken from stock.",
    },
    startsOn: { label: "First day" },
    endsOn: { label: "Last day", problems: { before_start: "The last day is before the first." } },
    maxUses: { label: "Total uses", help: "Empty: no limit" },
    maxUsesPerAddress: { label: "Uses per email address", help: "Empty: no limit" },
    firstOrderOnly: { label: "Customer’s first order only" },
    minimumMinor: { label: "Minimum order in dollars" },
    productIds: { label: "Products" },
    variantIds: { label: "Variants" },
    isActive: { label: "Active" },
    isPublic: {
      label: "Public",
      help: "The cart knows the code even when payments are off, so anyone who looks for it can find it. Leave this off for a personal coupon.",
    },
    note: { label: "Note", help: "For staff only." },
  },
  /** Before the amount. */
  estimate: "On the orders of the last 30 days, it would have cost",
  page: {
    back: "All coupons",
    missing: { title: "Coupon not found", text: "The link may be wrong." },
    failed: "The coupon could not be loaded.",
    details: "Coupon details",
    limits: "Limits",
    minimum: (amount) => `Orders from ${amount}`,
    firstOrderOnly: "First order only",
    perAddress: (uses) => `${inWords(uses, "1 use", "uses")} per address`,
    targets: "Valid for",
    everything: "All items",
    noLimits: "None",
    figures: {
      orders: {
        label: "Orders",
        help: "Orders with the coupon that were not cancelled, refunded or abandoned, and their total.",
      },
      revenue: { label: "Revenue", help: `${revenueOrders}.` },
      discount: { label: "Discount", help: "What the coupon took off the orders that count." },
      refunds: { label: "Refunds", help: "Money refunded for orders with the coupon." },
    },
    unrated: "Of this without a rate:",
    rows: (figure) => `Behind this figure: ${figure}`,
    rowsFailed: "The rows could not be loaded.",
    noRows: { title: "No rows", text: "Orders with the coupon appear here." },
    more: "More",
    inOrders: "In the order list",
  },
};

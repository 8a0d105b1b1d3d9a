import type { shipping as hebrew } from "../he/shipping.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { labels } from "./labels.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { isolate } from "#shared/isolate-text.ts";

const rows = (value: number) => inWords(value, "1 row", "rows");

/** Shipping many orders at once, each with its tracking number. */
export const shipping: Translated<typeof hebrew> = {
  open: "Ship with tracking numbers",
  tooMany: (most) => `You can ship up to ${formatCount(most)} orders at once`,
  title: "Ship with tracking numbers",
  intro:
    "Type, paste a column of numbers, scan, or load a carrier’s file. Nothing ships before the check.",
  keys: "Enter moves to the next row. Scanning an order number moves to its row.",
  file: "Load Excel or CSV file",
  fileHelp:
    "A file with columns for order number and tracking number, and the carrier if there is one. Up to 200 rows.",
  fileFailed: "The file could not be read.",
  sheetProblems: {
    empty: "The file has no rows.",
    unreadable: "This is not a valid Excel (XLSX), Calc (ODS) or CSV file.",
    columns_missing: "The columns “Order number” and “Tracking number” are missing from the file.",
    too_many_lines: "The file has more than 200 rows.",
    too_large: "The file is too large. You can load up to 900 KB.",
  },
  carrier: labels.carrier,
  carrierHelp: "For all rows. You can choose another in each row.",
  carrierOf: (reference) => `${labels.carrier} of order ${isolate(reference)}`,
  toOrder: "Add address",
  toOrderOf: (reference) => `Add address to order ${isolate(reference)} (opens in a new tab)`,
  withoutAddress: "Delivered by hand or collected",
  withoutAddressOf: (reference) => `Order ${isolate(reference)} is delivered by hand or collected`,
  table: "Orders to ship",
  number: (reference) => `${labels.trackingNumber} of order ${isolate(reference)}`,
  remove: (reference) => `Remove order ${isolate(reference)} from the list`,
  line: (line) => `Row ${formatCount(line)} of the file`,
  notify: "Email the customers",
  none: "No orders in the list yet.",
  noNumbers: "Enter at least one tracking number",
  leftOver: (value) =>
    value === 1
      ? "1 number had no row and was not entered."
      : `${formatCount(value)} numbers had no row and were not entered.`,
  check: "Check",
  checkFailed: "The check did not work.",
  ship: (value) => `Ship ${ordersInWords(value)}`,
  preview: {
    ships: (value) => `${ordersInWords(value)} will be marked as shipped.`,
    mails: (value) =>
      `${inWords(value, "1 customer", "customers")} will get an email with the tracking number.`,
    silent: "Customers will not get an email.",
    alreadyShipped: (value) =>
      value === 1
        ? "1 order has already shipped with this number and will not change."
        : `${ordersInWords(value)} have already shipped with these numbers and will not change.`,
    without: (value) =>
      value === 1
        ? "1 order without a number stays as it is."
        : `${ordersInWords(value)} without a number stay as they are.`,
    problems: (value) => `${rows(value)} to fix or remove. Until then no order ships.`,
  },
  verdicts: {
    ships: "Will ship",
    known: "Already shipped with this number",
    unknown_order: "There is no such order",
    ambiguous: "Several orders have this number. Ship them from the order itself.",
    deleted: "The order was deleted",
    shipped: "The order has already shipped",
    over: "The order was cancelled or refunded",
    order_twice: "The order is in the list more than once",
    unusable: "This cannot be a tracking number",
    changed_by_sheet:
      "Spreadsheet software turned the number into a date, a fraction or a sum. Type it again",
    rounded:
      "Spreadsheet software may have rounded the number: its last digits are zeros. Compare it with the package",
    guessed: "Spreadsheet software changed the order number. This may be the order",
    number_twice: "The number is in the list more than once",
    number_taken: "The number is already used in another order",
    out_of_stock: "The order’s units are not in stock",
    unknown_carrier: "The carrier was deleted. Choose another.",
    no_address: "No shipping address",
  },
  confirm: { rounded: "The number is right", guessed: "This is the order" },
  changed: "Something changed since the check, so no order shipped. The row says why.",
  failed: "The orders were not shipped.",
  done: (value) => `${ordersInWords(value)} marked as shipped`,
};

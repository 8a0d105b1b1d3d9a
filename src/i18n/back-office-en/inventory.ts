import type { inventory as hebrew } from "../he/inventory.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { explainLowStock } from "./units.ts";
import { isolate } from "#shared/isolate-text.ts";

const units = (value: number) => inWords(value, "1 unit", "units");
const items = (value: number) => inWords(value, "1 item", "items");
const lines = (value: number) => inWords(value, "1 row", "rows");

const badQuantity = "Enter a whole number from 1 to 100,000";

/** The stock: the list, its figures, what moved, and the stocktake. */
export const inventory: Translated<typeof hebrew> = {
  figures: {
    variants: {
      label: "Variants",
      explanation:
        "All product variants, including those not for sale right now. Products in the trash are not counted.",
    },
    onHand: {
      label: "On hand",
      explanation: "All units in the warehouse, including those reserved for open orders.",
    },
    belowThreshold: {
      label: "Low stock",
      explanation: explainLowStock,
    },
    critical: {
      label: "Critical stock",
      explanation: "Variants with one to five units left to sell.",
    },
    out: { label: "Out of stock", explanation: "Variants with no units left to sell." },
    value: {
      label: "Stock value",
      explanation:
        "All units on hand at catalogue price, and below it at cost. Shekels follow the latest exchange rate.",
    },
    atCost: "At cost:",
    uncosted: (value) => `Not including ${units(value)} of unknown cost`,
  },
  held: (value) => `${formatCount(value)} of them reserved`,
  /** Units of orders that are not paid. */
  unpaidHolds: {
    open: "Release unpaid reservations",
    title: "Release all units reserved without payment?",
    reading: "Checking reservations…",
    unchecked: "Could not check what is reserved without payment",
    none: "No unpaid orders are holding units.",
    summary: (orders, count) =>
      `${inWords(orders, "1 unpaid order is holding", "unpaid orders are holding")} ${units(count)}:`,
    line: (held, onHand) => `${formatCount(held)} of ${formatCount(onHand)} on hand`,
    text: "The units go back to stock at once. The orders stay, and each notes who released its units. Orders entered by hand do not change.",
    submit: "Release",
    close: "Close",
    saved: (orders) => `Released the units of ${inWords(orders, "1 order", "orders")}`,
    rest: "More orders remain: press again.",
    failed: "The units were not released.",
  },
  search: "Search by product, variant, SKU or barcode",
  level: {
    label: "Filter by stock",
    choices: {
      all: "All",
      low: "Low stock",
      out: "Out of stock",
      critical: "Critical stock",
      below: "Low or out of stock",
    },
  },
  columns: {
    variant: "Product",
    sku: "SKU and barcode",
    level: "Status",
    price: "Price",
    cost: "Cost",
    onHand: "On hand",
    reserved: "Reserved",
    available: "Available",
    actions: "Actions",
  },
  levels: {
    enough: "In stock",
    low: "Low stock",
    critical: "Critical stock",
    out: "Out of stock",
  },
  belowThreshold: (threshold) => `Below threshold (${formatCount(threshold)})`,
  notForSale: "Hidden",
  noBarcode: "No barcode",
  shelf: (onHand, reserved) => `On hand ${formatCount(onHand)} · Reserved ${formatCount(reserved)}`,
  edit: {
    price: (name) => `Edit price of ${isolate(name)}`,
    stock: (name) => `Edit stock of ${isolate(name)}`,
    priceLabel: "Price in dollars",
    cost: (name) => `Edit cost of ${isolate(name)}`,
    costLabel: "Cost in dollars; empty if unknown",
    noCost: "Unknown",
    stockLabel: "Available units",
    save: "Save",
    cancel: "Cancel",
    badPrice: "Enter an amount in dollars, such as 74.99",
    tooMuch: "Enter a price from 0 to 10,000 dollars",
    badStock: "Enter a whole number from 0 to 100,000",
    inShekels: "In shekels:",
    failedPrice: "The price was not saved.",
    forAll: "For all variants of this product",
    allSaved: "Price updated for all variants",
    failedCost: "The cost was not saved.",
    failedStock: "The stock was not saved.",
  },
  step: {
    more: (name) => `Add a unit: ${isolate(name)}`,
    fewer: (name) => `Remove a unit: ${isolate(name)}`,
    none: "No units to remove",
    done: (quantity) =>
      quantity > 0 ? `${units(quantity)} added to stock` : `${units(-quantity)} removed from stock`,
    undone: "Change undone",
    failed: "The stock did not change.",
  },
  saved: "Updated",
  list: {
    label: "Inventory list",
    failed: "Could not load the stock",
    none: {
      title: "No variants yet",
      text: "Variants you add to products appear here with their stock.",
    },
    filtered: { title: "No items found", text: "No items match this search and filter." },
  },
  history: {
    open: (name) => `Stock movements of ${isolate(name)}`,
    title: "Stock movements",
    list: "List of movements",
    empty: "No stock movements for this variant yet.",
    failed: "Could not load the movements",
    onHand: "On hand",
    reserved: "Reserved",
    ahead: "Pre-ordered",
    after: "After the movement:",
    available: "Available",
    order: "Order",
    /** For the waiting list, not for an order. */
    ofWaiting: { reserve: "Reserved for the waiting list", release: "Waiting list hold ended" },
    shop: "System",
    more: "Earlier movements",
  },
  reason: "Reason for the movement",
  reasons: {
    opening: "Opening stock",
    receipt: "Goods received",
    adjustment: "Manual adjustment",
    count: "Stocktake",
    preorder: "Pre-order",
    reserve: "Reserved for order",
    release: "Released from order",
    shipment: "Shipped",
    recall: "Shipment undone",
    return: "Returned to stock",
    sale: "Sale",
  },
  receive: {
    open: (name) => `Receive stock of ${isolate(name)}`,
    title: "Receive stock",
    fields: {
      quantity: { label: "Quantity received", problems: badQuantity },
      note: {
        label: "Note",
        help: "For example the delivery note number. Kept with the stock movements.",
      },
    },
    submit: "Add to stock",
    saved: (quantity) => `${units(quantity)} added to stock`,
    failed: "The goods were not received.",
  },
  stocktake: {
    open: "Stocktake",
    title: "Stocktake",
    intro:
      "Download a sheet, enter what is on the shelf in its last column, and upload it again. Nothing changes until you confirm.",
    download: "Download count sheet",
    downloadFailed: "The sheet was not created.",
    upload: "Upload filled-in sheet",
    uploadHelp: "Excel (XLSX), Calc (ODS) or CSV file, up to 10,000 rows.",
    another: "Upload another sheet",
    tooLarge: "The file is too large. You can upload up to 900 KB.",
    previewFailed: "The sheet could not be read.",
    sheetProblems: {
      empty: "The sheet has no rows.",
      unreadable: "This is not a valid Excel (XLSX), Calc (ODS) or CSV file.",
      columns_missing:
        "The columns “SKU” (or “Barcode”) and “Counted” are missing. Use the sheet downloaded here.",
      too_many_lines: "The sheet has more than 10,000 rows.",
    },
    summary: (counted, notCounted) =>
      `Counted ${items(counted)}${notCounted > 0 ? `, ${lines(notCounted)} without a count` : ""}.`,
    noDifferences: "The count matches the records. Nothing to update.",
    differences: "Differences",
    columns: {
      item: "Item",
      onHand: "Recorded",
      counted: "Counted",
      difference: "Difference",
    },
    problems: (value) => inWords(value, "1 row will not be updated", "rows will not be updated"),
    line: "Row",
    problemLabels: {
      unknown_sku: "There is no such SKU",
      changed_sku: "Spreadsheet software changed the SKU. It may be",
      not_a_number: "The count is not a whole number",
      too_many: "The number is too large",
      twice: "The SKU appears more than once",
      below_reserved: "Fewer units were counted than are reserved for open orders",
    },
    note: "Note on the count",
    apply: (value) => `Update ${items(value)}`,
    saved: (value) => `Stock updated from the count: ${items(value)}`,
    moved:
      "Stock moved while you were checking. The differences are recalculated: confirm them again.",
    failed: "The stock was not updated.",
  },
};

import type { listFiles as hebrew } from "../he/list-files.ts";
import type { Translated } from "../translated.ts";

/** The files of the lists: their button, and their names in the log. */
export const listFiles: Translated<typeof hebrew> = {
  button: "Download",
  of: (list) => `Download: ${list}`,
  failed: "The file was not created.",
  names: {
    customers: "Customer list",
    products: "Product list",
    stock: "Stock list",
    movements: "Stock movements",
    coupons: "Coupon list",
    subscribers: "Newsletter subscribers",
    messages: "Message list",
    dealers: "Dealer list",
    reviews: "Review list",
    returns: "Return list",
    payments: "Payments and refunds",
    changes: "Change log",
    orders: "Order list",
    report: "Analytics report",
  },
};

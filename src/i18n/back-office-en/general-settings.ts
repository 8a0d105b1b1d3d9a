import type { generalSettings as hebrew } from "../he/general-settings.ts";
import type { Translated } from "../translated.ts";
import { orderLabels } from "./order-labels.ts";

/** The settings of the whole shop. */
export const generalSettings: Translated<typeof hebrew> = {
  failed: "The settings could not be loaded.",
  saved: "Updated",
  failedChange: (setting) => `The setting “${setting}” was not saved.`,
  groups: { shop: "Shop", orders: "Orders and stock", system: "System" },
  settings: {
    maintenance_mode: {
      name: "Maintenance mode",
      help: "The shop is closed to customers and shows a notice in English. The back office, sign-in and payment confirmations keep working.",
      ask: {
        title: "Close the shop?",
        text: "Visitors see a maintenance page at once instead of the shop, and cannot order. Existing orders do not change.",
        submit: "Close shop",
      },
    },
    allow_registration: {
      name: "Registration",
      help: "Visitors can create an account. When registration is closed, registered customers still sign in, and anyone can order without an account.",
    },
    email_notifications: {
      name: "Email notifications",
      help: "Messages, new orders and stock alerts are sent to the support address.",
    },
    low_stock_threshold: {
      name: "Low stock threshold",
      help: "A variant with fewer units than this counts as low stock, on the dashboard and in stock. Five units or fewer are always marked as critical. Changing the threshold sends no alert.",
    },
    preorders: {
      name: "Pre-orders",
      help: "When a variant is sold out and a delivery is expected, customers can order up to the number of units expected. They see by which day the order ships, and what arrives goes to pre-orders first.",
    },
    supply_days: {
      name: "Supply days",
      help: "How many days pass from ordering at the supplier until the goods reach the warehouse. Stock uses it to recommend when to reorder.",
    },
    review_invitations: {
      name: "Review requests",
      help: "After an order has arrived, the customer gets one email with a link to write a review.",
    },
    review_invitation_days: {
      name: "Days until review request",
      help: "How many days after arrival the email is sent. Orders that were cancelled or fully refunded do not get it.",
    },
    default_order_status: {
      name: "Initial order status",
      help: "The status of every new order, from the shop or entered manually.",
      choices: orderLabels.statuses,
    },
    system_name: {
      name: "System name",
      help: "Shown at the top of the sidebar and in the tab title of the back office.",
    },
    support_email: {
      name: "Support address",
      help: "Receives the notifications, and is shown to customers on the maintenance page.",
    },
  },
  on: "On",
  off: "Off",
  default: "Default:",
  toDefault: "Reset to default",
  changed: "Last changed:",
  changedBy: "by",
  neverChanged: "Never changed",
  byDatabase: "Changed outside the back office",
  keys: "Enter or leaving the field saves, Esc cancels.",
  problems: {
    required: "Enter a value.",
    too_long: "The value is too long.",
    unprintable: "The value contains characters that cannot be shown.",
    not_an_email: "This is not a valid email address.",
    not_whole: "Enter a whole number.",
    too_small: "The value must be 0 or more.",
    too_large: "The value is too large.",
    other: "The value is not valid.",
  },
  banner: {
    title: "The shop is closed for maintenance",
    text: "Customers see a maintenance page and cannot order.",
    open: "Open shop",
  },
};

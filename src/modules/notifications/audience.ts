import type { AdminAction } from "#shared/permissions.ts";
import type { News, Notification } from "./contract.ts";

/**
 * The right that a staff member needs to be told of an event; null for an event without details.
 */
export const newsAudience = {
  order: "orders.read",
  "order-changed": "orders.read",
  return: "orders.read",
  stock: "stock.read",
  holds: "stock.read",
  message: "messages.read",
  "message-changed": "messages.read",
  backup: "jobs.read",
  much: null,
} as const satisfies Record<News["event"], AdminAction | null>;

/** The same for the entries of the bell. */
export const notificationAudience = {
  order: "orders.read",
  return: "orders.read",
  "order-cancelled": "orders.read",
  stock: "stock.read",
  "unpaid-holds": "stock.read",
  message: "messages.read",
  "refund-failed": "orders.read",
  "money-elsewhere": "orders.read",
  "paid-without-stock": "orders.read",
  "payment-away": "settings.read",
  backup: "jobs.read",
  finding: "jobs.read",
  setup: "security.read",
} as const satisfies Record<Notification["kind"], AdminAction>;

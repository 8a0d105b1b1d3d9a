import type { DeskAction } from "#shared/permissions.ts";
import type { News, Notification } from "./contract.ts";

/** What somebody must be able to see to be told of it; null for what says nothing about anything. */
export const newsAudience = {
  order: "orders.read",
  "order-changed": "orders.read",
  stock: "stock.read",
  message: "messages.read",
  "message-changed": "messages.read",
  backup: "jobs.read",
  much: null,
} as const satisfies Record<News["event"], DeskAction | null>;

/** The same for what the bell lists. */
export const notificationAudience = {
  order: "orders.read",
  stock: "stock.read",
  message: "messages.read",
  "refund-failed": "orders.read",
  "paid-without-bags": "orders.read",
  backup: "jobs.read",
} as const satisfies Record<Notification["kind"], DeskAction>;

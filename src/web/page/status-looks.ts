import {
  CircleCheck,
  CircleX,
  Clock,
  RefreshCw,
  Truck,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { OrderStatus } from "#modules/orders/status.ts";

/** Each status of an order has an image of its own, for customers and staff members alike. */
export const statusIcons = {
  pending: Clock,
  processing: RefreshCw,
  shipped: Truck,
  completed: CircleCheck,
  cancelled: CircleX,
  refunded: Undo2,
} as const satisfies Record<OrderStatus, LucideIcon>;

/** Color of the part of a chart that stands for a status. */
export const statusColors = {
  pending: "text-warn-fg",
  processing: "text-info-fg",
  shipped: "text-accent",
  completed: "text-ok-fg",
  cancelled: "text-danger-fg",
  refunded: "text-line-strong",
} as const satisfies Record<OrderStatus, string>;

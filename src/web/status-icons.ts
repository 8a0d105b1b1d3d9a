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

/** Each status of an order has a picture of its own, for customers and clerks alike. */
export const statusIcons = {
  pending: Clock,
  processing: RefreshCw,
  shipped: Truck,
  completed: CircleCheck,
  cancelled: CircleX,
  refunded: Undo2,
} as const satisfies Record<OrderStatus, LucideIcon>;

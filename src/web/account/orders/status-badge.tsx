import {
  CircleCheck,
  CircleX,
  Clock,
  RefreshCw,
  Truck,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { orders as text } from "#i18n/en/orders.ts";
import { orderStatusTable, type OrderStatus } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";

const tones = {
  warning: "warn",
  info: "info",
  success: "ok",
  danger: "danger",
  neutral: "mute",
} as const;

const icons = {
  pending: Clock,
  processing: RefreshCw,
  shipped: Truck,
  completed: CircleCheck,
  cancelled: CircleX,
  refunded: Undo2,
} as const satisfies Record<OrderStatus, LucideIcon>;

/** How far an order has come: word, icon and colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const Icon = icons[status];
  return (
    <Tag tone={tones[orderStatusTable[status].tone]}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {text.statuses[status]}
    </Tag>
  );
}

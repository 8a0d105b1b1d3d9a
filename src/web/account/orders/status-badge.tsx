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
import type { OrderStatus } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";

/** Any other status is grey. */
const tones: Partial<Record<OrderStatus, "warn" | "info" | "ok" | "danger">> = {
  pending: "warn",
  processing: "info",
  completed: "ok",
  cancelled: "danger",
};

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
    <Tag tone={tones[status] ?? "mute"}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {text.statuses[status]}
    </Tag>
  );
}

import { orders as text } from "#i18n/en/orders.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";
import { statusIcons } from "#web/status-icons.ts";

/** Any other status is grey. */
const tones: Partial<Record<OrderStatus, "warn" | "info" | "ok" | "danger">> = {
  pending: "warn",
  processing: "info",
  completed: "ok",
  cancelled: "danger",
};

/** How far an order has come: word, icon and colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const Icon = statusIcons[status];
  return (
    <Tag tone={tones[status] ?? "mute"}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {text.statuses[status]}
    </Tag>
  );
}

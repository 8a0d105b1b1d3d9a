import { orderWords } from "#i18n/he/order-words.ts";
import { orderStatusTable, type OrderStatus } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";
import { statusIcons } from "#web/status-icons.ts";

const tones = {
  warning: "warn",
  info: "info",
  success: "ok",
  danger: "danger",
  neutral: "mute",
} as const;

/** How far an order has come: word, icon and colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const Icon = statusIcons[status];
  return (
    <Tag tone={tones[orderStatusTable[status].tone]}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {orderWords.statuses[status]}
    </Tag>
  );
}

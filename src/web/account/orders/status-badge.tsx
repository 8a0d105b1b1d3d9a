import { orders as text } from "#i18n/en/orders.ts";
import { getRules, type OrderStatus } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";
import { statusIcons } from "#web/page/status-looks.ts";

/** The status of an order: word, icon and color. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Tag tone={getRules(status).customerTone} Icon={statusIcons[status]}>
      {text.statuses[status]}
    </Tag>
  );
}

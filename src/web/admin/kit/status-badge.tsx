import { orderLabels } from "#i18n/he/order-labels.ts";
import { getRules, type OrderStatus } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";
import { statusIcons } from "#web/page/status-looks.ts";

/** The status of an order: word, icon and color. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Tag tone={getRules(status).tone} Icon={statusIcons[status]}>
      {orderLabels.statuses[status]}
    </Tag>
  );
}

import { Link } from "react-router";
import { customer as labels } from "#i18n/he/customer.ts";
import { customers } from "#i18n/he/customers.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { Moment } from "../../kit/moment.tsx";
import { Part } from "../../kit/page-part.tsx";
import { StateBadge } from "../../kit/customer-badge.tsx";

const text = labels.ofOrder;

/**
 * Customer of an order, as the back office knows them: a box beside the order, for staff who may
 * see customers.
 */
export function OrderCustomer({ orderId }: { orderId: string }) {
  const mayRead = useMay()("customers.read");
  const { data, isPlaceholderData } = useApi(
    "GET /api/admin/orders/:id/customer",
    { params: { id: orderId } },
    { enabled: mayRead },
  );
  if (!mayRead || data === undefined || isPlaceholderData || data.customer === null) return null;
  const { customer, notes, noteCount } = data;
  const card = adminPaths.customer(customer.id);
  return (
    <Part
      title={text.title}
      action={
        <Link to={card} className="link text-xs">
          {text.open}
        </Link>
      }
    >
      <p className="flex flex-wrap items-center gap-2 text-xs text-soft">
        <StateBadge state={customer.state} />
        {customers.ordersIn(customer.orders)}
      </p>
      {notes.length === 0 && <p className="text-faint">{text.none}</p>}
      {notes.map((note) => (
        <div key={note.id} className="rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
          <DataText as="p" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
            {note.body}
          </DataText>
          <p className="text-xs">
            <DataText>{note.authorName}</DataText>, <Moment at={note.createdAt} />
          </p>
        </div>
      ))}
      {noteCount > notes.length && (
        <Link to={`${card}?tab=notes`} className="link justify-self-start text-xs">
          {text.more(noteCount - notes.length)}
        </Link>
      )}
    </Part>
  );
}

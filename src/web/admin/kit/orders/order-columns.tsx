import { orders } from "#i18n/he/orders.ts";
import { formatShortName } from "#modules/catalog/variant-names.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../define-columns.tsx";
import { ForeignLettersTag } from "../foreign-letters-tag.tsx";
import { Amount, AmountInWords, AmountPair } from "../money.tsx";
import { Moment } from "../moment.tsx";
import { RowLink } from "../row-link.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { TagList } from "./tag-list.tsx";
import { getDue } from "#modules/orders/get-due.ts";
import { DataText } from "#ui/data-text.tsx";
import { isPartlyRefunded } from "./row-facts.ts";

const text = orders.columns;

export type Room = "all" | "most" | "some" | "few" | "least";

/**
 * Columns that are left out where there is no room for them; a number without a column stands
 * beneath the customer.
 */
const withoutRoom: Readonly<Record<Room, readonly string[]>> = {
  all: [],
  most: ["items"],
  some: ["number", "items"],
  few: ["number", "items", "createdAt"],
  least: ["number", "items", "total", "createdAt"],
};

export function orderColumns(room: Room) {
  const all = defineColumns<OrderRow, typeof text>(text, {
    number: { phone: "hidden", cell: (order) => <OrderLink order={order} /> },
    customer: {
      sort: "customer",
      phone: "lead",
      cell: (order) => <Customer order={order} hasNumber={withoutRoom[room].includes("number")} />,
    },
    items: { phone: "hidden", cell: (order) => <Items order={order} /> },
    status: {
      sort: "status",
      phone: "side",
      cell: (order) => <Status order={order} hasTotal={withoutRoom[room].includes("total")} />,
    },
    total: { kind: "money", sort: "total", phone: "hidden" },
    createdAt: { kind: "moment", sort: "created", phone: "hidden" },
  });
  return all.filter(({ id }) => !withoutRoom[room].includes(id));
}

/** The whole row leads to the order. */
function OrderLink({ order, className }: { order: OrderRow; className?: string }) {
  return (
    <RowLink
      id={order.id}
      to={adminPaths.order(order.id)}
      label={orders.open(order.number)}
      className={joinClassNames(
        "num whitespace-nowrap text-text no-underline after:absolute after:inset-0",
        className,
      )}
    >
      <bdi dir="ltr">#{order.number}</bdi>
    </RowLink>
  );
}

function Customer({ order, hasNumber }: { order: OrderRow; hasNumber: boolean }) {
  return (
    <span className="grid min-w-36">
      <span className="line-clamp-2 wrap-anywhere">
        <DataText>{order.customer.name}</DataText>
      </span>
      {/* At the column's start, but cut off at its own end. */}
      <bdi dir="ltr" className="truncate text-page-start text-xs text-faint">
        {order.customer.email ?? order.customer.phone}
      </bdi>
      {order.customer.email !== null && <ForeignLettersTag email={order.customer.email} />}
      <TagList tags={order.tags} />
      {/* On a phone the row is a card, which has no columns either. */}
      <span className={joinClassNames("mt-1 text-xs text-soft", !hasNumber && "sm:hidden")}>
        <OrderLink order={order} className="text-soft" />
        <span className="sm:hidden">
          {" · "}
          <Moment at={order.createdAt} />
        </span>
      </span>
    </span>
  );
}

function Items({ order: { firstLine, lines, units } }: { order: OrderRow }) {
  if (firstLine === null) return <span className="text-faint">{orders.noLines}</span>;
  return (
    <span className="grid">
      <span className="line-clamp-2 wrap-anywhere">
        <DataText>{formatShortName(firstLine)}</DataText>
        {lines > 1 && <span className="text-soft"> {orders.more(lines - 1)}</span>}
      </span>
      <span className="num text-xs text-faint">{orders.units(units)}</span>
    </span>
  );
}

function Status({ order, hasTotal }: { order: OrderRow; hasTotal: boolean }) {
  const due = getDue(order);
  return (
    <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <span className={joinClassNames(!hasTotal && "sm:hidden")}>
        <AmountPair ils={order.totalIls} original={order.total} />
      </span>
      <span className="flex flex-wrap gap-1">
        <StatusBadge status={order.status} />
        {order.isDeleted && <Tag>{orders.deletedMark}</Tag>}
      </span>
      {due !== null && (
        <span className="text-xs text-faint">
          {order.paid.amountMinor === 0 ? (
            orders.unpaid
          ) : (
            <>
              {orders.due} <Amount amount={due} />
            </>
          )}
        </span>
      )}
      <Refund order={order} />
    </span>
  );
}

/** The amount still to be refunded; else the one that was refunded of an order that goes on. */
function Refund({ order }: { order: OrderRow }) {
  if (order.pendingRefund.amountMinor > 0)
    return (
      <span className="text-xs text-warn-fg">
        {orders.refunding}{" "}
        <AmountInWords ils={order.pendingRefundIls} original={order.pendingRefund} />
      </span>
    );
  if (!isPartlyRefunded(order)) return null;
  return (
    <span className="text-xs text-faint">
      {orders.refunded} <AmountInWords ils={order.refundedIls} original={order.refunded} />
    </span>
  );
}

import { formatShortDate } from "#i18n/format-he.ts";
import { customers } from "#i18n/he/customers.ts";
import type { CustomerRow } from "#modules/customers/admin/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { ForeignLettersTag } from "../../kit/foreign-letters-tag.tsx";
import { AmountPair } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { RowLink } from "../../kit/row-link.tsx";
import { GuestMark, StateBadge } from "../../kit/customer-badge.tsx";

const text = customers.columns;

export type Room = "all" | "most" | "few";

/** Columns that are left out where there is no room for them. */
const withoutRoom: Readonly<Record<Room, readonly string[]>> = {
  all: [],
  most: ["firstSeen"],
  few: ["firstSeen", "lastOrder", "orders"],
};

export function customerColumns(room: Room) {
  const all = defineColumns<CustomerRow, typeof text>(text, {
    name: { sort: "name", phone: "lead", cell: (row) => <Person row={row} /> },
    state: {
      phone: "side",
      cell: (row) => (
        <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
          <span className="sm:hidden">
            <Revenue row={row} />
          </span>
          <StateBadge state={row.state} />
        </span>
      ),
    },
    orders: { kind: "count", sort: "orders", phone: "hidden" },
    revenue: {
      sort: "revenue",
      align: "end",
      phone: "hidden",
      cell: (row) => <Revenue row={row} />,
    },
    lastOrder: {
      sort: "lastOrder",
      phone: "hidden",
      cell: ({ lastOrderAt }) =>
        lastOrderAt === null ? (
          <span className="text-faint">{customers.noOrder}</span>
        ) : (
          <Moment at={lastOrderAt} />
        ),
    },
    firstSeen: {
      sort: "firstSeen",
      phone: "hidden",
      cell: ({ firstSeenAt }) => (
        <time dateTime={firstSeenAt} className="num whitespace-nowrap">
          <bdi>{formatShortDate(new Date(firstSeenAt))}</bdi>
        </time>
      ),
    },
  });
  return all.filter(({ id }) => !withoutRoom[room].includes(id));
}

function Revenue({ row: { orders, revenue, revenueIls } }: { row: CustomerRow }) {
  if (orders === 0) return <span className="text-faint">–</span>;
  return <AmountPair ils={revenueIls} original={revenue} />;
}

/** The whole row leads to the customer. */
function Person({ row }: { row: CustomerRow }) {
  return (
    <span className="grid min-w-36">
      <span className="flex items-center gap-1.5">
        <RowLink
          id={row.id}
          to={adminPaths.customer(row.id)}
          label={customers.open(row.name)}
          className="line-clamp-2 wrap-anywhere text-text no-underline after:absolute after:inset-0"
        >
          <DataText>{row.name}</DataText>
        </RowLink>
        {row.isGuest && <GuestMark />}
      </span>
      {/* At the column's start, but cut off at its own end. */}
      <bdi dir="ltr" className="truncate text-page-start text-xs text-faint">
        {row.email ?? row.phone}
      </bdi>
      {row.email !== null && <ForeignLettersTag email={row.email} />}
      <span className="num mt-1 text-xs text-soft sm:hidden">
        {customers.ordersIn(row.orders)}
        {row.lastOrderAt !== null && (
          <>
            {" · "}
            <Moment at={row.lastOrderAt} />
          </>
        )}
      </span>
    </span>
  );
}

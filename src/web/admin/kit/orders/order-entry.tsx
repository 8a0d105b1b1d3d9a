import type { ReactNode } from "react";
import { Link } from "react-router";
import { rehearsal } from "#i18n/he/rehearsal.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { Moment } from "../moment.tsx";
import { StatusBadge } from "../status-badge.tsx";

type OrderEntryProps = {
  order: {
    readonly orderId: string;
    readonly number: string;
    readonly status: OrderStatus;
    readonly at: string;
  };
  /** The amounts at its end. */
  children: ReactNode;
};

/** An order behind a number, in a list of them; all of it leads to the order. */
export function OrderEntry({ order: { orderId, number, status, at }, children }: OrderEntryProps) {
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0 hover:bg-surface-hover sm:flex">
      <span className="grid min-w-0 grow gap-0.5">
        <Link
          to={adminPaths.order(orderId)}
          aria-label={rehearsal.order(number)}
          className="num justify-self-start text-text no-underline after:absolute after:inset-0"
        >
          <bdi dir="ltr">#{number}</bdi>
        </Link>
        <span className="text-xs text-faint">
          <Moment at={at} />
        </span>
      </span>
      <span className="max-sm:row-start-2">
        <StatusBadge status={status} />
      </span>
      <span className="text-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        {children}
      </span>
    </li>
  );
}

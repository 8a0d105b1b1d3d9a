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
    <li className="relative flex items-center gap-3 border-b border-line px-5 py-2.5 last:border-b-0 hover:bg-surface-hover">
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
      <StatusBadge status={status} />
      <span className="text-end">{children}</span>
    </li>
  );
}

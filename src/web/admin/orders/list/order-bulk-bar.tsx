import { PackageCheck, Printer, RefreshCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { orders as labels } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionButton, actionClass } from "../../kit/action-button.tsx";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import type { Selection } from "../../kit/use-selection.ts";
import { printable } from "../print/printable.ts";
import { BulkStatusDialog } from "./bulk-status-dialog.tsx";

const text = labels.bulk;

/** What can be done with the orders that are selected. */
export function OrderBulkBar({ selection }: { selection: Selection<OrderRow> }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <BulkBar selection={selection} labels={text}>
      <ActionButton tone="main" needs="orders.write" onClick={() => setChanging(true)}>
        <RefreshCw aria-hidden className="size-4" />
        {text.status}
      </ActionButton>
      <PrintLink kind="summary" ids={selection.ids}>
        <Printer aria-hidden className="size-4" />
        {text.summaries}
      </PrintLink>
      <PrintLink kind="packing" ids={selection.ids}>
        <PackageCheck aria-hidden className="size-4" />
        {text.packing}
      </PrintLink>
      {isChanging && (
        <BulkStatusDialog
          orders={selection.rows}
          onClose={() => setChanging(false)}
          onChanged={selection.learn}
        />
      )}
    </BulkBar>
  );
}

type PrintLinkProps = {
  kind: "summary" | "packing";
  ids: ReadonlySet<string>;
  children: ReactNode;
};

function PrintLink({ kind, ids, children }: PrintLinkProps) {
  if (ids.size > printable.most)
    return <ActionButton disabledReason={text.tooMany(printable.most)}>{children}</ActionButton>;
  return (
    <a
      // In a tab of its own: the list stays as it is.
      href={`${adminPaths.printOrders(kind, [...ids])}&${printable.auto}=yes`}
      target="_blank"
      rel="noopener"
      className={actionClass()}
    >
      {children}
    </a>
  );
}

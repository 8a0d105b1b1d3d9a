import { PackageCheck, Printer, RefreshCw, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { orders as words } from "#i18n/he/orders.ts";
import { paths } from "#web/paths.ts";
import { ActionButton, actionClass } from "../../kit/action-button.tsx";
import { printable } from "../print/printable.ts";
import { BulkStatusDialog } from "./bulk-status-dialog.tsx";
import type { PickedOrders } from "./picked-orders.ts";

const text = words.bulk;

/** What can be done with the orders that are selected. */
export function BulkBar({ picked }: { picked: PickedOrders }) {
  const [isChanging, setChanging] = useState(false);
  const { orders } = picked;
  if (orders.length === 0) return null;
  return (
    <section
      data-end-bar=""
      aria-label={text.region}
      className="sticky bottom-2 z-(--z-nav) flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2.5 shadow-mid sm:ps-4"
    >
      <p role="status" className="num me-auto font-medium max-sm:w-full max-sm:px-1.5">
        {text.picked(orders.length)}
      </p>
      <ActionButton tone="main" needs="orders.write" onClick={() => setChanging(true)}>
        <RefreshCw aria-hidden className="size-4" />
        {text.status}
      </ActionButton>
      <PrintLink kind="summary" picked={picked}>
        <Printer aria-hidden className="size-4" />
        {text.summaries}
      </PrintLink>
      <PrintLink kind="packing" picked={picked}>
        <PackageCheck aria-hidden className="size-4" />
        {text.packing}
      </PrintLink>
      <ActionButton tone="quiet" onClick={picked.clear}>
        <X aria-hidden className="size-4" />
        {text.clear}
      </ActionButton>
      {isChanging && (
        <BulkStatusDialog
          orders={orders}
          onClose={() => setChanging(false)}
          onChanged={picked.learn}
        />
      )}
    </section>
  );
}

type PrintLinkProps = { kind: "summary" | "packing"; picked: PickedOrders; children: ReactNode };

function PrintLink({ kind, picked, children }: PrintLinkProps) {
  if (picked.orders.length > printable.most)
    return <ActionButton disabledReason={text.tooMany(printable.most)}>{children}</ActionButton>;
  return (
    <a
      // In a tab of its own: the list stays as it is.
      href={`${paths.admin.printOrders(kind, [...picked.ids])}&${printable.auto}=yes`}
      target="_blank"
      rel="noopener"
      className={actionClass()}
    >
      {children}
    </a>
  );
}

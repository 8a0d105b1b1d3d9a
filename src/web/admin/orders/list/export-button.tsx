import { Download } from "lucide-react";
import { orders } from "#i18n/he/orders.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import type { OrderList } from "./order-list.ts";

/**
 * Exports all filtered orders: the browser downloads the file from a signed address made for this
 * download.
 */
export function ExportButton({ list: { filter, sorting } }: { list: OrderList }) {
  const prepare = useApiAction("POST /api/admin/downloads", {
    changesNothing: true,
    failed: orders.export.failed,
    // An attachment: the page stays where it is.
    onDone: ({ path }) => location.assign(path),
  });
  return (
    <ActionButton
      title={orders.export.title}
      action={prepare}
      onClick={() =>
        prepare.mutate({
          body: {
            kind: "orders",
            filter: { ...filter, sort: sorting.by, direction: sorting.direction },
          },
        })
      }
    >
      <Download aria-hidden className="size-4" />
      {orders.export.button} <bdi>CSV</bdi>
    </ActionButton>
  );
}

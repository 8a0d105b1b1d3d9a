import { orders } from "#i18n/he/orders.ts";
import { useApiAction } from "../../api/use-api.ts";
import { FileMenu } from "../../kit/files/file-menu.tsx";
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
    <FileMenu
      action={prepare}
      onFormat={(format) =>
        prepare.mutate({
          body: {
            kind: "orders",
            format,
            filter: { ...filter, sort: sorting.by, direction: sorting.direction },
          },
        })
      }
    >
      {orders.export.button}
    </FileMenu>
  );
}

import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { useListApi } from "../api/use-list-api.ts";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Page } from "../shell/page.tsx";
import { useAdding } from "../kit/use-adding.ts";
import { TableScreen } from "../kit/table-screen.tsx";
import { useList } from "../kit/use-list.ts";
import { createPlaceCell } from "./list/place-cell.tsx";
import { productColumns } from "./list/product-columns.tsx";
import { ProductFilters } from "./list/product-filters.tsx";
import { productList, getProductSort } from "./list/product-list.ts";
import { useProductOrder } from "./publishing/use-product-order.ts";
import { useBin } from "./parts/use-bin.ts";
import { loadLater } from "../kit/load-later.tsx";

const NewProductDialog = loadLater(
  async () => (await import("./list/new-product-dialog.tsx")).NewProductDialog,
);
const DuplicateDialog = loadLater(
  async () => (await import("./parts/duplicate-dialog.tsx")).DuplicateDialog,
);

const text = products.empty;

export default function ProductsPage() {
  const list = useList(productList);
  const { q, category, state } = list.values;
  const { search } = useLocation();
  const read = useListApi("GET /api/admin/products", list, ({ filter, page, sorting }) => ({
    query: { ...filter, ...page, sort: getProductSort(sorting) },
  }));
  const adding = useAdding("POST /api/admin/products");
  const [toDelete, setToDelete] = useState<ProductRow>();
  const [toCopy, setToCopy] = useState<ProductRow>();
  const bin = useBin({ onDeleted: () => setToDelete(undefined) });
  const rows = read.data?.products ?? [];
  const order = useProductOrder(rows);
  const canMove = list.sorting.by === "shop" && !list.isFiltered;
  const columns = productColumns(
    {
      copyItem: setToCopy,
      remove: setToDelete,
      restore: ({ id }) => bin.restore.mutate({ params: { id } }),
    },
    {
      isBin: state === "deleted",
      search,
      ...(canMove && {
        place: createPlaceCell({
          rows,
          order,
          hasEarlier: list.page.after !== undefined,
          hasLater: read.data?.nextCursor !== null,
        }),
      }),
    },
  );
  // The bin is a filter, but counts as a list of its own.
  const isWholeBin = state === "deleted" && q === "" && category === "";
  const add = (
    <ActionButton tone="main" call="POST /api/admin/products" onClick={adding.open}>
      <Plus aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{products.actions.add}</span>
    </ActionButton>
  );

  const addFirst = (
    <ActionButton tone="main" call="POST /api/admin/products" onClick={adding.open}>
      {products.actions.add}
    </ActionButton>
  );

  return (
    <Page title={products.title} actions={add}>
      <TableScreen
        list={isWholeBin ? { ...list, isFiltered: false } : list}
        read={read}
        rows={read.data?.products}
        label={admin.sections.products}
        failed={products.loadFailed}
        none={
          isWholeBin
            ? { title: text.bin, text: text.binText }
            : { title: text.none, text: text.noneText, children: addFirst }
        }
        filtered={{ title: text.filtered, text: text.filteredText }}
        file={
          <ListFileButton
            list="products"
            filter={{ ...list.filter, sort: getProductSort(list.sorting) }}
          />
        }
        filters={<ProductFilters list={list} counts={read.data?.counts} />}
        columns={columns}
      />
      <p role="status" className="sr-only">
        {order.news}
      </p>
      {adding.isAdding && <NewProductDialog onClose={adding.close} />}
      {toDelete && (
        <ConfirmDialog
          {...products.deleteDialog}
          text={products.deleteDialog.text(toDelete.name)}
          action={bin.remove}
          onConfirm={() => bin.remove.mutate({ params: { id: toDelete.id } })}
          onClose={() => setToDelete(undefined)}
        />
      )}
      {toCopy && <DuplicateDialog product={toCopy} onClose={() => setToCopy(undefined)} />}
    </Page>
  );
}

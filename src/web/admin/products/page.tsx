import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { ProductRow } from "#modules/catalog/desk-shapes.ts";
import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { DataTable } from "../kit/data-table.tsx";
import { ListFrame } from "../kit/list-frame.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { Page } from "../kit/page.tsx";
import { Pager } from "../kit/pager.tsx";
import { useUrlState } from "../kit/url-state.ts";
import { productColumns } from "./list/product-columns.tsx";
import { NewProductDialog } from "./list/new-product-dialog.tsx";
import { ProductFilters } from "./list/product-filters.tsx";
import { sortingOf, sortOf } from "./list/sorting.ts";
import { useProductQuery, type ProductQuery } from "./list/use-product-query.ts";
import { DeleteDialog } from "./parts/delete-dialog.tsx";
import { DuplicateDialog } from "./parts/duplicate-dialog.tsx";
import { SectionTabs } from "./parts/section-tabs.tsx";
import { useBin } from "./parts/use-bin.ts";
import { useCategories } from "./parts/use-categories.ts";

export default function ProductsPage() {
  const may = useMay();
  const query = useProductQuery();
  const { values } = query;
  const { search } = useLocation();
  const list = useApi<typeof catalogueDeskEndpoints.listProducts>("/api/admin/products", {
    query: values,
  });
  const categories = useCategories();
  const [isAdding, setAdding] = useState(false);
  // Where the palette leads to.
  const [url, change] = useUrlState(["add"] as const);
  const [toDelete, setToDelete] = useState<ProductRow>();
  const [toCopy, setToCopy] = useState<ProductRow>();
  const bin = useBin({ onDeleted: () => setToDelete(undefined) });
  const columns = productColumns(
    {
      duplicate: setToCopy,
      remove: setToDelete,
      restore: ({ id }) => bin.restore.mutate({ params: { id } }),
    },
    { isBin: values.state === "deleted", search },
  );
  const add = (
    <ActionButton tone="main" needs="catalogue.write" onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{products.actions.add}</span>
    </ActionButton>
  );

  return (
    <Page title={products.title} actions={add}>
      <SectionTabs current="products" />
      <section
        aria-label={products.sections.products}
        className="min-w-0 overflow-hidden rounded-md border border-line bg-surface"
      >
        <ProductFilters
          query={query}
          categories={categories.data?.categories ?? []}
          counts={list.data?.counts}
        />
        <ListFrame
          read={list}
          failed={products.loadFailed}
          isEmpty={(answer) => answer.products.length === 0}
          empty={<NoProducts query={query} onAdd={() => setAdding(true)} />}
        >
          {(answer) => (
            <DataTable
              label={products.sections.products}
              columns={columns}
              rows={answer.products}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              sorting={sortingOf(values.sort)}
              onSort={(sorting) => query.sortBy(sortOf(sorting, values.sort))}
              isStale={list.isPlaceholderData}
            />
          )}
        </ListFrame>
      </section>
      {list.data && <Pager nextCursor={list.data.nextCursor} />}
      <NewProductDialog
        isOpen={isAdding || (url.add === "yes" && may("catalogue.write"))}
        onClose={() => {
          setAdding(false);
          if (url.add !== undefined) change({ add: null }, { replace: true });
        }}
      />
      <DeleteDialog product={toDelete} remove={bin.remove} onClose={() => setToDelete(undefined)} />
      <DuplicateDialog product={toCopy} onClose={() => setToCopy(undefined)} />
    </Page>
  );
}

/** Why the list is empty, and what helps. */
function NoProducts({ query, onAdd }: { query: ProductQuery; onAdd: () => void }) {
  const text = products.empty;
  const isWholeBin =
    query.values.state === "deleted" &&
    query.values.q === undefined &&
    query.values.category === undefined;
  if (isWholeBin) return <EmptyState title={text.bin} text={text.binText} />;
  if (query.isFiltered)
    return (
      <EmptyState title={text.filtered} text={text.filteredText}>
        <ActionButton onClick={query.clear}>{admin.list.clear}</ActionButton>
      </EmptyState>
    );
  return (
    <EmptyState title={text.none} text={text.noneText}>
      <ActionButton tone="main" needs="catalogue.write" onClick={onAdd}>
        {products.actions.add}
      </ActionButton>
    </EmptyState>
  );
}

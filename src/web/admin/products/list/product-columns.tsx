import { Link } from "react-router";
import { products } from "#i18n/he/products.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { Column } from "../../kit/data-table.tsx";
import { Moment } from "../../kit/moment.tsx";
import { AmountPair } from "../../kit/money.tsx";
import { RowImage } from "../../kit/row-image.tsx";
import { ActiveSwitch, FeaturedToggle } from "../parts/product-flags.tsx";
import { LeavesBin } from "../parts/leaves-bin.tsx";
import { StateTag } from "../publishing/state-tag.tsx";
import { ProductMenu, type ProductActions } from "./product-menu.tsx";

const text = products.columns;

/**
 * The columns of products that are there, and of those in the bin. `search` is what the way back
 * leads to, `place` the column that moves them, where they stand in the shop's order.
 */
export function productColumns(
  actions: ProductActions,
  { isBin, search, place }: { isBin: boolean; search: string; place?: Column<ProductRow> },
): readonly Column<ProductRow>[] {
  const columns: readonly Column<ProductRow>[] = [
    {
      id: "product",
      header: text.product,
      phone: "lead",
      sort: "name",
      cell: (row) => <ProductCell row={row} search={search} />,
    },
    {
      id: "price",
      header: text.price,
      align: "end",
      phone: "side",
      sort: "price",
      cell: ({ basePrice, basePriceIls }) => <AmountPair ils={basePriceIls} original={basePrice} />,
    },
    {
      id: "stock",
      header: text.stock,
      sort: "available",
      cell: ({ variants, available }) => (
        <span className="num grid whitespace-nowrap">
          {products.variants(variants)}
          {variants > 0 && (
            <span className={available === 0 ? "text-xs text-danger-fg" : "text-xs text-faint"}>
              {products.available(available)}
            </span>
          )}
        </span>
      ),
    },
  ];
  const menu: Column<ProductRow> = {
    id: "menu",
    header: text.actions,
    align: "end",
    phone: "side",
    cell: (row) => <ProductMenu product={row} actions={actions} />,
  };
  if (isBin)
    return [
      ...columns,
      { id: "deleted", header: text.deleted, cell: (row) => <BinCell row={row} /> },
      menu,
    ];
  return [
    ...columns,
    {
      id: "featured",
      header: text.featured,
      phone: "side",
      cell: (row) => <FeaturedToggle product={row} />,
    },
    ...(place ? [place] : []),
    {
      id: "active",
      header: text.active,
      cell: (row) => (
        <span className="inline-flex items-center gap-2 sm:max-xl:grid sm:max-xl:gap-0">
          <ActiveSwitch product={row} />
          <StateTag state={row.state} publishAt={row.publishAt} />
        </span>
      ),
    },
    {
      id: "updated",
      header: text.updated,
      phone: "hidden",
      isForWide: true,
      sort: "updated",
      cell: ({ updatedAt }) => (
        <span className="text-xs text-faint">
          <Moment at={updatedAt} />
        </span>
      ),
    },
    menu,
  ];
}

function ProductCell({ row, search }: { row: ProductRow; search: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3 sm:min-w-44">
      <RowImage imageUrl={row.imageUrl} />
      <span className="grid min-w-0">
        {/* The whole row leads to the product. */}
        <Link
          to={adminPaths.product(row.id)}
          state={{ list: search }}
          className="font-medium text-text no-underline after:absolute after:inset-0 hover:underline"
        >
          <bdi className="line-clamp-2 wrap-anywhere">{row.name}</bdi>
        </Link>
        {/* Where there is little room one above the other, on a phone each cut off rather than
             broken in its middle. */}
        <span className="text-xs text-faint max-xl:grid">
          {row.sku === null ? (
            products.noSku
          ) : (
            <bdi dir="ltr" className="wrap-anywhere max-sm:truncate max-sm:text-end">
              {row.sku}
            </bdi>
          )}
          <span className="max-xl:hidden"> · </span>
          <bdi className="max-sm:truncate">{row.category?.name ?? products.noCategory}</bdi>
        </span>
      </span>
    </span>
  );
}

function BinCell({ row: { deletedAt, leavesBinAt } }: { row: ProductRow }) {
  if (deletedAt === null) return null;
  return (
    <span className="grid">
      <Moment at={deletedAt} />
      <span className="num text-xs text-faint">
        <LeavesBin leavesBinAt={leavesBinAt} />
      </span>
    </span>
  );
}

import { Link } from "react-router";
import { products } from "#i18n/he/products.ts";
import { publishing } from "#i18n/he/publishing.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import type { Column } from "../../kit/data-table.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { Moment } from "../../kit/moment.tsx";
import { RowImage } from "../../kit/row-image.tsx";
import { FeaturedToggle } from "../parts/featured-toggle.tsx";
import { LeavesBin } from "../parts/leaves-bin.tsx";
import { StateControl } from "../publishing/state-control.tsx";
import { ProductMenu, type ProductActions } from "./product-menu.tsx";

const heads = { ...products.columns, place: publishing.order.column };

/**
 * The columns of products that are there, and of those in the bin. `search` is what the way back
 * leads to, `place` moves them, where they stand in the shop's order.
 */
export function productColumns(
  actions: ProductActions,
  { isBin, search, place }: { isBin: boolean; search: string; place?: Column<ProductRow>["cell"] },
) {
  return defineColumns<ProductRow, typeof heads>(heads, {
    product: {
      phone: "lead",
      sort: "name",
      cell: (row) => <ProductCell row={row} search={search} />,
    },
    basePrice: { kind: "money", phone: "side", sort: "price" },
    stock: {
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
    deleted: isBin && { cell: (row) => <BinCell row={row} /> },
    featured: !isBin && { phone: "side", cell: (row) => <FeaturedToggle product={row} /> },
    place: !isBin && place && { phone: "whole", cell: place },
    active: !isBin && { cell: (row) => <StateControl kind="products" subject={row} /> },
    updated: !isBin && {
      phone: "hidden",
      isForWide: true,
      sort: "updated",
      cell: ({ updatedAt }) => (
        <span className="text-xs text-faint">
          <Moment at={updatedAt} />
        </span>
      ),
    },
    actions: {
      align: "end",
      phone: "side",
      cell: (row) => <ProductMenu product={row} actions={actions} />,
    },
  });
}

function ProductCell({ row, search }: { row: ProductRow; search: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3 sm:min-w-44 sm:in-data-tight:min-w-28">
      <RowImage imageUrl={row.imageUrl} />
      <span className="grid min-w-0">
        {/* The whole row leads to the product. */}
        <Link
          to={adminPaths.product(row.id)}
          state={{ list: search }}
          className="font-medium text-text no-underline after:absolute after:inset-0 hover:underline"
        >
          <DataText className="line-clamp-2 wrap-anywhere">{row.name}</DataText>
        </Link>
        {/* Where there is little room one above the other, on a phone each cut off rather than
             broken in its middle. */}
        <span className="text-xs text-faint max-sm:grid in-data-narrow:grid">
          {row.sku === null ? (
            products.noSku
          ) : (
            <bdi dir="ltr" className="wrap-anywhere max-sm:truncate max-sm:text-page-start">
              {row.sku}
            </bdi>
          )}
          <span className="max-sm:hidden in-data-narrow:hidden"> · </span>
          <DataText className="max-sm:truncate">
            {row.category?.name ?? products.noCategory}
          </DataText>
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

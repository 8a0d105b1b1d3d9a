import { History, PackageOpen, PackagePlus, Truck } from "lucide-react";
import { Link } from "react-router";
import { deliveries } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { SkuText } from "../../kit/sku-text.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { CostCell } from "../../kit/stock/cost-cell.tsx";
import { DemandLines } from "./demand-lines.tsx";
import { PriceCell } from "../../kit/stock/price-cell.tsx";
import { StockBadge } from "./stock-badge.tsx";
import type { StockRow } from "../../kit/stock/stock-cache.ts";
import { StockCell } from "./stock-cell.tsx";

const { columns: heads } = inventory;

type ColumnParts = {
  threshold: number;
  onHistory: (row: StockRow) => void;
  onReceive: (row: StockRow) => void;
  onDeliveries: (row: StockRow) => void;
  /** For a variant with units that are held for people of the waiting list. */
  onRelease: (row: StockRow) => void;
  /** Whether there is room for the codes and the units on the shelf in columns of their own. */
  isWide: boolean;
  /** Whether the user may see costs. */
  hasCosts: boolean;
};

/**
 * The columns of the stock. Where there is little room, the first says what others say elsewhere.
 */
export function stockColumns(parts: ColumnParts) {
  const { threshold, isWide, hasCosts } = parts;
  return defineColumns<StockRow, typeof heads>(heads, {
    variant: {
      phone: "lead",
      cell: (row) => <Variant row={row} {...(!isWide && { threshold })} />,
    },
    level: isWide && {
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          <StockBadge level={row.level} threshold={threshold} />
          <DemandLines demand={row.demand} />
        </span>
      ),
    },
    sku: isWide && { cell: (row) => <Codes row={row} /> },
    price: {
      phone: "side",
      cell: (row) => (
        <span className="grid gap-1">
          <PriceCell variant={row} name={formatFullName(row)} />
          {hasCosts && !isWide && (
            <span className="flex flex-wrap items-center gap-1 text-xs text-faint">
              {heads.cost} <CostCell variant={row} name={formatFullName(row)} />
            </span>
          )}
        </span>
      ),
    },
    cost: isWide &&
      hasCosts && { cell: (row) => <CostCell variant={row} name={formatFullName(row)} /> },
    onHand: isWide && "count",
    reserved: isWide && "count",
    available: {
      phone: "lead",
      cell: (row) => <StockCell row={row} name={formatFullName(row)} hasShelf={!isWide} />,
    },
    actions: { phone: "side", cell: (row) => <Actions row={row} {...parts} /> },
  });
}

function Actions({
  row,
  onReceive,
  onDeliveries,
  onRelease,
  onHistory,
}: Pick<ColumnParts, "onReceive" | "onDeliveries" | "onRelease" | "onHistory"> & {
  row: StockRow;
}) {
  return (
    <span className="inline-flex">
      <ToolButton
        label={inventory.receive.open(formatFullName(row))}
        call="POST /api/admin/variants/:id/movements"
        onClick={() => onReceive(row)}
      >
        <PackagePlus aria-hidden className="size-4.5" />
      </ToolButton>
      <ToolButton label={deliveries.open(formatFullName(row))} onClick={() => onDeliveries(row)}>
        <Truck aria-hidden className="mirrored size-4.5" />
      </ToolButton>
      {row.demand.held > 0 && (
        <ToolButton
          label={deliveries.release.open(formatFullName(row))}
          call="POST /api/admin/variants/:id/kept-bags/release"
          onClick={() => onRelease(row)}
        >
          <PackageOpen aria-hidden className="size-4.5" />
        </ToolButton>
      )}
      <ToolButton
        label={inventory.history.open(formatFullName(row))}
        onClick={() => onHistory(row)}
      >
        <History aria-hidden className="mirrored size-4.5" />
      </ToolButton>
    </span>
  );
}

/** With a threshold, also its codes and how it stands. */
function Variant({ row, threshold }: { row: StockRow; threshold?: number }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-11 flex-none overflow-hidden rounded-xs bg-studio">
        {row.imageUrl !== null && (
          <CatalogImage
            imageUrl={row.imageUrl}
            alt=""
            sizes="44px"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="grid min-w-0">
        <Link
          to={adminPaths.product(row.productId)}
          className="line-clamp-2 font-medium text-text no-underline wrap-anywhere hover:underline"
        >
          <DataText>{row.variantName}</DataText>
        </Link>
        <span className="line-clamp-2 text-xs text-faint wrap-anywhere">
          <DataText>{row.productName}</DataText>
        </span>
        {threshold !== undefined && (
          <>
            <Codes row={row} />
            <span className="mt-1">
              <StockBadge level={row.level} threshold={threshold} />
            </span>
            <DemandLines demand={row.demand} />
          </>
        )}
        {!row.isActive && (
          <span className="mt-0.5">
            <Tag>{inventory.notForSale}</Tag>
          </span>
        )}
      </span>
    </span>
  );
}

function Codes({ row: { sku, barcode } }: { row: StockRow }) {
  return (
    <span className="num grid justify-items-start text-xs">
      <SkuText sku={sku} />
      {barcode === null ? (
        <span className="text-faint">{inventory.noBarcode}</span>
      ) : (
        <bdi dir="ltr" className="text-faint">
          {barcode}
        </bdi>
      )}
    </span>
  );
}

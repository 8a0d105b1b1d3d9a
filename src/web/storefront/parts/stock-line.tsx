import { Backpack, CalendarDays, PackageX } from "lucide-react";
import { stock } from "#i18n/en/stock.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { toStockState } from "#modules/catalog/stock-line.ts";
import { joinClassNames } from "#ui/class-names.ts";

type StockLineProps = {
  variant: Pick<CatalogVariant, "available" | "leavesBy" | "carriesPets">;
  /** For controls that are explained by this line. */
  id?: string;
  className?: string;
};

const lineClass = "flex items-center gap-2 text-sm font-medium";

/**
 * The stock in words, with an icon; nothing while there is plenty. For a preorder, the day by which
 * it is shipped.
 */
export function StockLine({ variant, id, className }: StockLineProps) {
  const { leavesBy } = variant;
  const state = toStockState(variant.available);
  if (!leavesBy && state.kind === "plenty") return null;
  const few = state.kind === "few";
  const Icon = leavesBy ? CalendarDays : few ? Backpack : PackageX;
  return (
    <span
      id={id}
      className={joinClassNames(
        lineClass,
        leavesBy || few ? "text-warn-fg" : "text-danger-fg",
        className,
      )}
    >
      <Icon aria-hidden className="size-4.5 flex-none" />
      {leavesBy ? (
        stock.ahead(leavesBy)
      ) : few ? (
        <span className="num">{stock.few(state.left, variant.carriesPets)}</span>
      ) : (
        stock.none
      )}
    </span>
  );
}

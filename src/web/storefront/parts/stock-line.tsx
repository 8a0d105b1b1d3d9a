import { Backpack, PackageX } from "lucide-react";
import { stock } from "#i18n/en/stock.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { stockState } from "#modules/catalog/stock-line.ts";
import { classNames } from "#ui/class-names.ts";

type StockLineProps = {
  variant: Pick<CatalogVariant, "available" | "carriesPets">;
  /** For controls that are explained by this line. */
  id?: string;
  className?: string;
};

const lineClass = "flex items-center gap-2 text-sm font-medium";

/** How much is left, in words and with an icon; nothing while there is plenty. */
export function StockLine({ variant, id, className }: StockLineProps) {
  const state = stockState(variant.available);
  if (state.kind === "plenty") return null;
  const few = state.kind === "few";
  const Icon = few ? Backpack : PackageX;
  return (
    <span
      id={id}
      className={classNames(lineClass, few ? "text-warn-fg" : "text-danger-fg", className)}
    >
      <Icon aria-hidden className="size-4.5 flex-none" />
      {few ? <span className="num">{stock.few(state.left, variant.carriesPets)}</span> : stock.none}
    </span>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { products } from "#i18n/he/products.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useMissingRight } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showProductRow } from "./catalog-cache.ts";

/**
 * The star of featured products. It shows what was pressed at once, and goes back when that is
 * refused.
 */
export function FeaturedToggle({ product }: { product: ProductRow }) {
  const client = useQueryClient();
  const action = useApiAction("PATCH /api/admin/products/:id", {
    ...products.outcomes.flag,
    onDone: (row) => showProductRow(client, row),
  });
  const disabledReason = useMissingRight({ action });
  const isOn = (action.isPending ? action.variables.body.featured : undefined) ?? product.featured;
  return (
    <button
      type="button"
      aria-label={products.featureSwitch(product.name)}
      title={disabledReason ?? products.columns.featured}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-pressed={isOn}
      aria-busy={action.isPending || undefined}
      onClick={() =>
        !action.isPending &&
        disabledReason === undefined &&
        action.mutate({ params: { id: product.id }, body: { featured: !isOn } })
      }
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45 relative z-1 inline-grid size-11 place-items-center rounded-sm align-middle hover:bg-surface-hover lg:size-9"
    >
      <Star
        aria-hidden
        className={joinClassNames("size-5", isOn ? "fill-current text-accent" : "text-faint")}
      />
    </button>
  );
}

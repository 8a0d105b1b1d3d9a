import { products } from "#i18n/he/products.ts";
import { useApiAction } from "../../api/use-api.ts";

/** Moves products to the bin, with an undo in the toast, and restores them. */
export function useBin({ onDeleted }: { onDeleted: () => void }) {
  const restore = useApiAction("POST /api/admin/products/:id/restore", products.outcomes.restore);
  const remove = useApiAction("DELETE /api/admin/products/:id", {
    ...products.outcomes.delete,
    onDone: onDeleted,
    setBack:
      (_, { params }) =>
      () =>
        restore.mutate({ params }),
  });
  return { remove, restore };
}

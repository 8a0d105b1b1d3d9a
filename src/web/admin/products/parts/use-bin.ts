import { products } from "#i18n/he/products.ts";
import { useApiAction } from "../../api/use-api.ts";

/** Moves products to the bin, with an undo in the toast, and restores them. */
export function useBin({ onDeleted }: { onDeleted: () => void }) {
  const restore = useApiAction("POST /api/admin/products/:id/restore", {
    failed: products.failed.restore,
    saved: products.done.restored,
  });
  const remove = useApiAction("DELETE /api/admin/products/:id", {
    failed: products.failed.delete,
    onDone: onDeleted,
    saved: products.done.deleted,
    setBack:
      (_, { params }) =>
      () =>
        restore.mutate({ params }),
  });
  return { remove, restore };
}

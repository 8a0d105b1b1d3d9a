import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { toastSuccess, toastUndoable } from "../../../kit/toasts.ts";
import { toVariantValues } from "./variant-draft.ts";

/**
 * Deletes variants of a product. Whatever can be deleted has no stock, so it can be made again as
 * it was.
 */
export function useDeletion(product: AdminProduct, onEnd: () => void) {
  const restore = useApiAction("POST /api/admin/products/:id/variants", {
    failed: text.failed.restore,
    onDone: () => toastSuccess(text.done.restored),
  });
  return useApiAction("DELETE /api/admin/variants/:id", {
    failed: text.failed.delete,
    onDone(_, { params }) {
      onEnd();
      const deleted = product.variants.find(({ id }) => id === params.id);
      if (deleted === undefined) return;
      const body = toVariantValues(deleted, product.images);
      toastUndoable(text.done.deleted, () => restore.mutate({ params: { id: product.id }, body }));
    },
    onError() {
      onEnd();
      return false;
    },
  });
}

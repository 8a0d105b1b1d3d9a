import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { toVariantValues } from "./variant-draft.ts";

/**
 * Deletes variants of a product. Whatever can be deleted has no stock, so it can be made again as
 * it was.
 */
export function useDeletion(product: AdminProduct, onEnd: () => void) {
  const restore = useApiAction("POST /api/admin/products/:id/variants", text.outcomes.restore);
  const find = (requested: string) => product.variants.find(({ id }) => id === requested);
  return useApiAction("DELETE /api/admin/variants/:id", {
    failed: text.outcomes.delete.failed,
    onDone: onEnd,
    saved: (_, { params }) => find(params.id) && text.outcomes.delete.saved,
    setBack(_, { params }) {
      const deleted = find(params.id);
      if (deleted === undefined) return undefined;
      const body = toVariantValues(deleted, product.images);
      return () => restore.mutate({ params: { id: product.id }, body });
    },
    onError: onEnd,
  });
}

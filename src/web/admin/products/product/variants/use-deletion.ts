import { admin } from "#i18n/he/admin.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { DeskProduct } from "#modules/catalog/desk-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { tellDone } from "../../../kit/tell.ts";
import { readAgain } from "../../parts/catalogue-cache.ts";
import { variantAgain } from "./variant-draft.ts";

/** Deletes variants of a product. Whatever can be deleted has no stock, so it can be made again as it was. */
export function useDeletion(product: DeskProduct, onEnd: () => void) {
  const restore = useApiAction<typeof catalogueDeskEndpoints.createVariant>(
    "post",
    "/api/admin/products/:id/variants",
    {
      refreshes: readAgain,
      failed: text.failed.restore,
      onDone: () => tellDone(text.done.restored),
    },
  );
  return useApiAction<typeof catalogueDeskEndpoints.deleteVariant>(
    "delete",
    "/api/admin/variants/:id",
    {
      refreshes: readAgain,
      failed: text.failed.delete,
      onDone(_, { params }) {
        onEnd();
        const deleted = product.variants.find(({ id }) => id === params.id);
        if (deleted === undefined) return;
        const body = variantAgain(deleted, product.images);
        tellDone(text.done.deleted, {
          label: admin.dialog.undo,
          act: () => restore.mutate({ params: { id: product.id }, body }),
        });
      },
      onFailure() {
        onEnd();
        return false;
      },
    },
  );
}

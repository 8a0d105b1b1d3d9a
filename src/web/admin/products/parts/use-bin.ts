import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { readAgain } from "./catalogue-cache.ts";

/** Puts products into the bin, with a way back in the message, and takes them out again. */
export function useBin({ onDeleted }: { onDeleted: () => void }) {
  const restore = useApiAction<typeof catalogueDeskEndpoints.restoreProduct>(
    "post",
    "/api/admin/products/:id/restore",
    {
      refreshes: readAgain,
      failed: products.failed.restore,
      onDone: () => tellDone(products.done.restored),
    },
  );
  const remove = useApiAction<typeof catalogueDeskEndpoints.deleteProduct>(
    "delete",
    "/api/admin/products/:id",
    {
      refreshes: readAgain,
      failed: products.failed.delete,
      onDone(_, { params }) {
        onDeleted();
        tellDone(products.done.deleted, {
          label: admin.dialog.undo,
          act: () => restore.mutate({ params }),
        });
      },
    },
  );
  return { remove, restore };
}

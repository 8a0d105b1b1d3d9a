import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { productImages as text } from "#i18n/he/product-images.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { getKey, useApiAction } from "../../../api/use-api.ts";
import { showProduct } from "../../parts/catalog-cache.ts";

/**
 * Actions on the existing images of a product. Their order changes at once, and back if it is
 * refused.
 */
export function useImages(productId: string, images: readonly AdminImage[]) {
  const client = useQueryClient();
  const show = (now: readonly AdminImage[]) =>
    showProduct(client, productId, (product) => ({ ...product, images: [...now] }));
  const before = useRef(images);

  const primary = useApiAction("PATCH /api/admin/images/:id", {
    ...text.outcomes.primary,
    onDone: (answer) => show(answer.images),
  });
  const restore = useApiAction("POST /api/admin/images/:id/restore", {
    ...text.outcomes.restore,
    onDone: (answer) => show(answer.images),
  });
  const remove = useApiAction("DELETE /api/admin/images/:id", {
    ...text.outcomes.delete,
    onDone: (answer) => show(answer.images),
    setBack:
      (_, { params }) =>
      () =>
        restore.mutate({ params }),
  });
  const order = useApiAction("PUT /api/admin/products/:id/images/order", {
    failed: text.outcomes.order.failed,
    onDone: (answer) => show(answer.images),
    onError: () => show(before.current),
  });

  return {
    isMoving: order.isPending,
    makePrimary: (id: string) => primary.mutate({ params: { id }, body: { isPrimary: true } }),
    remove: (id: string) => remove.mutate({ params: { id } }),
    reorder(next: readonly AdminImage[]) {
      // An answer that is still under way knows the old order: the images would jump there and
      // back.
      void client.cancelQueries({
        queryKey: getKey("GET /api/admin/products/:id", { params: { id: productId } }),
      });
      before.current = images;
      show(next);
      order.mutate({ params: { id: productId }, body: { ids: next.map(({ id }) => id) } });
    },
  };
}

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { admin } from "#i18n/he/admin.ts";
import { productPictures as text } from "#i18n/he/product-pictures.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { DeskImage } from "#modules/catalog/desk-shapes.ts";
import { keyOf, useApiAction } from "../../../api/use-api.ts";
import { tellDone } from "../../../kit/tell.ts";
import { readAgain, showProduct } from "../../parts/catalogue-cache.ts";

type Endpoints = typeof catalogueDeskEndpoints;

/** What can be done with the pictures of a product that are there. Their order changes at once, and back if it is refused. */
export function useImages(productId: string, images: readonly DeskImage[]) {
  const client = useQueryClient();
  const show = (now: readonly DeskImage[]) =>
    showProduct(client, productId, (product) => ({ ...product, images: [...now] }));
  const common = { refreshes: readAgain };
  const before = useRef(images);

  const primary = useApiAction<Endpoints["updateImage"]>("patch", "/api/admin/images/:id", {
    ...common,
    failed: text.failed.primary,
    onDone(answer) {
      show(answer.images);
      tellDone(text.done.primary);
    },
  });
  const restore = useApiAction<Endpoints["restoreImage"]>("post", "/api/admin/images/:id/restore", {
    ...common,
    failed: text.failed.restore,
    onDone(answer) {
      show(answer.images);
      tellDone(text.done.restored);
    },
  });
  const remove = useApiAction<Endpoints["deleteImage"]>("delete", "/api/admin/images/:id", {
    ...common,
    failed: text.failed.delete,
    onDone(answer, { params }) {
      show(answer.images);
      tellDone(text.done.deleted, {
        label: admin.dialog.undo,
        act: () => restore.mutate({ params }),
      });
    },
  });
  const order = useApiAction<Endpoints["orderImages"]>(
    "put",
    "/api/admin/products/:id/images/order",
    {
      ...common,
      failed: text.failed.order,
      onDone: (answer) => show(answer.images),
      onFailure() {
        show(before.current);
        return false;
      },
    },
  );

  return {
    isMoving: order.isPending,
    makePrimary: (id: string) => primary.mutate({ params: { id }, body: { isPrimary: true } }),
    remove: (id: string) => remove.mutate({ params: { id } }),
    reorder(next: readonly DeskImage[]) {
      // An answer that is still under way knows the old order: the pictures would jump there and back.
      void client.cancelQueries({
        queryKey: keyOf("/api/admin/products/:id", { params: { id: productId } }),
      });
      before.current = images;
      show(next);
      order.mutate({ params: { id: productId }, body: { ids: next.map(({ id }) => id) } });
    },
  };
}

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { publishing } from "#i18n/he/publishing.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { getKey, useApiAction } from "../../api/use-api.ts";
import { showProduct } from "../parts/catalog-cache.ts";
import { moveItem } from "../product/images/move-image.ts";
import { useDrag } from "./use-drag.ts";

const text = publishing.order;

/** Moves the variants of a product: at once, and back if that is refused. */
export function useVariantOrder({ id, variants }: AdminProduct) {
  const client = useQueryClient();
  const before = useRef(variants);
  const [news, setNews] = useState("");
  const show = (now: readonly AdminVariant[]) =>
    showProduct(client, id, (product) => ({ ...product, variants: [...now] }));
  const order = useApiAction("PUT /api/admin/products/:id/variants/order", {
    failed: text.failed,
    onDone: (answer) => show(answer.variants),
    onError: () => show(before.current),
  });

  function move(from: number, to: number) {
    const variant = variants[from];
    if (variant === undefined || order.isPending) return;
    // An answer that is still under way knows the old order.
    void client.cancelQueries({
      queryKey: getKey("GET /api/admin/products/:id", { params: { id } }),
    });
    before.current = variants;
    const next = moveItem(variants, from, to - from);
    show(next);
    setNews(text.moved(variant.variantName, to + 1));
    order.mutate({ params: { id }, body: { ids: next.map((each) => each.id) } });
  }

  return { move, news, drag: useDrag(move) };
}

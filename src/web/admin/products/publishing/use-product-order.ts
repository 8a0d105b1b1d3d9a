import { useState } from "react";
import { publishing } from "#i18n/he/publishing.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useDrag } from "./use-drag.ts";

const text = publishing.order;

/**
 * Moves products in the shop's order, of which `rows` is a page: featured ones stay before others.
 */
export function useProductOrder(rows: readonly ProductRow[]) {
  const [news, setNews] = useState("");
  const { mutate, isPending } = useApiAction("POST /api/admin/products/:id/move", {
    failed: text.failed,
  });

  function moveProductBy(product: ProductRow, by: -1 | 1) {
    if (isPending) return;
    setNews(text.moved(product.name, rows.indexOf(product) + by + 1));
    mutate({ params: { id: product.id }, body: { direction: by < 0 ? "up" : "down" } });
  }

  const drag = useDrag((from, to) => {
    const [product, target] = [rows[from], rows[to]];
    if (isPending || product === undefined || target?.featured !== product.featured) return;
    setNews(text.moved(product.name, to + 1));
    mutate({ params: { id: product.id }, body: { to: target.id } });
  });

  return { moveProductBy, drag, news };
}

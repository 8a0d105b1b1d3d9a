import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { orders as text } from "#i18n/en/orders.ts";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useRead } from "#web/api/use-read.ts";

type Page = CallOutput<"GET /api/orders">;

const fetchFirst = (signal: AbortSignal) => fetchApi("GET /api/orders", { query: {}, signal });

/**
 * The own orders, page by page. `retry` begins anew; `showMore` resolves once the next page is
 * there, or has failed, which leaves the list as it is.
 */
export function useMyOrders() {
  const { data, retry } = useRead(fetchFirst);
  const [further, setFurther] = useState<readonly Page[]>([]);
  const [more, setMore] = useState<"loading" | "failed">();
  const hasFailed = data === "failed" || more === "failed";
  useEffect(() => {
    if (!hasFailed) return undefined;
    const { title, text: description } = text.failed;
    return showToast({ title, description, tone: "error" });
  }, [hasFailed]);

  if (typeof data === "string") return { status: data, retry } as const;
  const pages = [data, ...further];
  const after = pages.at(-1)?.nextCursor ?? null;
  return {
    status: "loaded",
    orders: pages.flatMap(({ orders }) => orders),
    hasMore: after !== null,
    isLoadingMore: more === "loading",
    showMore: async () => {
      if (more === "loading" || after === null) return;
      setMore("loading");
      try {
        const page = await fetchApi("GET /api/orders", { query: { after } });
        // Drawn at once, because the focus goes to the first new order.
        flushSync(() => {
          setFurther([...further, page]);
          setMore(undefined);
        });
      } catch {
        setMore("failed");
      }
    },
  } as const;
}

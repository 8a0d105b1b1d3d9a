import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { orders as text } from "#i18n/en/orders.ts";
import type { MyOrder } from "#modules/orders/contract.ts";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";

export type MyOrders = {
  /** "failed" while there is nothing to show; a failed further page leaves the list as it is. */
  readonly status: "loading" | "loaded" | "failed";
  readonly orders: readonly MyOrder[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
};

type Listing = MyOrders & { readonly nextCursor: string | null };

const start: Listing = {
  status: "loading",
  orders: [],
  hasMore: false,
  isLoadingMore: false,
  nextCursor: null,
};

const fetchPage = (after: string | null, signal: AbortSignal) =>
  fetchApi("GET /api/orders", {
    query: after === null ? {} : { after },
    signal,
  });

/**
 * The own orders, page by page. `retry` begins anew; `showMore` resolves once the next page is
 * there, or has failed.
 */
export function useMyOrders(): MyOrders & {
  retry: () => void;
  showMore: () => Promise<void>;
} {
  const [listing, setListing] = useState(start);
  const running = useRef<AbortController>(undefined);
  const closeError = useRef<() => void>(undefined);

  const load = useCallback(async (shown: readonly MyOrder[], after: string | null) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    closeError.current?.();
    try {
      const page = await fetchPage(after, signal);
      if (signal.aborted) return;
      // Drawn at once, because the focus goes to the first new order.
      flushSync(() =>
        setListing({
          status: "loaded",
          orders: [...shown, ...page.orders],
          hasMore: page.nextCursor !== null,
          isLoadingMore: false,
          nextCursor: page.nextCursor,
        }),
      );
    } catch {
      if (signal.aborted) return;
      setListing((now) => ({
        ...now,
        status: now.status === "loaded" ? "loaded" : "failed",
        isLoadingMore: false,
      }));
      const { title, text: description } = text.failed;
      closeError.current = showToast({ title, description, tone: "error" });
    }
  }, []);

  useEffect(() => {
    void load([], null);
    return () => {
      running.current?.abort();
      closeError.current?.();
    };
  }, [load]);

  return {
    ...listing,
    retry() {
      setListing(start);
      void load([], null);
    },
    async showMore() {
      if (listing.isLoadingMore) return;
      setListing((now) => ({ ...now, isLoadingMore: true }));
      await load(listing.orders, listing.nextCursor);
    },
  };
}

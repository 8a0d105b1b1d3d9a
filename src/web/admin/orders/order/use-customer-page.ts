import { useRef } from "react";
import { order as text } from "#i18n/he/order.ts";
import { useApiAction } from "../../api/use-api.ts";

/**
 * Returns a function that opens the order as its customer sees it, in a new tab at a signed
 * address.
 */
export function useCustomerPage(orderId: string): () => void {
  const tab = useRef<Window>(null);
  const prepare = useApiAction("POST /api/admin/orders/:id/preview", {
    changesNothing: true,
    failed: text.customerPageFailed,
    onDone: ({ path }) => tab.current?.location.replace(path),
    onError: () => tab.current?.close(),
  });
  return () => {
    // Within the press itself: browsers let nothing open later.
    tab.current = window.open("", "_blank");
    if (tab.current !== null) tab.current.opener = null;
    prepare.mutate({ params: { id: orderId } });
  };
}

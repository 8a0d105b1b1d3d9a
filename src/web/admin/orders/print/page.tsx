import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { print as labels } from "#i18n/he/print.ts";
import { callApi } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getKey } from "../../api/use-api.ts";
import { EmptyState, ErrorState } from "../../kit/list-states.tsx";
import { PrintFrame } from "../../kit/print-frame.tsx";
import { oneOf } from "../../kit/url-state.ts";
import { idsIn, printKinds, printable } from "./printable.ts";
import { PackingSheet } from "./packing-sheet.tsx";
import { SummarySheet } from "./summary-sheet.tsx";

/** Orders as they come out of the printer: one on each sheet, without the frame. */
export default function PrintOrdersPage() {
  const [params] = useSearchParams();
  const kind = oneOf(params.get("kind") ?? undefined, printKinds);
  const ids = idsIn(params.get("ids"));
  const reads = useOrders(ids);
  const orders = reads.flatMap(({ data }) => data ?? []);
  const failed = reads.filter(({ isError }) => isError);
  const isLoading = orders.length + failed.length < ids.length;
  const title = ids.length === 1 ? labels.kinds[kind].one : labels.kinds[kind].many;
  const isReady = ids.length > 0 && orders.length === ids.length;
  usePrintOnce(isReady && params.has(printable.auto));
  const Sheet = kind === "summary" ? SummarySheet : PackingSheet;
  return (
    <PrintFrame
      title={title}
      fileTitle={[title, ...orders.slice(0, 3).map(({ number }) => number)].join(" ")}
      status={
        ids.length > 0 &&
        (isLoading
          ? labels.progress(orders.length, ids.length)
          : failed.length === 0 && labels.ready(orders.length))
      }
      print={labels.button}
      wait={isLoading ? labels.wait : orders.length === 0 ? labels.nothing.title : undefined}
      back={{ to: adminPaths.orders, label: labels.back }}
    >
      {ids.length === 0 && <EmptyState {...labels.nothing} />}
      {failed.length > 0 && (
        <div className="print:hidden">
          <ErrorState
            title={labels.failed(failed.length)}
            error={failed[0]?.error}
            onRetry={() => failed.forEach((read) => void read.refetch())}
          />
        </div>
      )}
      {orders.map((order) => (
        <Sheet key={order.id} order={order} />
      ))}
    </PrintFrame>
  );
}

function useOrders(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: getKey("GET /api/admin/orders/:id", { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi("GET /api/admin/orders/:id", { params: { id }, signal }),
      // Paper does not change while somebody reads it.
      refetchOnWindowFocus: false,
    })),
  });
}

/** Opens the browser's print dialog, once, when everything is there. */
function usePrintOnce(isDue: boolean): void {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isDue || hasPrinted.current) return;
    hasPrinted.current = true;
    void document.fonts.ready.then(() => window.print());
  }, [isDue]);
}

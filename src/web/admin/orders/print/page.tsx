import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { print as words } from "#i18n/he/print.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import { callApi } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { keyOf } from "../../api/use-api.ts";
import { EmptyState, ErrorState } from "../../kit/list-states.tsx";
import { PrintFrame } from "../../kit/print-frame.tsx";
import { oneOf } from "../../kit/url-state.ts";
import { idsIn, printKinds, printable } from "./printable.ts";
import { PackingSheet } from "./packing-sheet.tsx";
import { SummarySheet } from "./summary-sheet.tsx";

const READ_ORDER = "/api/admin/orders/:id";

/** Orders as they come out of the printer: one on each sheet, without the frame. */
export default function PrintOrdersPage() {
  const [params] = useSearchParams();
  const kind = oneOf(params.get("kind") ?? undefined, printKinds);
  const ids = idsIn(params.get("ids"));
  const reads = useOrders(ids);
  const orders = reads.flatMap(({ data }) => data ?? []);
  const failed = reads.filter(({ isError }) => isError);
  const isLoading = orders.length + failed.length < ids.length;
  const title = ids.length === 1 ? words.kinds[kind].one : words.kinds[kind].many;
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
          ? words.progress(orders.length, ids.length)
          : failed.length === 0 && words.ready(orders.length))
      }
      print={words.button}
      wait={isLoading ? words.wait : orders.length === 0 ? words.nothing.title : undefined}
      back={{ to: paths.admin.orders, label: words.back }}
    >
      {ids.length === 0 && <EmptyState {...words.nothing} />}
      {failed.length > 0 && (
        <div className="print:hidden">
          <ErrorState
            title={words.failed(failed.length)}
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
      queryKey: keyOf(READ_ORDER, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<typeof salesEndpoints.readOrder>("get", READ_ORDER, { params: { id }, signal }),
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

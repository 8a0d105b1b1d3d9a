import { Dialog as Base } from "@base-ui/react/dialog";
import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { callApi } from "#web/api-client.ts";
import { keyOf } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { backdropClass } from "../../kit/dialog.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import type { StockRow } from "../list/stock-cache.ts";
import { MovementItem } from "./movement-item.tsx";

const text = inventory.history;
const path = "/api/admin/variants/:id/movements";

type HistoryPanelProps = {
  /** The variant that is looked at; null for none. */
  id: string | null;
  /** Its row, when the list shows it. */
  row: StockRow | undefined;
  onClose: () => void;
};

/** What moved a variant's stock, beside the list; on phones over it. */
export function HistoryPanel({ id, row, onClose }: HistoryPanelProps) {
  return (
    <Base.Root open={id !== null} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="fixed inset-y-0 end-0 z-(--z-dialog) flex w-full flex-col overflow-y-auto bg-surface text-sm leading-ui shadow-high outline-none transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0 sm:w-104 sm:border-s sm:border-line">
          <header className="sticky top-0 z-1 flex items-start gap-3 border-b border-line bg-surface px-5 py-4">
            <div className="grid grow gap-0.5">
              <Base.Title className="text-lg">{text.title}</Base.Title>
              {row && (
                <Base.Description className="flex flex-wrap items-baseline gap-x-2 text-soft">
                  <bdi>{row.variantName}</bdi>
                  <bdi dir="ltr" className="num text-xs">
                    {row.sku}
                  </bdi>
                </Base.Description>
              )}
            </div>
            <Base.Close
              render={
                <ToolButton label={admin.dialog.close} className="-me-2 -mt-1">
                  <X aria-hidden className="size-5" />
                </ToolButton>
              }
            />
          </header>
          {id !== null && <Movements id={id} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Movements({ id }: { id: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: keyOf(path, { params: { id } }),
      queryFn: ({ pageParam, signal }) =>
        callApi<typeof inventoryEndpoints.listMovements>("get", path, {
          params: { id },
          query: pageParam === "" ? {} : { after: pageParam },
          signal,
        }),
      initialPageParam: "",
      getNextPageParam: (page) => page.nextCursor,
    },
  );
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={5} />
    ) : (
      <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />
    );
  const movements = data.pages.flatMap((page) => page.movements);
  if (movements.length === 0) return <EmptyState title={text.empty} />;
  return (
    <>
      <ol aria-label={text.list} className="grid">
        {movements.map((movement) => (
          <MovementItem key={movement.id} movement={movement} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="px-5 py-4">
          <ActionButton isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.more}
          </ActionButton>
        </div>
      )}
    </>
  );
}

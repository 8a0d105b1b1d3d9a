import { useInfiniteQuery } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { callApi } from "#web/api-client.ts";
import { keyOf } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Drawer } from "../../kit/drawer.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
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
    <Drawer
      isOpen={id !== null}
      onClose={onClose}
      title={text.title}
      description={
        row && (
          <p className="flex flex-wrap items-baseline gap-x-2 text-soft">
            <bdi>{row.variantName}</bdi>
            <bdi dir="ltr" className="num text-xs">
              {row.sku}
            </bdi>
          </p>
        )
      }
      width="sm:w-104"
    >
      {id !== null && <Movements id={id} />}
    </Drawer>
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

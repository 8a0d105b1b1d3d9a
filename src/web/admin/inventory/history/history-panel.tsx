import { useInfiniteQuery } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import { callApi } from "#web/api/api-client.ts";
import { getKey } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Drawer } from "../../kit/drawer.tsx";
import { Unread } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import type { StockRow } from "../list/stock-cache.ts";
import { MovementItem } from "./movement-item.tsx";

const text = inventory.history;

type HistoryPanelProps = {
  /** The variant that is looked at; null for none. */
  id: string | null;
  /** Its row, when the list shows it. */
  row: StockRow | undefined;
  onClose: () => void;
};

/** Stock movements of a variant, beside the list; on phones over it. */
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
  const read = useInfiniteQuery({
    queryKey: getKey("GET /api/admin/variants/:id/movements", { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      callApi("GET /api/admin/variants/:id/movements", {
        params: { id },
        query: pageParam === "" ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = read;
  if (data === undefined) return <Unread read={read} failed={text.failed} rows={5} />;
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

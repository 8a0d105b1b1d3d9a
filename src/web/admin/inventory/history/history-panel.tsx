import { inventory } from "#i18n/he/inventory.ts";
import { DataText } from "#ui/data-text.tsx";
import { usePages } from "../../api/use-pages.ts";
import { Drawer } from "../../kit/drawer.tsx";
import { ListFileButton } from "../../kit/files/list-file-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { MoreRows } from "../../kit/more-rows.tsx";
import type { StockRow } from "../../kit/stock/stock-cache.ts";
import { MovementItem } from "./movement-item.tsx";

const text = inventory.history;

type HistoryPanelProps = {
  /** The selected variant; null for none. */
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
            <DataText>{row.variantName}</DataText>
            <bdi dir="ltr" className="num text-xs">
              {row.sku}
            </bdi>
          </p>
        )
      }
      width="sm:w-104"
    >
      {id !== null && (
        <>
          <div className="px-5 pt-3">
            <ListFileButton list="movements" filter={{ id }} />
          </div>
          <Movements id={id} />
        </>
      )}
    </Drawer>
  );
}

function Movements({ id }: { id: string }) {
  const read = usePages("GET /api/admin/variants/:id/movements", { params: { id }, query: {} });
  if (read.data === undefined) return <LoadError read={read} failed={text.failed} rows={5} />;
  const movements = read.data.pages.flatMap((page) => page.movements);
  if (movements.length === 0) return <EmptyState title={text.empty} />;
  return (
    <>
      <ol aria-label={text.list} className="grid">
        {movements.map((movement) => (
          <MovementItem key={movement.id} movement={movement} />
        ))}
      </ol>
      <MoreRows read={read} label={text.more} />
    </>
  );
}

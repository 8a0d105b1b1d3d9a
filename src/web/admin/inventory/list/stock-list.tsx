import { useState } from "react";
import { useSearchParams } from "react-router";
import { inventory } from "#i18n/he/inventory.ts";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { Chips } from "../../kit/chips.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Pager } from "../../kit/pager.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { useMedia } from "../../kit/use-media.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";
import { levelOf, shownLevels } from "./list-state.ts";
import { stockPath, type StockRow } from "./stock-cache.ts";
import { nameOf, stockColumns } from "./stock-columns.tsx";
import { useScanner } from "./use-scanner.ts";
import { useSteps } from "./use-steps.ts";

/** Every variant with its price and its stock, to look at and to correct. */
export function StockList() {
  const [values, change] = useUrlState(["q", "level", "after"]);
  const [params, setParams] = useSearchParams();
  const [receiving, setReceiving] = useState<StockRow>();
  const [pending, step] = useSteps();
  // From here on every column has room beside the sidebar.
  const isWide = useMedia("(min-width: 85rem)");
  const level = levelOf(values.level);
  const { q, after } = values;
  const read = useApi<typeof inventoryEndpoints.listStock>(stockPath, {
    query: { level, ...(q !== undefined && { q }), ...(after !== undefined && { after }) },
  });
  useScanner((barcode) => change({ q: barcode, level: null }));

  /** The panel is not part of what is listed: the page stays. */
  function openHistory(id: string | null) {
    const next = new URLSearchParams(params);
    if (id === null) next.delete("history");
    else next.set("history", id);
    setParams(next, { preventScrollReset: true });
  }
  const historyId = params.get("history");

  return (
    <section className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 lg:px-5">
        <SearchField
          label={inventory.search}
          value={q ?? ""}
          onSearch={(text) => change({ q: text }, { replace: true })}
        />
        <Chips
          label={inventory.level.label}
          value={level}
          choices={shownLevels(level).map((value) => ({
            value,
            label: inventory.level.choices[value],
          }))}
          onChoose={(value) => change({ level: value === "all" ? null : value })}
        />
      </div>
      <ListFrame
        read={read}
        failed={inventory.failed}
        isEmpty={({ variants }) => variants.length === 0}
        empty={
          <EmptyList
            {...inventory.empty}
            isFiltered={level !== "all" || q !== undefined}
            onClear={() => change({ q: null, level: null })}
          />
        }
      >
        {({ variants, threshold }) => (
          <DataTable
            label={inventory.table}
            rows={variants}
            idOf={(row) => row.id}
            nameOf={nameOf}
            columns={stockColumns({
              threshold,
              pending,
              onStep: step,
              isWide,
              onHistory: (row) => openHistory(row.id),
              onReceive: setReceiving,
            })}
            openId={historyId ?? undefined}
            isStale={read.isPlaceholderData}
          />
        )}
      </ListFrame>
      <div className="px-4 py-3 empty:hidden lg:px-5">
        <Pager nextCursor={read.data?.nextCursor ?? null} />
      </div>
      <HistoryPanel
        id={historyId}
        row={read.data?.variants.find((row) => row.id === historyId)}
        onClose={() => openHistory(null)}
      />
      {receiving && <ReceiveDialog row={receiving} onClose={() => setReceiving(undefined)} />}
    </section>
  );
}

import { useState, useEffect, useEffectEvent } from "react";
import { deliveries as deliveryTexts } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { useMay } from "../../api/abilities.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { ListFileButton } from "../../kit/files/list-file-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { FilterChips } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { useMinWidth } from "../../kit/use-min-width.ts";
import { DeliveriesPanel } from "../deliveries/deliveries-panel.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import type { StockRow } from "../../kit/stock/stock-cache.ts";
import { stockColumns } from "./stock-columns.tsx";
import { stockFilters } from "#modules/inventory/stock-levels.ts";
import { readText, defineList } from "../../kit/define-list.ts";
import { loadLater } from "../../kit/load-later.tsx";

const ReceiveDialog = loadLater(async () => (await import("./receive-dialog.tsx")).ReceiveDialog);

/** Scanners type a code and Enter, faster than people do. */
const LONGEST_PAUSE_MS = 60;

const BARCODE = /^\d{8,14}$/;

/** Hears a barcode scanner while nothing is being typed anywhere. */
function useScanner(onScan: (barcode: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let typed = "";
    let last = 0;
    function handleKey({ key, timeStamp, target }: KeyboardEvent) {
      if (isTyping(target)) return;
      if (timeStamp - last > LONGEST_PAUSE_MS) typed = "";
      last = timeStamp;
      if (/^\d$/.test(key)) typed += key;
      else if (key === "Enter" && BARCODE.test(typed)) {
        scanned(typed);
        typed = "";
      } else typed = "";
    }
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

const stockList = defineList({ filters: { q: readText, level: stockFilters } });

const { release } = deliveryTexts;

/** Every variant with its price and its stock, both editable. */
export function StockScreen() {
  const may = useMay();
  const list = useList(stockList);
  const [{ history, deliveries }, change] = useUrlState(["history", "deliveries"]);
  const [receiving, setReceiving] = useState<StockRow>();
  const [releasing, setReleasing] = useState<StockRow>();
  // From here on every column has room beside the sidebar.
  const isWide = useMinWidth(85);
  const read = useListApi("GET /api/admin/stock", list, ({ query }) => ({ query }));
  useScanner((barcode) => list.select({ q: barcode, level: "all" }));
  const openHistory = (id: string | null) => change({ history: id }, { isPageCacheable: true });
  const openDeliveries = (id: string | null) =>
    change({ deliveries: id }, { isPageCacheable: true });
  const { variants = [], threshold = 0 } = read.data ?? {};
  const findRow = (id: string | undefined) => variants.find((row) => row.id === id);
  const level = list.field("level");
  // Filters that only the figures above the list link to; the menu offers one only while it is set.
  const choices = level.choices.filter((it) => it === level.value || !fromFigures.has(it));

  return (
    <>
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.variants}
        {...inventory.list}
        file={<ListFileButton list="stock" filter={list.query} />}
        filters={
          <>
            <SearchField label={inventory.search} field={list.field("q")} />
            <FilterChips
              label={inventory.level.label}
              field={{ ...level, choices }}
              labels={inventory.level.choices}
            />
          </>
        }
        columns={stockColumns({
          threshold,
          isWide,
          hasCosts: may("figures.read"),
          onHistory: ({ id }) => openHistory(id),
          onReceive: setReceiving,
          onDeliveries: ({ id }) => openDeliveries(id),
          onRelease: setReleasing,
        })}
        openId={history ?? deliveries}
      />
      <HistoryPanel id={history ?? null} row={findRow(history)} onClose={() => openHistory(null)} />
      <DeliveriesPanel
        id={deliveries ?? null}
        row={findRow(deliveries)}
        onClose={() => openDeliveries(null)}
      />
      {receiving && <ReceiveDialog row={receiving} onClose={() => setReceiving(undefined)} />}
      {releasing && (
        <ConfirmAction
          {...release}
          call="POST /api/admin/variants/:id/kept-bags/release"
          input={{ params: { id: releasing.id } }}
          text={release.text(releasing.demand.held)}
          saved={({ released }) => release.saved(released)}
          onClose={() => setReleasing(undefined)}
        />
      )}
    </>
  );
}

const fromFigures: ReadonlySet<string> = new Set(["critical", "below"]);

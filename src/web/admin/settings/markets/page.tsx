import { Globe, Plus } from "lucide-react";
import { useState } from "react";
import { markets as text } from "#i18n/he/markets.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { FramedTable } from "../../kit/framed-table.tsx";
import { ExamplesPanel } from "./examples-panel.tsx";
import { marketColumns } from "./market-columns.tsx";
import { loadLater } from "../../kit/load-later.tsx";
import type { OpenedMarket } from "./opened-dialog.tsx";

const MarketDialog = loadLater(async () => (await import("./market-dialog.tsx")).MarketDialog);
const OpenedDialog = loadLater(async () => (await import("./opened-dialog.tsx")).OpenedDialog);

/** The markets of the shop and the proposals, and what an order costs by them. */
export default function MarketsPage() {
  const read = useApi("GET /api/admin/markets", {});
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<OpenedMarket>();
  const onClose = () => setOpened(undefined);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-soft">{text.intro}</p>
        <ActionButton tone="main" call="POST /api/admin/markets" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {text.form.add}
        </ActionButton>
      </div>
      <FramedTable
        read={read}
        failed={text.list.failed}
        none={{ Icon: Globe, ...text.list.none }}
        getRows={({ markets }) => markets}
        label={text.list.label}
        columns={marketColumns({
          edit: (row) => setOpened({ dialog: "edit", row }),
          start: (row) => setOpened({ dialog: "start", row }),
          setBack: (row) => setOpened({ dialog: "setBack", row }),
          remove: (row) => setOpened({ dialog: "remove", row }),
        })}
      />
      <ExamplesPanel />
      {isAdding && <MarketDialog onClose={() => setAdding(false)} />}
      {opened && <OpenedDialog {...opened} onClose={onClose} />}
    </div>
  );
}

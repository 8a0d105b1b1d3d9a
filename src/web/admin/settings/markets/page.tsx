import { Globe, Plus } from "lucide-react";
import { useState } from "react";
import { markets as text } from "#i18n/he/markets.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { market } from "#modules/markets/market.ts";
import { pickValues } from "#shared/records/record.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { FramedTable } from "../../kit/framed-table.tsx";
import { toChange } from "../../kit/record-form.ts";
import { ExamplesPanel } from "./examples-panel.tsx";
import { marketColumns } from "./market-columns.tsx";
import { MarketDialog } from "./market-dialog.tsx";
import { StartDialog } from "./start-dialog.tsx";

type Opened = {
  readonly dialog: "edit" | "start" | "setBack" | "remove";
  readonly row: MarketAnswer;
};

/** The markets of the shop and the proposals, and what an order costs by them. */
export default function MarketsPage() {
  const read = useApi("GET /api/admin/markets", {});
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened>();
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

function OpenedDialog({ dialog, row, onClose }: Opened & { onClose: () => void }) {
  const { id, name } = row;
  if (dialog === "edit") return <MarketDialog row={row} onClose={onClose} />;
  if (dialog === "start") return <StartDialog row={row} onClose={onClose} />;
  if (dialog === "setBack")
    return (
      <ConfirmAction
        {...text.back}
        text={text.back.text(name)}
        call="PUT /api/admin/markets/:id"
        input={toChange(row, { ...pickValues(market, row), validFrom: null })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmAction
      {...text.remove}
      text={text.remove.text(name)}
      call="DELETE /api/admin/markets/:id"
      input={{ params: { id } }}
      onClose={onClose}
    />
  );
}

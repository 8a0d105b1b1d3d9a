import { markets as text } from "#i18n/he/markets.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { market } from "#modules/markets/market.ts";
import { pickValues } from "#shared/records/record.ts";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { toChange } from "../../kit/record-form.ts";
import { MarketDialog } from "./market-dialog.tsx";
import { StartDialog } from "./start-dialog.tsx";

export type OpenedMarket = {
  readonly dialog: "edit" | "start" | "setBack" | "remove";
  readonly row: MarketAnswer;
};

/** The dialog that was asked for at the row of a market. */
export function OpenedDialog({ dialog, row, onClose }: OpenedMarket & { onClose: () => void }) {
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

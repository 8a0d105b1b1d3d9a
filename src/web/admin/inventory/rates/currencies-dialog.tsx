import { useApiAction } from "../../api/use-api.ts";
import { currencyNames } from "#i18n/he/currencies.ts";
import { rates as text } from "#i18n/he/rates.ts";
import { currencyUses } from "#modules/currency/uses.ts";
import { DataTable, type Column } from "../../kit/data-table.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Switch } from "../../kit/switch.tsx";
import { showProblemToast } from "../../kit/toasts.ts";
import type { CurrencyRow, RateList, RateRow } from "../../api/use-rates.ts";
import { RateAge, RateNumber } from "./rate-figure.tsx";

const labels = text.currencies;
const { columns } = labels;

type Row = CurrencyRow & { readonly id: string; readonly rate: RateRow | undefined };

/** All currencies that the shop knows, with their rates: which of them it sells in. */
export function CurrenciesDialog({ list, onClose }: { list: RateList; onClose: () => void }) {
  const rows = list.currencies.map((currency) => ({
    ...currency,
    id: currency.code,
    rate: list.rates.find((rate) => rate.targetCurrency === currency.code),
  }));
  return (
    <Dialog title={labels.title} description={labels.text} size="lg" onClose={onClose}>
      <DataTable label={labels.title} rows={rows} columns={shownColumns} />
    </Dialog>
  );
}

const shownColumns: readonly Column<Row>[] = defineColumns<Row, typeof columns>(columns, {
  code: {
    phone: "lead",
    cell: ({ code, isEnabled, use }) => (
      <span className="grid">
        <span>
          <span className="font-medium">{currencyNames[code]}</span>{" "}
          <bdi className="text-soft">{code}</bdi>
        </span>
        {isEnabled && use !== null && <span className="text-xs text-soft">{labels.uses[use]}</span>}
      </span>
    ),
  },
  isEnabled: { phone: "side", cell: (row) => <CurrencySwitch row={row} /> },
  rate: {
    phone: "whole",
    cell: ({ rate, use }) =>
      rate === undefined ? (
        use !== "main" && <span className="text-soft">{labels.noRate}</span>
      ) : (
        <span className="grid gap-0.5">
          <RateNumber rate={rate} />
          <RateAge rate={rate} />
        </span>
      ),
  },
});

function CurrencySwitch({ row: { code, isEnabled, use, version } }: { row: Row }) {
  const action = useApiAction("PUT /api/admin/currencies/:code", {
    failed: labels.failed,
    saved: (answer) => labels.switched(currencyNames[code], answer.isEnabled),
    onInvalid: (fields) => {
      const reason = currencyUses.find((it) => fields["isEnabled"]?.includes(it));
      showProblemToast(reason === undefined ? labels.failed : labels.uses[reason]);
    },
  });
  return (
    <Switch
      label={currencyNames[code]}
      isOn={isEnabled}
      action={action}
      disabledReason={isEnabled && use !== null ? labels.uses[use] : undefined}
      onSwitch={(requested) =>
        action.mutate({ params: { code }, body: { isEnabled: requested, version } })
      }
    />
  );
}

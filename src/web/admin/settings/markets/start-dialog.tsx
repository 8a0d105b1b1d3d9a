import { useState } from "react";
import { toDay } from "#i18n/format-he.ts";
import { markets } from "#i18n/he/markets.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { market, marketStart } from "#modules/markets/market.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { pickValues } from "#shared/records/record.ts";
import { now } from "#web/browser/clock.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { toChange, useRecordForm } from "../../kit/record-form.ts";
import { ExamplesTable } from "./examples-table.tsx";

const text = markets.start;
const problems: Readonly<Record<string, string>> = markets.fields.currency.problems;

type StartDialogProps = { row: MarketAnswer; onClose: () => void };

/** Gives a proposal the day from which it holds, and shows before what that changes. */
export function StartDialog({ row: opened, onClose }: StartDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [row] = useState(opened);
  const form = useRecordForm(marketStart, text.fields, { validFrom: toDay(now()) });
  return (
    <ActionDialog
      {...text}
      title={text.title(row.name)}
      size="lg"
      call="PUT /api/admin/markets/:id"
      form={form}
      onClose={onClose}
      describe={({ fields }) => {
        const [problem = ""] = fields["currency"] ?? [];
        return problems[problem];
      }}
      toInput={({ validFrom }) => toChange(row, { ...pickValues(market, row), validFrom })}
    >
      <RecordField form={form} name="validFrom" className="max-w-56" />
      <Preview row={row} day={form.draft.validFrom} />
    </ActionDialog>
  );
}

/** The price of one piece in the places of a market: today, and by the market. */
function Preview({ row, day: typed }: { row: MarketAnswer; day: string }) {
  const isDay = calendarDay.safeParse(typed).success;
  const { data: before } = useApi("GET /api/admin/markets/examples", { query: {} });
  const { data } = useApi("GET /api/admin/markets/examples", {
    query: { market: row.id, ...(isDay && { day: typed }) },
  });
  const examples = data?.examples.filter(({ marketId }) => marketId === row.id) ?? [];
  if (before === undefined || examples.length === 0) return null;
  const label = text.preview(data?.goods ?? "");
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{label}</p>
      <div className="overflow-hidden rounded-sm border border-line">
        <ExamplesTable label={label} examples={examples} before={before.examples} />
      </div>
    </div>
  );
}

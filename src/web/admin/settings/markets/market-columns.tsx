import { CalendarCheck, Undo2 } from "lucide-react";
import { formatShortDay } from "#i18n/format-he.ts";
import { markets as text } from "#i18n/he/markets.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { money } from "#shared/money.ts";
import { DataText } from "#ui/data-text.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { Amount } from "../../kit/money.tsx";
import { RowTools } from "../../kit/row-tools.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { formatPlaces, formatTax, StateTag } from "./market-labels.tsx";

type MarketActions = Readonly<
  Record<"edit" | "start" | "setBack" | "remove", (row: MarketAnswer) => void>
>;

export function marketColumns({ edit, start, setBack, remove }: MarketActions) {
  const { columns } = text;
  return defineColumns<MarketAnswer, typeof columns>(columns, {
    name: {
      phone: "lead",
      cell: ({ name }) => <DataText className="font-medium">{name}</DataText>,
    },
    state: {
      phone: "whole",
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <StateTag row={row} />
          {!row.isMain && row.validFrom !== null && (
            <span className="text-xs text-soft">
              {text.validFrom(formatShortDay(row.validFrom))}
            </span>
          )}
        </span>
      ),
    },
    places: {
      phone: "whole",
      cell: ({ isMain, places }) => (isMain ? text.everywhere : formatPlaces(places)),
    },
    tax: {
      phone: "whole",
      cell: (row) =>
        row.isDelivered && <span className="sm:whitespace-nowrap">{formatTax(row)}</span>,
    },
    shipping: { phone: "whole", cell: (row) => row.isDelivered && <Shipping row={row} /> },
    currency: {
      phone: "hidden",
      isForWide: true,
      cell: ({ currency }) => <DataText>{currency}</DataText>,
    },
    actions: {
      align: "end",
      phone: "side",
      cell: (row) => (
        <span className="flex justify-end">
          {!row.isMain && <DayButton row={row} start={start} setBack={setBack} />}
          <RowTools
            edit={{
              label: text.form.edit(row.name),
              call: "PUT /api/admin/markets/:id",
              onClick: () => edit(row),
            }}
            remove={{
              label: text.remove.button(row.name),
              call: "DELETE /api/admin/markets/:id",
              disabledReason: findReason(row),
              onClick: () => remove(row),
            }}
          />
        </span>
      ),
    },
  });
}

/** The first method, and how many others there are. */
function Shipping({ row: { shippingMethods, currency } }: { row: MarketAnswer }) {
  const [first, ...others] = shippingMethods;
  if (first === undefined) return text.freeShipping;
  return (
    <>
      {first.name} <Amount amount={money(first.priceMinor, currency)} />
      {others.length > 0 && ` ${text.more(others.length)}`}
    </>
  );
}

/** Gives a proposal its day, or takes it away again. */
function DayButton({
  row,
  start,
  setBack,
}: { row: MarketAnswer } & Pick<MarketActions, "start" | "setBack">) {
  if (row.validFrom === null)
    return (
      <ToolButton
        label={text.start.label(row.name)}
        call="PUT /api/admin/markets/:id"
        onClick={() => start(row)}
      >
        <CalendarCheck aria-hidden className="size-4.5" />
      </ToolButton>
    );
  return (
    <ToolButton
      label={text.back.label(row.name)}
      call="PUT /api/admin/markets/:id"
      disabledReason={row.isUsed ? text.back.used : undefined}
      onClick={() => setBack(row)}
    >
      <Undo2 aria-hidden className="size-4.5" />
    </ToolButton>
  );
}

/** Why a market cannot be deleted. */
function findReason({ isMain, isUsed }: MarketAnswer): string | undefined {
  if (isMain) return text.remove.main;
  return isUsed ? text.remove.used : undefined;
}

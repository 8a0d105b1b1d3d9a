import { formatCount } from "#i18n/format-he.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Minus, Plus } from "lucide-react";
import { inventory } from "#i18n/he/inventory.ts";
import type { Stock } from "#modules/inventory/contract.ts";
import { createKey } from "#web/browser/create-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { InlineEdit } from "../../kit/stock/inline-edit.tsx";
import { changeInList, type StockRow } from "../../kit/stock/stock-cache.ts";
import { useCell } from "../../kit/stock/use-cell.ts";
import { MAX_UNITS } from "#modules/inventory/stock-levels.ts";

const text = inventory.edit;
const move = "POST /api/admin/variants/:id/movements";

type StockCellProps = {
  row: StockRow;
  name: string;
  /** Whether what lies on the shelf is told beneath. */
  hasShelf: boolean;
};

/** The available stock, with +1, -1, and a field for a number. */
export function StockCell({ row, name, hasShelf }: StockCellProps) {
  const action = useApiAction("PUT /api/admin/variants/:id/stock", {
    failed: text.failedStock,
    clash: { available: { label: text.stockLabel, show: (units) => formatCount(Number(units)) } },
  });
  const save = useCell({
    variantId: row.id,
    record: "stock",
    send: (available: number, expected: number, version) =>
      action.mutateAsync({
        params: { id: row.id },
        body: { available, version },
        base: { available: expected },
      }),
  });
  const addStep = useStep(row.id);

  return (
    <span className="inline-grid gap-1">
      <InlineEdit
        action={action}
        label={text.stock(name)}
        fieldLabel={text.stockLabel}
        value={row.available}
        format={String}
        parse={(typed) => parseUnits(typed.trim(), 0)}
        findProblem={() => text.badStock}
        version={row.versions.stock}
        save={save}
        before={
          <ToolButton
            label={inventory.step.fewer(name)}
            call={move}
            disabled={row.available <= 0}
            {...(row.available <= 0 && { title: inventory.step.none })}
            onClick={() => addStep(-1)}
          >
            <Minus aria-hidden className="size-4" />
          </ToolButton>
        }
        after={
          <ToolButton label={inventory.step.more(name)} call={move} onClick={() => addStep(1)}>
            <Plus aria-hidden className="size-4" />
          </ToolButton>
        }
      >
        <bdi className="num block min-w-8 text-center font-strong">
          {formatCount(row.available)}
        </bdi>
      </InlineEdit>
      {hasShelf && (
        <span className="text-xs text-faint">{inventory.shelf(row.onHand, row.reserved)}</span>
      )}
    </span>
  );
}

/** Adds a unit or takes one away: each press is a movement of its own, and can be undone. */
function useStep(id: string): (by: 1 | -1) => void {
  const client = useQueryClient();
  const options = {
    failed: inventory.step.failed,
    onDone: (stock: Stock) => changeInList(client, id, "stock", stock),
  };
  // The same press counts once, however often it has to be sent.
  const toInput = (quantity: number) => ({
    params: { id },
    body: { kind: "adjustment" as const, quantity, key: createKey() },
  });
  const undo = useApiAction(move, { ...options, saved: inventory.step.undone });
  const step = useApiAction(move, {
    ...options,
    saved: (_, { body }) => inventory.step.done(body.quantity),
    setBack:
      (_, { body }) =>
      () =>
        undo.mutate(toInput(-body.quantity)),
  });
  return (by) => step.mutate(toInput(by));
}

/** The typed number of units; undefined for text that is no such number, or less than `least`. */
function parseUnits(typed: string, least = 1): number | undefined {
  const units = Number(typed);
  return /^\d{1,6}$/.test(typed) && units >= least && units <= MAX_UNITS ? units : undefined;
}

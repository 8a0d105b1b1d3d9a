import { formatCount } from "#i18n/format-he.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Minus, Plus } from "lucide-react";
import { inventory } from "#i18n/he/inventory.ts";
import type { Stock } from "#modules/inventory/contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showUndoableToast } from "../../kit/toasts.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { findConflict, getUndo } from "../../kit/stock/conflict.ts";
import { InlineEdit, type SaveOutcome } from "../../kit/stock/inline-edit.tsx";
import { parseUnits } from "./parse-units.ts";
import { changeInList, type StockRow } from "../../kit/stock/stock-cache.ts";

const text = inventory.edit;

type StockCellProps = {
  row: StockRow;
  name: string;
  /** Units that were asked for and are not confirmed yet. */
  pending: number;
  onStep: (by: 1 | -1) => void;
  /** Whether what lies on the shelf is told beneath. */
  hasShelf: boolean;
};

/** The available stock, with +1, -1, and a field for a number. */
export function StockCell({ row, name, pending, onStep, hasShelf }: StockCellProps) {
  const client = useQueryClient();
  const action = useApiAction("PUT /api/admin/variants/:id/stock", {
    failed: text.failedStock,
    onError: (error) => findConflict(error, "available") !== undefined,
  });
  const shown = row.available + pending;

  async function save(available: number, expected: number): Promise<SaveOutcome> {
    try {
      const stock: Stock = await action.mutateAsync({
        params: { id: row.id },
        body: { available, seen: expected },
      });
      changeInList(client, row.id, stock);
      showUndoableToast(
        inventory.saved,
        getUndo(() => save(expected, available), text.failedStock),
      );
      return "saved";
    } catch (error) {
      const conflict = findConflict(error, "available");
      return typeof conflict === "number" ? { conflict } : "failed";
    }
  }

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
        show={showUnits}
        save={save}
        before={
          <ToolButton
            label={inventory.step.fewer(name)}
            call="POST /api/admin/variants/:id/movements"
            disabled={shown <= 0}
            {...(shown <= 0 && { title: inventory.step.none })}
            onClick={() => onStep(-1)}
          >
            <Minus aria-hidden className="size-4" />
          </ToolButton>
        }
        after={
          <ToolButton
            label={inventory.step.more(name)}
            call="POST /api/admin/variants/:id/movements"
            onClick={() => onStep(1)}
          >
            <Plus aria-hidden className="size-4" />
          </ToolButton>
        }
      >
        <bdi
          className={joinClassNames(
            "num block min-w-8 text-center font-strong",
            // Not written down yet.
            pending !== 0 && "text-soft",
          )}
        >
          {formatCount(shown)}
        </bdi>
      </InlineEdit>
      {hasShelf && (
        <span className="text-xs text-faint">{inventory.shelf(row.onHand, row.reserved)}</span>
      )}
    </span>
  );
}

const showUnits = (units: number) => <bdi>{formatCount(units)}</bdi>;

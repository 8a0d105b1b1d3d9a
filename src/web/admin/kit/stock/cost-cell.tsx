import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import { Amount } from "../money.tsx";
import { showUndoableToast } from "../toasts.ts";
import { InlineEdit, type SaveOutcome } from "./inline-edit.tsx";
import { findConflict, getUndo } from "./conflict.ts";
import { changeInList, type StockRow } from "./stock-cache.ts";
import { findProblem, parsePrice, createPreview, showDollars } from "./typed-dollars.tsx";

const text = inventory.edit;

/** Cost of a unit to the shop; an empty field says that it is not known. */
export function CostCell({
  variant,
  name,
}: {
  variant: Pick<StockRow, "id" | "cost">;
  name: string;
}) {
  const client = useQueryClient();
  const rate = useShekelRate();
  const preview = rate === null ? undefined : createPreview(rate);
  const action = useApiAction("PUT /api/admin/variants/:id/cost", {
    failed: text.failedCost,
    onError: (error) => findConflict(error, "costMinor") !== undefined,
  });

  async function save(
    costMinor: number | null,
    expectedMinor: number | null,
  ): Promise<SaveOutcome<number | null>> {
    try {
      const answer: CallOutput<"PUT /api/admin/variants/:id/cost"> = await action.mutateAsync({
        params: { id: variant.id },
        body: { costMinor, seenMinor: expectedMinor },
      });
      changeInList(client, variant.id, answer);
      showUndoableToast(
        inventory.saved,
        getUndo(() => save(expectedMinor, costMinor), text.failedCost),
      );
      return "saved";
    } catch (error) {
      const conflict = findConflict(error, "costMinor");
      return conflict === undefined ? "failed" : { conflict };
    }
  }

  return (
    <InlineEdit<number | null>
      action={action}
      label={text.cost(name)}
      fieldLabel={text.costLabel}
      value={variant.cost?.amountMinor ?? null}
      format={(cents) => (cents === null ? "" : toTypedAmount(cents))}
      parse={(typed) => (typed.trim() === "" ? null : parsePrice(typed))}
      findProblem={findProblem}
      preview={(cents) => (cents === null ? text.noCost : preview?.(cents))}
      show={(cents) => (cents === null ? text.noCost : showDollars(cents))}
      save={save}
    >
      {variant.cost === null ? (
        <span className="text-xs text-faint">{text.noCost}</span>
      ) : (
        <Amount amount={variant.cost} />
      )}
    </InlineEdit>
  );
}

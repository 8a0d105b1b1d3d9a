import { inventory } from "#i18n/he/inventory.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { Amount } from "../money.tsx";
import { InlineEdit } from "./inline-edit.tsx";
import type { StockRow } from "./stock-cache.ts";
import {
  findProblem,
  formatPrice,
  parsePrice,
  createPreview,
  showTyped,
} from "./typed-dollars.tsx";
import { useCell } from "./use-cell.ts";

const text = inventory.edit;

/** Cost of a unit to the shop; an empty field says that it is not known. */
export function CostCell({
  variant,
  name,
}: {
  variant: Pick<StockRow, "id" | "cost" | "versions">;
  name: string;
}) {
  const rate = useShekelRate();
  const preview = rate === null ? undefined : createPreview(rate);
  const action = useApiAction("PUT /api/admin/variants/:id/cost", {
    failed: text.failedCost,
    clash: { costMinor: { label: text.costLabel, show: showTyped } },
  });
  const save = useCell({
    variantId: variant.id,
    record: "cost",
    send: (costMinor: number | null, expected: number | null, version) =>
      action.mutateAsync({
        params: { id: variant.id },
        body: { costMinor, version },
        base: { costMinor: expected },
      }),
  });
  return (
    <InlineEdit<number | null>
      action={action}
      label={text.cost(name)}
      fieldLabel={text.costLabel}
      value={variant.cost?.amountMinor ?? null}
      format={(cents) => (cents === null ? "" : formatPrice(cents))}
      parse={(typed) => (typed.trim() === "" ? null : parsePrice(typed))}
      findProblem={findProblem}
      preview={(cents) => (cents === null ? text.noCost : preview?.(cents))}
      version={variant.versions.cost}
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

import { inventory } from "#i18n/he/inventory.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import { AmountPair } from "../money.tsx";
import { InlineEdit } from "./inline-edit.tsx";
import type { StockRow } from "./stock-cache.ts";
import { findProblem, parsePrice, createPreview, showTyped } from "./typed-dollars.tsx";
import { useCell } from "./use-cell.ts";

const text = inventory.edit;

type PriceCellProps = {
  /** A variant, as any list has it. */
  variant: Pick<StockRow, "id" | "price" | "priceIls" | "versions">;
  name: string;
};

/** Price of a variant in shekels and dollars; edited in dollars, in which customers pay. */
export function PriceCell({ variant, name }: PriceCellProps) {
  const rate = useShekelRate();
  const action = useApiAction("PUT /api/admin/variants/:id/price", {
    failed: text.failedPrice,
    clash: { priceMinor: { label: text.priceLabel, show: showTyped } },
  });
  const save = useCell({
    variantId: variant.id,
    record: "price",
    send: (priceMinor: number, expected: number, version) =>
      action.mutateAsync({
        params: { id: variant.id },
        body: { priceMinor, version },
        base: { priceMinor: expected },
      }),
  });
  return (
    <InlineEdit
      action={action}
      label={text.price(name)}
      fieldLabel={text.priceLabel}
      value={variant.price.amountMinor}
      format={toTypedAmount}
      parse={parsePrice}
      findProblem={findProblem}
      preview={rate === null ? undefined : createPreview(rate)}
      version={variant.versions.price}
      save={save}
    >
      <AmountPair ils={variant.priceIls} original={variant.price} />
    </InlineEdit>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import { AmountPair } from "../money.tsx";
import { showUndoableToast } from "../toasts.ts";
import { InlineEdit, type SaveOutcome } from "./inline-edit.tsx";
import { findConflict, getUndo } from "./conflict.ts";
import { findProblem, parsePrice, createPreview, showDollars } from "./typed-dollars.tsx";
import { changeInList, type StockRow } from "./stock-cache.ts";
import { usePriceOfAll, type PricedProduct } from "./use-price-of-all.tsx";

const text = inventory.edit;

/** A variant, as any list has it. */
type Priced = Pick<StockRow, "id" | "price" | "priceIls">;

type PriceCellProps = {
  variant: Priced;
  name: string;
  product: PricedProduct;
};

/** Price of a variant in shekels and dollars; edited in dollars, in which customers pay. */
export function PriceCell({ variant, name, product }: PriceCellProps) {
  const saveAll = usePriceOfAll(product);
  const client = useQueryClient();
  const rate = useShekelRate();
  const action = useApiAction("PUT /api/admin/variants/:id/price", {
    failed: text.failedPrice,
    onError: (error) => findConflict(error, "priceMinor") !== undefined,
  });

  async function save(priceMinor: number, expectedMinor: number): Promise<SaveOutcome> {
    try {
      const input = { params: { id: variant.id }, body: { priceMinor, seenMinor: expectedMinor } };
      const price: CallOutput<"PUT /api/admin/variants/:id/price"> =
        await action.mutateAsync(input);
      changeInList(client, variant.id, price);
      showUndoableToast(
        inventory.saved,
        getUndo(() => save(expectedMinor, priceMinor), text.failedPrice),
      );
      return "saved";
    } catch (error) {
      const conflict = findConflict(error, "priceMinor");
      return typeof conflict === "number" ? { conflict } : "failed";
    }
  }

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
      show={showDollars}
      save={save}
      saveAll={product.variants.length > 1 ? saveAll : undefined}
    >
      <AmountPair ils={variant.priceIls} original={variant.price} />
    </InlineEdit>
  );
}

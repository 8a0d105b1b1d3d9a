import { inventory } from "#i18n/he/inventory.ts";
import { useApiAction, type ActionInput } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { AmountPair } from "../money.tsx";
import { showUndoableToast } from "../toasts.ts";
import { InlineEdit, type SaveOutcome } from "./inline-edit.tsx";
import type { StockRow } from "./stock-cache.ts";
import { createPriceRehearsal } from "./price-rehearsal.tsx";
import {
  findProblem,
  formatPrice,
  parsePrice,
  createPreview,
  showTyped,
} from "./typed-dollars.tsx";
import { toOutcome, useCell } from "./use-cell.ts";

const text = inventory.edit;

type SentPrice = {
  priceMinor: number;
  version: string;
  forAll?: boolean;
  /** The price that the user has changed. */
  expected?: number;
};

type PriceCellProps = {
  /** A variant, as any list has it. */
  variant: Pick<StockRow, "id" | "price" | "priceIls" | "versions">;
  name: string;
};

/**
 * Price of a variant in shekels and dollars; edited in dollars, in which customers pay, for this
 * variant or for all of its product.
 */
export function PriceCell({ variant, name }: PriceCellProps) {
  const rate = useShekelRate();
  const action = useApiAction("PUT /api/admin/variants/:id/price", {
    failed: text.failedPrice,
    clash: { priceMinor: { label: text.priceLabel, show: showTyped } },
  });
  const setPrice = (id: string, sent: SentPrice) => action.mutateAsync(toInput(id, sent));
  const save = useCell({
    variantId: variant.id,
    record: "price",
    send: (priceMinor: number, expected: number, version) =>
      setPrice(variant.id, { priceMinor, version, expected }),
  });
  async function saveForAll(
    priceMinor: number,
    expected: number,
    version: string,
  ): Promise<SaveOutcome> {
    try {
      const sent = { priceMinor, version, expected, forAll: true };
      const { others, ...changed } = await setPrice(variant.id, sent);
      const before = [
        { id: variant.id, priceMinor: expected, version: changed.version },
        ...others,
      ];
      showUndoableToast(text.allSaved, () =>
        before.forEach(({ id, ...price }) => action.mutate(toInput(id, price))),
      );
      return "done";
    } catch (error) {
      return toOutcome(error);
    }
  }
  return (
    <InlineEdit
      action={action}
      label={text.price(name)}
      fieldLabel={text.priceLabel}
      value={variant.price.amountMinor}
      format={formatPrice}
      parse={parsePrice}
      findProblem={findProblem}
      preview={rate === null ? undefined : createPreview(rate)}
      version={variant.versions.price}
      save={save}
      more={{
        label: text.forAll,
        save: saveForAll,
        preview: createPriceRehearsal(variant.id),
      }}
    >
      <AmountPair ils={variant.priceIls} original={variant.price} />
    </InlineEdit>
  );
}

const toInput = (
  id: string,
  { priceMinor, version, forAll = false, expected }: SentPrice,
): ActionInput<"PUT /api/admin/variants/:id/price"> => ({
  params: { id },
  body: { priceMinor, version, forAll },
  base: expected === undefined ? undefined : { priceMinor: expected },
});

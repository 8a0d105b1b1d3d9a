import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import { MAX_PRICE_MINOR } from "#modules/catalog/admin-words.ts";
import { convertMoney, money } from "#shared/money.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { toCents, toDollars } from "../../kit/dollars.ts";
import { Amount, AmountPair } from "../../kit/money.tsx";
import { toastUndoable } from "../../kit/toasts.ts";
import { InlineEdit, type SaveOutcome } from "./inline-edit.tsx";
import { conflictIn, getUndo } from "./conflict.ts";
import { updateInList, type StockRow } from "./stock-cache.ts";

const text = inventory.edit;

/** A variant, as any list has it. */
type Priced = Pick<StockRow, "id" | "price" | "priceIls">;

const showDollars = (amountMinor: number) => <Amount amount={{ amountMinor, currency: "USD" }} />;

/** What an amount of dollars will be in shekels. */
const previewAt = (rate: string) =>
  function preview(cents: number) {
    return (
      <span className="text-soft">
        {text.inShekels} <Amount amount={convertMoney(money(cents, "USD"), rate, "ILS")} />
      </span>
    );
  };

/** What a variant costs, in shekels and dollars; edited in dollars, which is what customers pay. */
export function PriceCell({ variant, name }: { variant: Priced; name: string }) {
  const client = useQueryClient();
  const rate = useShekelRate();
  const action = useApiAction("PUT /api/admin/variants/:id/price", {
    failed: text.failedPrice,
    onFailure: (error) => conflictIn(error, "priceMinor") !== undefined,
  });

  async function save(priceMinor: number, seenMinor: number): Promise<SaveOutcome> {
    try {
      const input = { params: { id: variant.id }, body: { priceMinor, seenMinor } };
      const price: CallOutput<"PUT /api/admin/variants/:id/price"> =
        await action.mutateAsync(input);
      updateInList(client, variant.id, price);
      toastUndoable(
        inventory.saved,
        getUndo(() => save(seenMinor, priceMinor), text.failedPrice),
      );
      return "saved";
    } catch (error) {
      const conflict = conflictIn(error, "priceMinor");
      return conflict === undefined ? "failed" : { conflict };
    }
  }

  return (
    <InlineEdit
      needs="prices.write"
      label={text.price(name)}
      fieldLabel={text.priceLabel}
      value={variant.price.amountMinor}
      format={toDollars}
      parse={parsePrice}
      findProblem={findProblem}
      preview={rate === null ? undefined : previewAt(rate)}
      show={showDollars}
      save={save}
    >
      <AmountPair ils={variant.priceIls} original={variant.price} />
    </InlineEdit>
  );
}

function parsePrice(typed: string): number | undefined {
  const cents = toCents(typed);
  return cents === undefined || cents > MAX_PRICE_MINOR ? undefined : cents;
}

function findProblem(typed: string): string {
  return toCents(typed) === undefined ? text.badPrice : text.tooMuch;
}

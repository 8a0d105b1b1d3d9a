import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import { MAX_PRICE_MINOR } from "#modules/catalog/desk-words.ts";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { convertMoney, money } from "#shared/money.ts";
import type { CallOutput } from "#web/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useShekelRate } from "../../api/use-rates.ts";
import { centsOf, dollarsOf } from "../../kit/dollars.ts";
import { Amount, AmountPair } from "../../kit/money.tsx";
import { tellDone } from "../../kit/tell.ts";
import { InlineEdit, type SaveOutcome } from "./inline-edit.tsx";
import { conflictIn, undoOf } from "./conflict.ts";
import { keepInList, stockReads, type StockRow } from "./stock-cache.ts";

const text = inventory.edit;

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
export function PriceCell({ row, name }: { row: StockRow; name: string }) {
  const client = useQueryClient();
  const rate = useShekelRate();
  const action = useApiAction<typeof inventoryEndpoints.setPrice>(
    "put",
    "/api/admin/variants/:id/price",
    {
      refreshes: stockReads,
      failed: text.failedPrice,
      onFailure: (error) => conflictIn(error, "priceMinor") !== undefined,
    },
  );

  async function save(priceMinor: number, seenMinor: number): Promise<SaveOutcome> {
    try {
      const input = { params: { id: row.id }, body: { priceMinor, seenMinor } };
      const price: CallOutput<typeof inventoryEndpoints.setPrice> = await action.mutateAsync(input);
      keepInList(client, row.id, price);
      tellDone(
        inventory.saved,
        undoOf(() => save(seenMinor, priceMinor), text.failedPrice),
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
      value={row.price.amountMinor}
      format={dollarsOf}
      parse={parsePrice}
      problemOf={problemOf}
      preview={rate === null ? undefined : previewAt(rate)}
      show={showDollars}
      save={save}
    >
      <AmountPair ils={row.priceIls} original={row.price} />
    </InlineEdit>
  );
}

function parsePrice(typed: string): number | undefined {
  const cents = centsOf(typed);
  return cents === undefined || cents > MAX_PRICE_MINOR ? undefined : cents;
}

function problemOf(typed: string): string {
  return centsOf(typed) === undefined ? text.badPrice : text.tooMuch;
}

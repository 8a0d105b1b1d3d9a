import { inventory } from "#i18n/he/inventory.ts";
import { money } from "#shared/money.ts";
import { ApiError } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useApiAction } from "../../api/use-api.ts";
import { Amount } from "../money.tsx";
import { showErrorToast, showUndoableToast } from "../toasts.ts";
import type { SaveAllOutcome } from "./inline-edit.tsx";
import { changeInList, type StockRow } from "./stock-cache.ts";

const text = inventory.edit;

/** A variant of the product, and what it is called. */
type Sibling = Pick<StockRow, "id" | "price"> & { readonly name: string };

export type PricedProduct = {
  readonly id: string;
  /** All variants that are shown. */
  readonly variants: readonly Sibling[];
};

type Requested = {
  readonly variantId: string;
  readonly priceMinor: number;
  readonly seenMinor: number;
};

/**
 * Sets one price for all variants of a product, unless one is no longer as it is shown here; the
 * way back gives each its own again.
 */
export function usePriceOfAll({ id: productId, variants }: PricedProduct) {
  const client = useQueryClient();
  const action = useApiAction("PUT /api/admin/products/:id/prices", {
    failed: text.failedAll,
    ignored: "conflict",
  });

  async function send(prices: Requested[]): Promise<void> {
    const answer: CallOutput<"PUT /api/admin/products/:id/prices"> = await action.mutateAsync({
      params: { id: productId },
      body: { prices },
    });
    for (const { variantId, ...price } of answer.prices) changeInList(client, variantId, price);
  }

  async function restoreBefore(prices: Requested[]): Promise<void> {
    try {
      await send(prices);
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict")
        showErrorToast(text.failedAll, error);
    }
  }

  return async function saveAll(priceMinor: number): Promise<SaveAllOutcome> {
    const before = variants.map(({ id, price }) => ({ id, minor: price.amountMinor }));
    try {
      await send(before.map(({ id, minor }) => ({ variantId: id, priceMinor, seenMinor: minor })));
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === "conflict";
      return isConflict
        ? { refused: <ConflictNotice error={error} variants={variants} /> }
        : "failed";
    }
    showUndoableToast(
      text.allSaved,
      () =>
        void restoreBefore(
          before.map(({ id, minor }) => ({
            variantId: id,
            priceMinor: minor,
            seenMinor: priceMinor,
          })),
        ),
    );
    return "saved";
  };
}

/** Present prices of the variants that another user has changed. */
function ConflictNotice({ error, variants }: { error: ApiError; variants: readonly Sibling[] }) {
  if (error.fields["variants"]) return text.allOthers;
  const changed = variants.flatMap(({ id, name }) => {
    const [minor] = error.fields[id] ?? [];
    return minor === undefined ? [] : [{ id, name, price: money(Number(minor), "USD") }];
  });
  return (
    <>
      {text.allChanged}
      <ul className="mt-1">
        {changed.map(({ id, name, price }) => (
          <li key={id}>
            <bdi>{name}</bdi>: <Amount amount={price} className="font-medium" />
          </li>
        ))}
      </ul>
    </>
  );
}

import { rates as text } from "#i18n/he/rates.ts";
import type { currencyEndpoints } from "#modules/currency/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ratesPath } from "../../api/use-rates.ts";
import { tellDone } from "../../kit/tell.ts";
import { stockPath } from "../list/stock-cache.ts";

/** Computes the shekel prices anew by the newest rate. */
export function useUpdatePrices() {
  const { isPending, mutate } = useApiAction<typeof currencyEndpoints.exchangeRates>(
    "post",
    "/api/functions/exchange-rates",
    {
      refreshes: [ratesPath, stockPath, "/api/admin/products"],
      failed: text.updateFailed,
      onDone: (answer) => tellDone(text.updated(answer.updated_count)),
    },
  );
  return { isPending, run: () => mutate({ body: { action: "update_rates" } }) };
}

export type PriceUpdate = ReturnType<typeof useUpdatePrices>;

/** What the message about a new rate offers. */
export const offerOf = (update: PriceUpdate) => ({ label: text.update, act: update.run });

import { rates as text } from "#i18n/he/rates.ts";
import { useApiAction } from "../../api/use-api.ts";

/** Computes the shekel prices anew by the newest rate. */
export function useUpdatePrices() {
  const action = useApiAction("POST /api/functions/exchange-rates", {
    failed: text.updateFailed,
    saved: (answer) => text.updated(answer.updated_count),
  });
  return { action, run: () => action.mutate({ body: { action: "update_rates" } }) };
}

export type PriceUpdate = ReturnType<typeof useUpdatePrices>;

/** Action that the message about a new rate offers. */
export const getOffer = (update: PriceUpdate) => ({ label: text.update, runAction: update.run });

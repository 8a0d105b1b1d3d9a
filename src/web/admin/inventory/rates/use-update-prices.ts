import { rates as text } from "#i18n/he/rates.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess } from "../../kit/toasts.ts";

/** Computes the shekel prices anew by the newest rate. */
export function useUpdatePrices() {
  const { isPending, mutate } = useApiAction("POST /api/functions/exchange-rates", {
    failed: text.updateFailed,
    onDone: (answer) => toastSuccess(text.updated(answer.updated_count)),
  });
  return { isPending, run: () => mutate({ body: { action: "update_rates" } }) };
}

export type PriceUpdate = ReturnType<typeof useUpdatePrices>;

/** Action that the message about a new rate offers. */
export const getOffer = (update: PriceUpdate) => ({ label: text.update, act: update.run });

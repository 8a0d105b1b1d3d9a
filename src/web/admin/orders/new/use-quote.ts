import { useEffect } from "react";
import type { OrderQuote } from "#modules/orders/processing/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { useSettledValue } from "../../kit/use-settled.ts";
import type { OrderDraft } from "./draft.ts";
import { toQuoteInput } from "./order-input.ts";

const PAUSE_MS = 250;

/**
 * What the order would cost at its place, as the server computes it; undefined in a shop that ships
 * free and knows no tax, and until it is computed. A way to ship that is not offered there is
 * taken out of the draft.
 */
export function useQuote(
  draft: OrderDraft,
  change: (changes: Partial<OrderDraft>) => void,
): OrderQuote | undefined {
  const { value: body, isSettled } = useSettledValue(toQuoteInput(draft) ?? null, PAUSE_MS);
  const { data, isPlaceholderData } = useApi(
    "POST /api/admin/orders/quote",
    { body: body ?? { lines: [] } },
    { enabled: body !== null },
  );
  const isCurrent = data !== undefined && isSettled && !isPlaceholderData;
  const { shippingMethod, currency } = draft;
  const isOffered =
    shippingMethod === "" ||
    data?.quote?.shippingMethods.some(({ id }) => id === shippingMethod) === true;
  useEffect(() => {
    if (isCurrent && !isOffered) change({ shippingMethod: "" });
  });
  const quote = body === null ? null : data?.quote;
  return quote && quote.total.currency === currency ? quote : undefined;
}

import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { Money } from "#shared/money.ts";
import { ApiError } from "#web/api/api-client.ts";
import { createKey } from "#web/browser/create-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showProblemToast } from "../../kit/toasts.ts";

const text = orderActions.refund;

type RefundRequest = {
  readonly amount: Money;
  readonly reason: string;
  readonly byHand: boolean;
  /** Items by line. */
  readonly restock: Readonly<Record<string, number>>;
  readonly notifyCustomer: boolean;
};

/**
 * Gives money back once, however often the request is sent: its key stays until the server has
 * refused it as another refund's. `problems` are those that belong to a field.
 */
export function useRefund({ id }: OrderDetails, onDone: () => void) {
  const [idempotencyKey, setKey] = useState(createKey);
  const [problems, setProblems] = useState<{ amount?: string; restock?: string }>({});
  const action = useApiAction("POST /api/admin/orders/:id/refunds", {
    failed: text.failed,
    onDone,
    saved: text.saved(orderLabels.statuses.refunded),
    onError(error) {
      if (!(error instanceof ApiError)) return;
      if (error.code === "refund_too_large") setProblems({ amount: text.problems.too_large });
      if (error.fields["restock"]) setProblems({ restock: text.restockChanged });
    },
    onConflict() {
      // An answer was lost on its way, and what has been typed since is another refund.
      setKey(createKey());
      const description = `${text.failed} ${text.maybeDone}`;
      showProblemToast(description);
    },
  });
  return {
    problems,
    action,
    send({ amount, reason, byHand, restock, notifyCustomer }: RefundRequest): void {
      setProblems({});
      action.mutate({
        params: { id },
        body: {
          idempotencyKey,
          amountMinor: amount.amountMinor,
          reason,
          byHand,
          notifyCustomer,
          restock: Object.entries(restock)
            .filter(([, quantity]) => quantity > 0)
            .map(([lineId, quantity]) => ({ lineId, quantity })),
        },
      });
    },
  };
}

import { Form, useNavigation } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import { Button } from "#ui/button.tsx";
import type { OrderAnswer } from "./answer-order.ts";
import { Panel } from "./panel.tsx";

type ConfirmOrderProps = {
  order: OrderPage;
  code: string | undefined;
  answer: OrderAnswer | undefined;
};

/**
 * How long the items are held without payment, and a guest's button to hold them longer. Only the
 * mail's link has the code for it.
 */
export function ConfirmOrder({ order, code, answer }: ConfirmOrderProps) {
  const { canConfirm, heldUntil } = order;
  const isBusy = useNavigation().formData?.get("intent") === "confirm";
  const labels = text.confirm;
  const failed =
    answer && "failed" in answer && answer.intent === "confirm" ? answer.failed : undefined;
  if (!canConfirm && heldUntil === null && failed === undefined) return null;
  return (
    <Panel heading={canConfirm ? labels.title : labels.heldTitle} className="on-screen">
      {failed !== undefined && (
        <p role="alert" className="mb-4 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg">
          {labels.failed[failed]}
        </p>
      )}
      <p className="text-soft">
        {heldUntil === null ? labels.released : labels.held(formatDateTime(new Date(heldUntil)))}
      </p>
      {canConfirm && code === undefined && <p className="mt-2 text-soft">{labels.byMail}</p>}
      {canConfirm && code !== undefined && (
        <Form method="post" className="mt-4 grid gap-4 sm:justify-items-start">
          <p>{labels.text}</p>
          <input type="hidden" name="code" value={code} />
          <Button type="submit" name="intent" value="confirm" aria-busy={isBusy}>
            {isBusy ? labels.busy : labels.button}
          </Button>
        </Form>
      )}
    </Panel>
  );
}

import { CircleAlert, Clock, EyeOff, Link2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import { isOpenStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { joinClassNames } from "#ui/class-names.ts";
import type { ActionState } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Moment } from "../../kit/moment.tsx";
import { getDisabledReason } from "./disabled-reason.ts";

const labels = text.notices;

type NoticesProps = { order: OrderDetails; restoring: ActionState; onRestore: () => void };

/** Notices to read before anything else in the order. */
export function Notices({ order, restoring, onRestore }: NoticesProps) {
  const { isDeleted, reservedUntil, stockState, status, refunds } = order;
  return (
    <>
      {isDeleted && (
        <Notice Icon={EyeOff}>
          <p>{text.deleted.text}</p>
          <ActionButton
            action={restoring}
            disabledReason={getDisabledReason(order.can.remove)}
            onClick={onRestore}
            className="mt-2"
          >
            {orderActions.restore.button}
          </ActionButton>
        </Notice>
      )}
      {reservedUntil !== null && stockState === "held" && (
        <Notice Icon={Clock}>
          {labels.reserved} <Moment at={reservedUntil} />
          {order.isUnconfirmed && <p>{labels.unconfirmed}</p>}
        </Notice>
      )}
      {order.paymentLinkUntil !== null && (
        <Notice Icon={Link2}>
          {labels.paymentLink} <Moment at={order.paymentLinkUntil} />
          <EndLinkButton order={order} />
        </Notice>
      )}
      {isOpenStatus(status) && stockState === "released" && (
        <Notice Icon={CircleAlert}>{labels.released}</Notice>
      )}
      {order.disputes.some(({ outcome }) => outcome === "opened") && (
        <Notice Icon={CircleAlert} isBad>
          {orderMoney.disputes.notice}
        </Notice>
      )}
      {refunds.some(({ state, method }) => state === "pending" && method === "manual") && (
        <Notice Icon={CircleAlert}>{labels.refundWaits}</Notice>
      )}
      {refunds.some(({ state }) => state === "failed") && (
        <Notice Icon={CircleAlert} isBad>
          {labels.refundFailed}
        </Notice>
      )}
    </>
  );
}

function EndLinkButton({ order }: { order: OrderDetails }) {
  const { paymentLink } = orderActions;
  const end = useApiAction("DELETE /api/admin/orders/:id/payment-link", {
    failed: paymentLink.endFailed,
    saved: paymentLink.ended,
  });
  return (
    <ActionButton
      action={end}
      disabledReason={getDisabledReason(order.can.write)}
      onClick={() => end.mutate({ params: { id: order.id } })}
      className="mt-2 flex!"
    >
      {paymentLink.end}
    </ActionButton>
  );
}

function Notice({
  Icon,
  isBad = false,
  children,
}: {
  Icon: LucideIcon;
  isBad?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={joinClassNames(
        "mx-4 mt-3 flex gap-2.5 rounded-sm px-3 py-2",
        isBad ? "bg-danger-bg text-danger-fg" : "bg-warn-bg text-warn-fg",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 flex-none" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

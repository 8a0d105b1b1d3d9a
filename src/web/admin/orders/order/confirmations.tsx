import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { ActionState } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";

type SettleDialogProps = { orderId: string; refundId: string; onClose: () => void };

/** Asks whether a refund by hand has really been paid out, because the customer gets a mail. */
export function SettleDialog({ orderId, refundId, onClose }: SettleDialogProps) {
  const text = orderActions.settle;
  const settle = useApiAction("POST /api/admin/orders/:id/refunds/:refundId/settle", {
    failed: text.failed,
    onDone: onClose,
    saved: text.done,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      action={settle}
      onConfirm={() => settle.mutate({ params: { id: orderId, refundId } })}
    />
  );
}

/** Asks before the items of an unpaid order go back on the shelf. */
export function ReleaseDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const text = orderActions.release;
  const release = useApiAction("POST /api/admin/orders/:id/release", {
    failed: text.failed,
    onDone: onClose,
    saved: text.done,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      action={release}
      onConfirm={() => release.mutate({ params: { id: orderId } })}
    />
  );
}

type RemoveDialogProps = {
  order: OrderDetails;
  action: ActionState;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an order is deleted. */
export function RemoveDialog({ order, ...rest }: RemoveDialogProps) {
  const text = orderActions.remove;
  return (
    <ConfirmDialog
      isOpen
      title={
        <>
          {text.title}{" "}
          <bdi dir="ltr" className="num">
            #{order.number}
          </bdi>
        </>
      }
      text={text.text}
      confirm={text.confirm}
      {...rest}
    />
  );
}

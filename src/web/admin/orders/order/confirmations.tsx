import { orderActions } from "#i18n/he/order-actions.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { tellDone } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";

type SettleDialogProps = { orderId: string; refundId: string; onClose: () => void };

/** Asks whether the money of a refund by hand has really gone: the customer is told so. */
export function SettleDialog({ orderId, refundId, onClose }: SettleDialogProps) {
  const text = orderActions.settle;
  const settle = useApiAction<typeof salesEndpoints.settleRefund>(
    "post",
    "/api/admin/orders/:id/refunds/:refundId/settle",
    {
      refreshes: orderReads,
      failed: text.failed,
      onDone: () => {
        onClose();
        tellDone(text.done);
      },
    },
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      isPending={settle.isPending}
      onConfirm={() => settle.mutate({ params: { id: orderId, refundId } })}
    />
  );
}

type RemoveDialogProps = {
  order: OrderDetails;
  isPending: boolean;
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

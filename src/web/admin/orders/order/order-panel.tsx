import { useState } from "react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { ActionState } from "../../api/abilities.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { PanelError } from "../../kit/panel-error.tsx";
import type { Steps } from "../list/use-steps.ts";
import { ActionBar } from "./action-bar.tsx";
import { Head } from "./head.tsx";
import { Notices } from "./notices.tsx";
import type { OrderDialog } from "./open-dialog.tsx";
import { useOrder } from "./use-order.ts";
import { useApiAction } from "../../api/use-api.ts";
import { loadBeside, loadLater } from "../../kit/load-later.tsx";
import { loadPopups } from "../../kit/popups.ts";

const OpenDialog = loadLater(async () => (await import("./open-dialog.tsx")).OpenDialog);
/** With the dialog that it is on paper, so that an order that is seen can be printed. */
const OrderView = loadBeside(async () => {
  const [{ OrderView: View }] = await Promise.all([import("./order-view.tsx"), loadPopups()]);
  return View;
});

type OrderPanelProps = {
  id: string;
  /** The ways to the orders beside it in the list. */
  steps: Steps;
  onClose: () => void;
};

/** One order: its data and its actions. */
export function OrderPanel({ id, steps, onClose }: OrderPanelProps) {
  const read = useOrder(id);
  const order = read.data;
  const [dialog, setDialog] = useState<OrderDialog>();
  const [isDeletionOpen, setIsDeletionOpen] = useState(false);
  const deletion = useOrderDeletion(id, () => {
    setIsDeletionOpen(false);
    onClose();
  });
  return (
    <>
      <Head
        steps={steps}
        number={formatOrderNumber({ id })}
        order={order}
        onRequestPayment={() => setDialog({ name: "payment-link" })}
        onRelease={() => setDialog({ name: "release" })}
        onRemove={() => setIsDeletionOpen(true)}
        onRestore={deletion.restore}
        onClose={onClose}
      />
      {order ? (
        <LoadedOrder
          order={order}
          dialog={dialog}
          onDialog={setDialog}
          restoring={deletion.restoring}
          onRestore={deletion.restore}
        />
      ) : (
        <div className="grow overflow-y-auto border-t border-line">
          <PanelError read={read} labels={text} list={adminPaths.orders} rows={7} />
        </div>
      )}
      {order && isDeletionOpen && (
        <ConfirmDialog
          {...orderActions.remove}
          title={
            <>
              {orderActions.remove.title}{" "}
              <bdi dir="ltr" className="num">
                #{order.number}
              </bdi>
            </>
          }
          action={deletion.removing}
          onConfirm={deletion.remove}
          onClose={() => setIsDeletionOpen(false)}
        />
      )}
    </>
  );
}

type LoadedOrderProps = {
  order: OrderDetails;
  dialog: OrderDialog | undefined;
  onDialog: (dialog: OrderDialog | undefined) => void;
  restoring: ActionState;
  onRestore: () => void;
};

function LoadedOrder({ order, dialog, onDialog, restoring, onRestore }: LoadedOrderProps) {
  return (
    <>
      <ActionBar order={order} onOpen={onDialog} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line pb-16">
        <Notices order={order} restoring={restoring} onRestore={onRestore} />
        <OrderView order={order} onOpen={onDialog} />
      </div>
      {dialog && (
        <OpenDialog
          order={order}
          dialog={dialog}
          onClose={() => onDialog(undefined)}
          onOpen={onDialog}
        />
      )}
    </>
  );
}

/** Deletes an order, with an undo in the toast, and restores it. */
function useOrderDeletion(orderId: string, onRemoved: () => void) {
  const input = { params: { id: orderId } };
  const restoring = useApiAction("POST /api/admin/orders/:id/restore", orderActions.restore);
  const restore = () => restoring.mutate(input);
  const removing = useApiAction("DELETE /api/admin/orders/:id", {
    ...orderActions.remove,
    onDone: onRemoved,
    setBack: () => restore,
  });
  return {
    removing,
    restoring,
    remove: () => removing.mutate(input),
    restore,
  };
}

import { useState } from "react";
import { order as text } from "#i18n/he/order.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { paths } from "#web/paths.ts";
import { SkeletonRows } from "../../kit/list-states.tsx";
import { PanelFailure } from "../../kit/panel-failure.tsx";
import { ActionBar } from "./action-bar.tsx";
import { RemoveDialog } from "./confirmations.tsx";
import { Head } from "./head.tsx";
import { Notices } from "./notices.tsx";
import { OpenDialog, type OrderDialog } from "./open-dialog.tsx";
import { OrderView } from "./order-view.tsx";
import { useOrder } from "./use-order.ts";
import { useRemoval } from "./use-removal.ts";

type OrderPanelProps = {
  id: string;
  headingId: string;
  onClose: () => void;
};

/** One order: what is known of it, and what can be done with it. */
export function OrderPanel({ id, headingId, onClose }: OrderPanelProps) {
  const { data: order, error, refetch } = useOrder(id);
  const [isRemovalAsked, setRemovalAsked] = useState(false);
  const removal = useRemoval(id, () => {
    setRemovalAsked(false);
    onClose();
  });
  return (
    <>
      <Head
        headingId={headingId}

        number={orderNumber({ id })}
        order={order}
        onRemove={() => setRemovalAsked(true)}
        onRestore={removal.restore}
        onClose={onClose}
      />
      {order ? (
        <KnownOrder order={order} isRestoring={removal.isRestoring} onRestore={removal.restore} />
      ) : (
        <div className="grow overflow-y-auto border-t border-line">
          {error ? (
            <PanelFailure
              words={text}
              list={paths.admin.orders}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows rows={7} />
          )}
        </div>
      )}
      {order && isRemovalAsked && (
        <RemoveDialog
          order={order}
          isPending={removal.isRemoving}
          onConfirm={removal.remove}
          onClose={() => setRemovalAsked(false)}
        />
      )}
    </>
  );
}

type KnownOrderProps = { order: OrderDetails; isRestoring: boolean; onRestore: () => void };

function KnownOrder({ order, isRestoring, onRestore }: KnownOrderProps) {
  const [dialog, setDialog] = useState<OrderDialog>();
  return (
    <>
      <ActionBar order={order} onOpen={setDialog} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line pb-16">
        <Notices order={order} isRestoring={isRestoring} onRestore={onRestore} />
        <OrderView order={order} onOpen={setDialog} />
      </div>
      {dialog && <OpenDialog order={order} dialog={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

import { Banknote, CircleCheck, PackageOpen, Truck, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import type { OrderDialog } from "./open-dialog.tsx";
import { getDisabledReason } from "./disabled-reason.ts";
import { getStatuses, isQuiet, findUsualNext } from "./status-moves.ts";
import { getNextStep, type NextStep } from "./next-step.ts";
import { StatusMenu } from "./status-menu.tsx";
import { useStatusChange } from "./use-status-change.ts";

type ActionBarProps = { order: OrderDetails; onOpen: (dialog: OrderDialog) => void };

/**
 * Everyday actions on an order: under the head of the panel, and where a thumb reaches it on a
 * phone. There the next step has a wide button of its own.
 */
export function ActionBar({ order, onOpen }: ActionBarProps) {
  const { status, can } = order;
  const { change, action } = useStatusChange(order.id);
  const next = getNextStep(order);
  function setStatus(to: OrderStatus) {
    if (isQuiet(order, to)) change({ from: order, to, notifyCustomer: false }, { isShown: true });
    else onOpen({ name: "status", chosen: to });
  }
  function startStep(step: NextStep) {
    if (step === "pay") return onOpen({ name: "payment" });
    if (step === "ship") return onOpen({ name: "shipment" });
    const to = findUsualNext(status);
    return to === undefined ? undefined : setStatus(to);
  }
  return (
    <div
      // On a phone messages stand above it.
      data-end-bar=""
      role="group"
      aria-label={orderActions.bar}
      className="flex flex-none flex-wrap gap-2 border-t border-line bg-surface px-4 py-3 max-[73.75rem]:order-last max-[73.75rem]:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {next !== undefined && (
        <ActionButton
          tone="main"
          action={action}
          disabledReason={getDisabledReason(next === "pay" ? can.pay : can.write)}
          onClick={() => startStep(next)}
          className="min-h-12! w-full text-sm! sm:hidden"
        >
          {nextIcons[next]}
          {orderActions.next[next]}
        </ActionButton>
      )}
      <StatusMenu
        status={status}
        statuses={getStatuses(order)}
        disabledReason={getDisabledReason(can.write)}
        action={action}
        onChoose={setStatus}
        onExplain={() => onOpen({ name: "status", chosen: undefined })}
      />
      <ActionButton
        className="px-2.5!"
        disabledReason={getDisabledReason(can.ship)}
        onClick={() => onOpen({ name: "shipment" })}
      >
        <Truck aria-hidden className="hidden size-4 sm:block min-[73.75rem]:hidden" />
        {orderActions.shipment.button}
      </ActionButton>
      <ActionButton
        className="px-2.5!"
        disabledReason={getDisabledReason(can.pay)}
        onClick={() => onOpen({ name: "payment" })}
      >
        <Banknote aria-hidden className="hidden size-4 sm:block min-[73.75rem]:hidden" />
        {orderActions.payment.button}
      </ActionButton>
      <ActionButton
        tone="danger"
        className="ms-auto px-2.5!"
        disabledReason={getDisabledReason(can.refund)}
        onClick={() => onOpen({ name: "refund" })}
      >
        <Undo2 aria-hidden className="hidden size-4 sm:block" />
        {orderActions.refund.button}
      </ActionButton>
    </div>
  );
}

const nextIcons: Readonly<Record<NextStep, ReactNode>> = {
  pay: <Banknote aria-hidden className="size-5" />,
  pack: <PackageOpen aria-hidden className="size-5" />,
  ship: <Truck aria-hidden className="size-5" />,
  complete: <CircleCheck aria-hidden className="size-5" />,
};

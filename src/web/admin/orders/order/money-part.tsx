import { Ban, Banknote, Pencil, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections as corrections } from "#i18n/he/order-corrections.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import { convertToBoth } from "#shared/exchange.ts";
import type { Money } from "#shared/money.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { Amount, AmountPair } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Part } from "../../kit/page-part.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { getDisabledReason } from "./disabled-reason.ts";
import type { OrderDialog } from "./open-dialog.tsx";
import { LastAttempt } from "./last-attempt.tsx";
import { PaymentLabels } from "./payment-labels.tsx";

const labels = text.money;

type Payment = OrderDetails["payments"][number];
type Refund = OrderDetails["refunds"][number];

type MoneyPartProps = {
  order: OrderDetails;
  onOpen: (dialog: OrderDialog) => void;
};

/** Payments and refunds of the order, and what has become of the last attempt to pay online. */
export function MoneyPart({ order, onOpen }: MoneyPartProps) {
  const { payments, refunds, ilsRate, attempt } = order;
  return (
    <Part title={labels.title}>
      {payments.length + refunds.length === 0 && <p className="text-faint">{labels.none}</p>}
      {payments.length + refunds.length > 0 && (
        <ul aria-label={labels.title} className="grid gap-3">
          {payments.map((payment) => (
            <Entry
              key={payment.id}
              Icon={Banknote}
              {...payment}
              chargedLabel={orderMoney.charged}
              isCancelled={payment.cancelledAt !== null}
              ilsRate={ilsRate}
            >
              <PaymentLabels payment={payment} />
              {payment.method === "manual" && payment.cancelledAt === null && (
                <CorrectionTools order={order} payment={payment} onOpen={onOpen} />
              )}
            </Entry>
          ))}
          {refunds.map((refund) => (
            <Entry
              key={refund.id}
              Icon={Undo2}
              {...refund}
              chargedLabel={orderMoney.chargedBack}
              ilsRate={ilsRate}
            >
              <RefundLabels
                refund={refund}
                settleDisabledReason={getDisabledReason(order.can.settleRefund)}
                onSettle={() => onOpen({ name: "settle", refundId: refund.id })}
              />
            </Entry>
          ))}
        </ul>
      )}
      {attempt && <LastAttempt attempt={attempt} />}
    </Part>
  );
}

type CorrectionToolsProps = MoneyPartProps & { payment: Payment };

/** A payment that was entered by hand can be put right. */
function CorrectionTools({ order, payment, onOpen }: CorrectionToolsProps) {
  return (
    <span className="-ms-3 flex">
      <ToolButton
        label={corrections.payment.button}
        disabledReason={getDisabledReason(order.can.write)}
        onClick={() => onOpen({ name: "correct-payment", paymentId: payment.id })}
      >
        <Pencil aria-hidden className="size-4" />
      </ToolButton>
      <ToolButton
        label={corrections.cancelPayment.button}
        disabledReason={getDisabledReason(order.can.write)}
        onClick={() => onOpen({ name: "cancel-payment", paymentId: payment.id })}
      >
        <Ban aria-hidden className="size-4" />
      </ToolButton>
    </span>
  );
}

type EntryProps = Pick<Payment, "amount" | "createdAt"> & {
  Icon: typeof Banknote;
  ilsRate: OrderDetails["ilsRate"];
  isCancelled?: boolean;
  /** The amount that the service moved, in its own currency. */
  charged: Money | null;
  chargedLabel: string;
  children: ReactNode;
};

function Entry(props: EntryProps) {
  const { Icon, amount, charged, chargedLabel, createdAt, ilsRate, isCancelled, children } = props;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 text-soft" />
      <div className="min-w-0">
        {children}
        <span className="block text-xs text-faint">
          <Moment at={createdAt} />
        </span>
      </div>
      <span className={isCancelled ? "text-end line-through" : "text-end"}>
        <AmountPair {...convertToBoth(amount, ilsRate)} />
        {charged && (
          <span className="block text-xs text-soft">
            {chargedLabel} <Amount amount={charged} />
          </span>
        )}
      </span>
    </li>
  );
}

const tones = { pending: "warn", done: "ok", failed: "danger" } as const;

type RefundWordsProps = {
  refund: Refund;
  /** Why it cannot be marked as paid out. */
  settleDisabledReason: string | undefined;
  onSettle: () => void;
};

function RefundLabels({ refund, settleDisabledReason, onSettle }: RefundWordsProps) {
  const { method, state, reason } = refund;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          {labels.refund} (<bdi>{moneyKindLabels[method]}</bdi>)
        </span>
        <Tag tone={tones[state]}>{labels.states[state]}</Tag>
      </span>
      {reason !== null && (
        <DataText className="block text-xs text-soft wrap-anywhere">{reason}</DataText>
      )}
      {state === "pending" && method !== "manual" && (
        <span className="block text-xs text-faint">{labels.atService}</span>
      )}
      {state === "pending" && method === "manual" && (
        <ActionButton className="my-1.5" disabledReason={settleDisabledReason} onClick={onSettle}>
          {orderActions.settle.button}
        </ActionButton>
      )}
    </>
  );
}

import { Banknote, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { shekelsOf } from "#modules/orders/shekels.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { Tag } from "#ui/tag.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { AmountPair } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Part } from "../../kit/part.tsx";
import { refusalOf } from "./refusal-of.ts";

const words = text.money;

type Payment = OrderDetails["payments"][number];
type Refund = OrderDetails["refunds"][number];

type MoneyPartProps = {
  order: OrderDetails;
  /** Asks whether a refund by hand has reached the customer. */
  onSettle: (refundId: string) => void;
};

/** What came in for the order, and what went back. */
export function MoneyPart({ order, onSettle }: MoneyPartProps) {
  const { payments, refunds, ilsRate } = order;
  return (
    <Part title={words.title}>
      {payments.length === 0 && refunds.length === 0 && <p className="text-faint">{words.none}</p>}
      <ul aria-label={words.title} className="grid gap-3">
        {payments.map((payment) => (
          <Entry key={payment.id} Icon={Banknote} {...payment} ilsRate={ilsRate}>
            {words.payment} ({words.methods[payment.method]})
            {payment.reference !== null && (
              <span className="block text-xs text-soft wrap-anywhere">
                {words.reference} <bdi dir="ltr">{payment.reference}</bdi>
              </span>
            )}
          </Entry>
        ))}
        {refunds.map((refund) => (
          <Entry key={refund.id} Icon={Undo2} {...refund} ilsRate={ilsRate}>
            <RefundWords
              refund={refund}
              settleRefusal={refusalOf(order.can.settleRefund)}
              onSettle={() => onSettle(refund.id)}
            />
          </Entry>
        ))}
      </ul>
    </Part>
  );
}

type EntryProps = Pick<Payment, "amount" | "createdAt"> & {
  Icon: typeof Banknote;
  ilsRate: OrderDetails["ilsRate"];
  children: ReactNode;
};

function Entry({ Icon, amount, createdAt, ilsRate, children }: EntryProps) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 text-soft" />
      <div className="min-w-0">
        {children}
        <span className="block text-xs text-faint">
          <Moment at={createdAt} />
        </span>
      </div>
      <span className="text-end">
        <AmountPair ils={shekelsOf(amount, ilsRate)} original={amount} />
      </span>
    </li>
  );
}

const tones = { pending: "warn", done: "ok", failed: "danger" } as const;

type RefundWordsProps = {
  refund: Refund;
  /** Why nobody may say here that it has been paid out. */
  settleRefusal: string | undefined;
  onSettle: () => void;
};

function RefundWords({ refund, settleRefusal, onSettle }: RefundWordsProps) {
  const { method, state, reason } = refund;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {words.refund} ({words.methods[method]})<Tag tone={tones[state]}>{words.states[state]}</Tag>
      </span>
      {reason !== null && <bdi className="block text-xs text-soft wrap-anywhere">{reason}</bdi>}
      {state === "pending" && method === "stripe" && (
        <span className="block text-xs text-faint">{words.atService}</span>
      )}
      {state === "pending" && method === "manual" && (
        <ActionButton className="my-1.5" disabledReason={settleRefusal} onClick={onSettle}>
          {orderActions.settle.button}
        </ActionButton>
      )}
    </>
  );
}

import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import type { HowToPay } from "#modules/checkout/how-to-pay.ts";
import { isOverStatus } from "#modules/orders/status.ts";
import type { PayableOrder } from "#modules/orders/payments/payable-order.ts";
import { Button } from "#ui/button.tsx";
import { AccountFacts } from "./account-facts.tsx";
import type { OrderAnswer } from "./answer-order.ts";
import { LastAttempt } from "./last-attempt.tsx";
import { OrderWays } from "./order-ways.tsx";
import { Panel } from "./panel.tsx";
import { useQuietRefresh } from "./use-quiet-refresh.ts";

type PaymentPanelProps = {
  order: PayableOrder & { readonly howToPay?: HowToPay | null };
  cameFromPayment: boolean;
  answer: OrderAnswer | undefined;
};

/** Amount that has been paid, and the way to pay the rest. */
export function PaymentPanel({ order, cameFromPayment, answer }: PaymentPanelProps) {
  const isOver = isOverStatus(order.status);
  const attempt = isOver ? null : order.attempt;
  const isRefused = attempt?.state === "refused";
  const isOnItsWay = ["pending", "approved"].some((state) => attempt?.state === state);
  const mayHavePaid = !isOver && !isRefused && attempt?.state !== "closed";
  const isAwaited = isOnItsWay || (cameFromPayment && order.payment === "waiting" && mayHavePaid);
  const hasLooked = useQuietRefresh(isAwaited);
  const isConfirming = isAwaited && !isOnItsWay && !hasLooked;
  const canPay = order.payUntil !== null && !isConfirming && !isOnItsWay;
  const isBusy = useNavigation().formData?.get("intent") === "pay";
  const payAt = answer && "payAt" in answer ? answer.payAt : undefined;
  useEffect(() => {
    if (payAt !== undefined) location.assign(payAt);
  }, [payAt]);
  return (
    <Panel heading={text.payment.title}>
      <p role="status">
        {attempt && isOnItsWay ? (
          <LastAttempt attempt={attempt} />
        ) : (
          getWords(order, { isOver, isConfirming })
        )}
      </p>
      {attempt && isRefused && canPay && (
        <p className="mt-2 rounded-md bg-warn-bg px-4 py-3 text-sm text-warn-fg">
          <LastAttempt attempt={attempt} />
        </p>
      )}
      {order.howToPay && (
        <div className="mt-3">
          <AccountFacts howToPay={order.howToPay} />
        </div>
      )}
      {order.refunded.amountMinor > 0 && (
        <p className="mt-2">{text.payment.refunded(formatMoney(order.refunded))}</p>
      )}
      {order.refunding.amountMinor > 0 && (
        <p className="mt-2">{text.payment.refunding(formatMoney(order.refunding))}</p>
      )}
      {canPay && order.payUntil !== null && (
        <p className="mt-2 text-soft">
          {text.payment.until(formatDateTime(new Date(order.payUntil)))}
        </p>
      )}
      {answer && "failed" in answer && answer.intent === "pay" && (
        <p role="alert" className="mt-2 text-danger-fg">
          {text.cancel.failed[answer.failed === "refused" ? "refused" : "other"]}
        </p>
      )}
      {payAt !== undefined && (
        <a href={payAt} className="link inline-block py-2">
          {text.payment.goToPage}
        </a>
      )}
      {canPay && payAt === undefined && (
        <Form method="post" className="on-screen mt-4 max-sm:*:w-full">
          {(order.ways.length > 1 || order.ways.some(hasFurtherWords)) && (
            <OrderWays order={order} lastCode={attempt?.code} />
          )}
          <Button type="submit" name="intent" value="pay" aria-busy={isBusy}>
            {isBusy ? text.payment.opening : text.payment.pay(formatMoney(order.due))}
          </Button>
        </Form>
      )}
    </Panel>
  );
}

const hasFurtherWords = ({
  charge,
  maxInstalments,
  isAway,
}: PayableOrder["ways"][number]): boolean => charge !== null || maxInstalments > 1 || isAway;

function getWords(
  order: PaymentPanelProps["order"],
  now: { isOver: boolean; isConfirming: boolean },
): string {
  if (order.paid.amountMinor > 0 && order.payUntil !== null)
    return text.payment.partlyPaid(formatMoney(order.paid), formatMoney(order.due));
  if (order.paid.amountMinor > 0) return text.payment.paid(formatMoney(order.paid));
  if (now.isOver) return text.payment.nothing;
  if (order.payment === "paid") return text.payment.nothing;
  if (order.payment === "as agreed")
    return order.howToPay ? text.payment.waiting : text.payment.asAgreed;
  if (now.isConfirming) return text.payment.confirming;
  return order.payUntil !== null ? text.payment.waiting : text.payment.over;
}

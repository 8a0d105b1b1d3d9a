import { payWays as text } from "#i18n/en/pay-ways.ts";
import type { PayableOrder } from "#modules/orders/payments/payable-order.ts";

/** The outcome of an attempt to pay: money is on its way, or why there is none. */
export function LastAttempt({
  attempt: { name, state, refusedReason },
}: {
  attempt: NonNullable<PayableOrder["attempt"]>;
}) {
  return (
    <>{state === "refused" ? text.refused[refusedReason ?? "other"](name) : text.onItsWay(name)}</>
  );
}

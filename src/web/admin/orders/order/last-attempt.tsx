import { orderMoney } from "#i18n/he/order-money.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";

const text = orderMoney.attempt;

type LastAttemptProps = { attempt: NonNullable<OrderDetails["attempt"]> };

/** The outcome of the last attempt to pay online, while something is due. */
export function LastAttempt({ attempt }: LastAttemptProps) {
  const { name, state, refusedReason, isAway, createdAt } = attempt;
  return (
    <section aria-label={text.title} className="grid gap-0.5 text-xs text-soft">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          {text.title} (<bdi>{name}</bdi>)
        </span>
        <Tag tone={state === "refused" || state === "failed" ? "danger" : "info"}>
          {text.states[state]}
        </Tag>
      </span>
      {refusedReason !== null && <span>{text.refusedReasons[refusedReason]}</span>}
      {isAway && <span>{text.away}</span>}
      <span className="text-faint">
        <Moment at={createdAt} />
      </span>
    </section>
  );
}

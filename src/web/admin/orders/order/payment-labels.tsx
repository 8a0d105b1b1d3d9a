import { ExternalLink } from "lucide-react";
import { formatShortDate, toDay } from "#i18n/format-he.ts";
import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderCorrections as corrections } from "#i18n/he/order-corrections.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { joinPresent } from "#shared/join-present.ts";
import { Tag } from "#ui/tag.tsx";
import { Amount } from "../../kit/money.tsx";

const labels = text.money;

/** How a payment came in: which service took it, with what, and its number there. */
export function PaymentLabels({ payment }: { payment: OrderDetails["payments"][number] }) {
  const { method, kind, means, instalments, fee, paidOn, createdAt, cancelledAt } = payment;
  const how = joinPresent(
    [
      means === null ? "" : orderMoney.means[means],
      instalments === null ? "" : orderMoney.instalments(instalments),
    ],
    " · ",
  );
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span>
          {labels.payment} (
          <bdi>{kind === null ? moneyKindLabels[method] : labels.kinds[kind]}</bdi>)
        </span>
        {cancelledAt !== null && <Tag tone="mute">{corrections.cancelPayment.tag}</Tag>}
      </span>
      {how !== "" && <span className="block text-xs text-soft">{how}</span>}
      {fee && (
        <span className="block text-xs text-soft">
          {orderMoney.fee} <Amount amount={fee} />
        </span>
      )}
      {paidOn !== null && paidOn !== toDay(new Date(createdAt)) && (
        <span className="num block text-xs text-soft">
          {labels.paidOn}
          <bdi>{formatShortDate(new Date(paidOn))}</bdi>
        </span>
      )}
      <Reference payment={payment} />
    </>
  );
}

/** Its number; that of a service leads to the payment there. */
function Reference({
  payment: { method, reference, url },
}: {
  payment: OrderDetails["payments"][number];
}) {
  if (reference === null) return null;
  return (
    <span className="block text-xs text-soft wrap-anywhere">
      {labels.reference}{" "}
      {url === null ? (
        <bdi dir="ltr">{reference}</bdi>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${orderMoney.toService(moneyKindLabels[method])} ${reference}`}
          className="link inline-flex items-center gap-1 py-1"
        >
          <bdi dir="ltr">{reference}</bdi>
          <ExternalLink aria-hidden className="size-3.5 flex-none" />
        </a>
      )}
    </span>
  );
}

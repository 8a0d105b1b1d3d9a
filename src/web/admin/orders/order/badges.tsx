import { Banknote, CircleAlert, CircleCheck, Package, PackageCheck, Undo2 } from "lucide-react";
import { formatNumber } from "#i18n/format.ts";
import { order as text } from "#i18n/he/order.ts";
import { shekelsOf } from "#modules/orders/shekels.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { Tag } from "#ui/tag.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import { parcelStateOf, paymentStateOf, type PaymentState } from "./payment-state.ts";

const looks = {
  unpaid: { tone: "warn", Icon: Banknote },
  nothing_taken: { tone: "mute", Icon: Banknote },
  partly_paid: { tone: "warn", Icon: CircleAlert },
  paid: { tone: "ok", Icon: CircleCheck },
  overpaid: { tone: "warn", Icon: CircleAlert },
  partly_refunded: { tone: "mute", Icon: Undo2 },
  refunded: { tone: "mute", Icon: Undo2 },
} as const satisfies Record<PaymentState["kind"], unknown>;

/** How the order stands with its money and its parcels. */
export function Badges({ order }: { order: OrderDetails }) {
  const payment = paymentStateOf(order);
  const { tone, Icon } = looks[payment.kind];
  const parcels = parcelStateOf(order);
  return (
    <>
      <Tag tone={tone}>
        <Icon aria-hidden className="size-3.5 flex-none" />
        {text.payment[payment.kind]}
        {"amount" in payment && (
          <span>
            <AmountInWords
              ils={shekelsOf(payment.amount, order.ilsRate)}
              original={payment.amount}
            />
          </span>
        )}
      </Tag>
      {parcels && (
        <Tag tone={"kind" in parcels && parcels.kind === "none" ? "mute" : "info"}>
          {"kind" in parcels && parcels.kind === "none" ? (
            <Package aria-hidden className="size-3.5 flex-none" />
          ) : (
            <PackageCheck aria-hidden className="size-3.5 flex-none" />
          )}
          {parcelWords(parcels)}
        </Tag>
      )}
    </>
  );
}

function parcelWords(state: NonNullable<ReturnType<typeof parcelStateOf>>): string {
  if ("kind" in state) return text.parcel[state.kind];
  return state.count === 1 ? text.parcel.one : text.parcel.many(formatNumber(state.count, "he-IL"));
}

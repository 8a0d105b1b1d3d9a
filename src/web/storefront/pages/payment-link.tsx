import { data } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { readPayableOrder } from "#modules/orders/payments/payable-order.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { answerPaymentLink } from "../order-status/answer-order.ts";
import { OrderLines } from "../order-status/order-lines.tsx";
import { PaymentPanel } from "../order-status/payment-panel.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { secretMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/payment-link";

/** The page of a link to pay: the amount due for an order, without names. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { asCheckout } = context.get(shopContext);
  const cameFromPayment = url.searchParams.get("paid") === "1";
  const order = await asCheckout((ctx) => readPayableOrder(ctx, params.key, { cameFromPayment }));
  return data({ order, cameFromPayment }, { status: order ? 200 : 404 });
}

export function action(args: Route.ActionArgs) {
  return answerPaymentLink(args, args.params.key);
}

export function meta({ loaderData: { order } }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta({
    title: order ? text.link.title(order.number) : text.link.ended.title,
    description: text.link.description,
  });
}

export default function PaymentLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, cameFromPayment } = loaderData;
  if (!order) return <DeadEnd {...text.link.ended} />;
  return (
    <div className="wrap section">
      <h1 className="num mb-8 lg:mb-12">{text.link.title(order.number)}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PaymentPanel order={order} cameFromPayment={cameFromPayment} answer={actionData} />
        <OrderLines order={order} />
      </div>
    </div>
  );
}

import { data } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { answerOrder } from "../order-status/answer-order.ts";
import { OrderView } from "../order-status/order-view.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { secretMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/order-status";

/** The order of the key in the URL. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { asCheckout } = context.get(shopContext);
  const cameFromPayment = url.searchParams.get("paid") === "1";
  const order = await asCheckout((ctx) => readOrderPage(ctx, params.key, { cameFromPayment }));
  const page = {
    order,
    cameFromPayment,
    confirmCode: url.searchParams.get("confirm") ?? undefined,
  };
  return data(page, { status: order ? 200 : 404 });
}

export function action(args: Route.ActionArgs) {
  return answerOrder(args, args.params.key);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { order } = loaderData;
  return secretMeta({
    title: order ? text.title(order.number) : text.unknown.title,
    description: text.description,
  });
}

export default function OrderStatusPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { order, cameFromPayment, confirmCode } = loaderData;
  if (!order) return <DeadEnd {...text.unknown} />;
  return (
    <OrderView
      order={order}
      orderKey={params.key}
      cameFromPayment={cameFromPayment}
      confirmCode={confirmCode}
      answer={actionData}
    />
  );
}

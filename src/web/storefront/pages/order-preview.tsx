import { data } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { AppError } from "#shared/errors.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { OrderView } from "../order-status/order-view.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { secretMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/order-preview";

/** An order as its customer sees it, for staff with a ticket. Nothing can be done here. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { previewOrder } = context.get(shopContext);
  try {
    const order = await previewOrder(params.ticket);
    return data({ order, isOver: false }, { status: order ? 200 : 404 });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return data({ order: undefined, isOver: true }, { status: error.status });
  }
}

export function meta({ loaderData: { order } }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta({
    title: order ? text.title(order.number) : text.unknown.title,
    description: text.description,
  });
}

export default function OrderPreviewPage({ loaderData: { order, isOver } }: Route.ComponentProps) {
  if (order) return <OrderView order={order} cameFromPayment={false} answer={undefined} />;
  return <DeadEnd {...(isOver ? text.preview.over : text.unknown)} />;
}

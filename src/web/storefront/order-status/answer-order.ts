import { redirect } from "react-router";
import { cancelOwnOrder } from "#modules/orders/order-page/cancel-own-order.ts";
import { confirmArrival } from "#modules/orders/shipping/confirm-arrival.ts";
import { confirmOrder } from "#modules/orders/placing/confirm-order.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import { payAgain, payByLink } from "#modules/orders/payments/pay-again.ts";
import { paymentLinkPath } from "#modules/orders/order-path.ts";
import { AppError } from "#shared/errors.ts";
import { paths } from "#web/paths.ts";
import { answerForm, type Posted } from "../forms/page-action.ts";
import { getText, readForm } from "../forms/read-form.ts";
import { getOrderError, type OrderError } from "./order-error.ts";

/** Answer of the page after a button that led nowhere else. */
export type OrderAnswer =
  | { readonly payAt: string }
  | { readonly failed: OrderError; readonly intent: Intent | undefined };

const intents = ["pay", "cancel", "confirm", "arrived"] as const;
type Intent = (typeof intents)[number];

/** Does it, and returns the payment page to go to, if any. */
type Act = (ctx: CheckoutContext, pressed: Intent, form: URLSearchParams) => Promise<string | null>;

/** Does what a button of an order's page asks for; the page then shows the order as it is. */
export function answerOrder(posted: Posted, accessKey: string) {
  const page = paths.orderStatus(encodeURIComponent(accessKey));
  return answer(posted, page, async (ctx, intent, form) => {
    if (intent === "pay") return payAgain(ctx, accessKey, getWay(form));
    const code = form.get("code");
    if (intent === "cancel") await cancelOwnOrder(ctx, accessKey);
    else if (intent === "arrived")
      await confirmArrival(ctx, { accessKey, shipmentId: getText(form, "shipment") });
    else if (code !== null) await confirmOrder(ctx, { accessKey, code });
    return null;
  });
}

/** The same for the page of a link to pay, which has one button. */
export function answerPaymentLink(posted: Posted, key: string) {
  const page = paymentLinkPath(encodeURIComponent(key));
  return answer(posted, page, (ctx, _, form) => payByLink(ctx, key, getWay(form)));
}

/** The way to pay that was chosen; undefined where there is one only. */
const getWay = (form: URLSearchParams): string | undefined => form.get("way") ?? undefined;

async function answer(posted: Posted, page: string, act: Act) {
  const form = await readForm(posted.request);
  const intent = intents.find((it) => it === form.get("intent"));
  return answerForm<OrderAnswer>(
    posted,
    async ({ asCheckout }) => {
      // Nothing is done by default: each button moves money or items.
      if (intent === undefined) throw new AppError("bad_request", "no button of an order is named");
      const payAt = await asCheckout((ctx) => act(ctx, intent, form));
      // Not a redirect: the page's policy lets forms lead nowhere else.
      return payAt === null ? redirect(page, 303) : { payAt };
    },
    ({ code }) => ({ failed: getOrderError(code), intent }),
  );
}

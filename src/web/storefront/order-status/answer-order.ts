import { data, redirect, type RouterContextProvider } from "react-router";
import { cancelOwnOrder } from "#modules/order-processing/cancel-own-order.ts";
import { confirmOrder } from "#modules/order-processing/confirm-order.ts";
import { payAgain } from "#modules/order-processing/pay-again.ts";
import { AppError } from "#shared/errors.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { readForm } from "../forms/receive-form.ts";
import { getFailure, type OrderFailure } from "./failure-of.ts";

/** What the page says after a button that led nowhere else. */
export type OrderAnswer =
  | { readonly payAt: string }
  | { readonly failed: OrderFailure; readonly intent: Intent };

const intents = ["pay", "cancel", "confirm"] as const;
type Intent = (typeof intents)[number];

/** Does what a button of the page asks for; the page then shows the order as it is. */
export async function answerOrder(
  request: Request,
  context: Readonly<RouterContextProvider>,
  accessKey: string,
) {
  const { asCheckout, log } = context.get(shopContext);
  const form = await readForm(request);
  const intent = intents.find((known) => known === form.get("intent")) ?? "cancel";
  try {
    if (intent === "pay") {
      const payAt = await asCheckout((ctx) => payAgain(ctx, accessKey));
      // Not a redirect: the page's policy lets forms lead nowhere else.
      if (payAt !== null) return data<OrderAnswer>({ payAt });
    } else if (intent === "confirm") {
      const code = form.get("code");
      if (typeof code === "string")
        await asCheckout((ctx) => confirmOrder(ctx, { accessKey, code }));
    } else {
      await asCheckout((ctx) => cancelOwnOrder(ctx, accessKey));
    }
    return redirect(paths.orderStatus(encodeURIComponent(accessKey)), 303);
  } catch (error) {
    const failure =
      error instanceof AppError ? error : new AppError("internal", "unexpected", { cause: error });
    if (failure.status >= 500) log.error({ err: error }, "a button of an order failed");
    return data<OrderAnswer>(
      { failed: getFailure(failure.code), intent },
      { status: failure.status },
    );
  }
}

import { data, redirect, type RouterContextProvider } from "react-router";
import { cancelOwnOrder } from "#modules/sales/cancel-own-order.ts";
import { payAgain } from "#modules/sales/pay-again.ts";
import { AppError } from "#shared/errors.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/shop-context.ts";

/** What the page says after a button that led nowhere else. */
export type OrderAnswer =
  | { readonly payAt: string }
  | { readonly failed: "late" | "limited" | "other"; readonly intent: "pay" | "cancel" };

/** Does what a button of the page asks for; the page then shows the order as it is. */
export async function answerOrder(
  request: Request,
  context: Readonly<RouterContextProvider>,
  accessKey: string,
) {
  const { atTill, log } = context.get(shopContext);
  const intent = (await request.formData()).get("intent") === "pay" ? "pay" : "cancel";
  try {
    if (intent === "pay") {
      const payAt = await atTill((ctx) => payAgain(ctx, accessKey));
      // Not a redirect: the page's policy lets forms lead nowhere else.
      if (payAt !== null) return data<OrderAnswer>({ payAt });
    } else {
      await atTill((ctx) => cancelOwnOrder(ctx, accessKey));
    }
    return redirect(paths.orderStatus(encodeURIComponent(accessKey)), 303);
  } catch (error) {
    const failure =
      error instanceof AppError ? error : new AppError("internal", "unexpected", { cause: error });
    if (failure.status >= 500) log.error({ err: error }, "a button of an order failed");
    return data<OrderAnswer>({ failed: failureOf(failure), intent }, { status: failure.status });
  }
}

function failureOf({ code }: AppError): "late" | "limited" | "other" {
  if (code === "cancel_too_late") return "late";
  return code === "too_many_requests" ? "limited" : "other";
}

import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { ordering as text } from "#i18n/en/ordering.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { normalizeDetails, detailFields, type DetailField } from "#modules/checkout/details.ts";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import { couponReasons } from "#modules/coupons/kinds.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import { readQuery } from "#server/http/page-queries.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { showToast } from "#ui/toast.ts";
import { fetchApi, type ApiError } from "#web/api/api-client.ts";
import { toMarketPath } from "#web/page/to-market-path.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "../cart/cart-provider.tsx";
import { isUnchecked } from "../cart/unchecked-coupon.ts";
import { toStepPath, type FilledCheckout } from "./checkout-state.ts";
import { savePart } from "./checkout-storage.ts";
import type { CheckoutState, CheckoutStore, PossibleLine } from "./checkout-store.ts";
import { readHeldUnit, saveHeldUnit } from "./held-unit.ts";
import { findOrderChanges } from "./order-changes.ts";
import { preparePendingOrder, type PendingOrder } from "./pending-order.ts";
import { getPayWay } from "./pay-way.ts";
import { asApiError, checkCoupon, findProblem, isAboutWay } from "./placing-problems.ts";
import { useTakenFromCart } from "./use-taken-from-cart.ts";

/** So long is the confirmation shown before its own page opens. */
const CONFIRMED_MS = 1_000;

/** The step as it opens, and as it is left. */
const opened: Partial<CheckoutState> = {
  phase: "open",
  other: undefined,
  accepted: undefined,
  answer: undefined,
};

/** Sends the order, once however often it is tried, and leads on from there. */
export function usePlacing(checkout: FilledCheckout) {
  const { order, store } = checkout;
  const { phase, other, accepted, answer } = checkout.state;
  const cart = useCart();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [first] = useState(order);
  const shown = accepted ?? first;
  useTakenFromCart(phase === "placed" ? shown : other);
  useEffect(() => {
    store.change(opened);
    return () => {
      // The URL still names this step, so the customer has not left it: the items are sold out.
      const { pathname, search } = location;
      const isStep = readQuery(pathname, search).get("step") === "payment";
      if (isStep && store.read().answer?.isRefused)
        showToast({ title: text.soldOut.title, description: text.soldOut.text, tone: "error" });
      store.change(opened);
    };
  }, [store]);
  useEffect(() => {
    /** Back from the page to pay on, the browser may show this one as it was left. */
    function handlePageShow({ persisted }: PageTransitionEvent) {
      if (persisted) store.change({ phase: "open" });
    }
    addEventListener("pageshow", handlePageShow);
    return () => removeEventListener("pageshow", handlePageShow);
  }, [store]);
  const changes =
    phase === "open"
      ? findOrderChanges(shown, order, checkout.getLargestQuantity, answer?.couponReason)
      : [];

  async function place() {
    if (store.read().phase !== "open" || changes.length > 0) return;
    store.change({ phase: "sending", answer: undefined });
    if (isUnchecked(cart)) {
      const problem = await checkCoupon(cart);
      store.change({ phase: "open", answer: { problem } });
      return;
    }
    const attempt = preparePendingOrder(toRequestKey(checkout));
    savePart("order", { ...attempt, isSent: true });
    try {
      finishPlacing(attempt, await send(attempt.key, checkout));
    } catch (error) {
      const apiError = asApiError(error);
      // A refused order has not arrived, or its key is used up; after other errors it may have
      // arrived.
      if (apiError.code === "payment_refused") savePart("order", null);
      else if (isDefinite(apiError)) savePart("order", attempt);
      store.change({ phase: "open" });
      await showAnswer(apiError);
    }
  }

  function finishPlacing(attempt: PendingOrder, placed: PlacedOrder) {
    const { accessKey, earlier, payAt } = placed;
    savePart("order", { ...attempt, isSent: true, accessKey });
    if (earlier) {
      const lines = earlier.map(({ slug, quantity }) => ({ id: slug, quantity }));
      store.change({ phase: "open", earlier: accessKey, other: { source: order.source, lines } });
      return;
    }
    store.change({ phase: "placed", earlier: accessKey, accepted: order });
    saveHeldUnit(null);
    if (payAt !== null) location.assign(payAt);
    // A document of its own: its address names the order, and no script of this page shall know it.
    else
      setTimeout(
        () => location.replace(toMarketPath(confirmationPath(checkout, placed))),
        CONFIRMED_MS,
      );
  }

  async function showAnswer(error: ApiError) {
    const { code, fields } = error;
    const field = code === "invalid_fields" ? findFirstDetail(fields) : undefined;
    if (field !== undefined) {
      const { title, text: description } = text.checkField(checkoutFields.names[field]);
      showToast({ title, description, tone: "error" });
      await navigate(toStepPath(checkout, "details"), { state: { field } });
    } else if (isAboutWay(error)) {
      // Something else may be offered now, and a service may be away.
      requestAgain(store);
      store.change({ answer: { problem: findProblem(error) } });
    } else if (code === "offer_changed" || code === "out_of_stock") {
      store.change({ answer: { isRefused: true } });
      if (isHeldNoMore(fields)) saveHeldUnit(null);
      // Its costs at the address may have changed as well.
      requestAgain(store);
      await revalidate();
      cart.setFetched({ ...cart.fetched, slugs: [], codes: [] });
      // A coupon that cannot be used is taken out of the cart.
      const couponReason = couponReasons.find((it) => it === fields["couponCode"]?.[0]);
      if (couponReason !== undefined) cart.setCode();
      store.change({
        answer: { isRefused: true, couponReason, problem: text.problems.changed },
      });
    } else if (code === "hold_limit")
      store.change({ answer: { tooMany: listPossibleLines(order, fields) } });
    else store.change({ answer: { problem: findProblem(error) } });
  }

  return {
    /** Differences from the order as the customer has seen it. */
    changes,
    place,
    acceptChanges: () => store.change({ accepted: order, answer: undefined }),
    startAnother: () => {
      savePart("order", null);
      store.change({ earlier: undefined, other: undefined });
      // The lines of the other order leave the cart, whose page shows what is left to be ordered.
      if (other?.source === "cart") void navigate(paths.cart);
    },
  };
}

function send(idempotencyKey: string, checkout: FilledCheckout): Promise<PlacedOrder> {
  const { order, state } = checkout;
  const way = getPayWay(checkout);
  return fetchApi("POST /api/orders", {
    body: {
      idempotencyKey,
      lines: order.lines.map(({ id, quantity, leavesBy }) => ({ slug: id, quantity, leavesBy })),
      couponCode: order.coupon?.code,
      heldUnit: readHeldUnit()?.key,
      shippingMethod: state.quote?.answer.price?.methodId ?? undefined,
      expectedTotal: order.price.total,
      payBy: way?.code,
      expectedCharge: way?.charge ?? undefined,
      details: normalizeDetails(state.details),
    },
  });
}

/** Has the costs and the ways to pay asked for again. */
function requestAgain(store: CheckoutStore): void {
  const { quote } = store.read();
  if (quote) store.change({ quote: { ...quote, key: "" } });
}

function confirmationPath({ order, state }: FilledCheckout, placed: PlacedOrder): string {
  const { details } = state;
  const query = new URLSearchParams({
    orderId: placed.confirmationNumber,
    email: details.email.trim(),
    name: details.fullName.trim(),
    color: order.lines[0]?.id ?? "",
    quantity: String(order.lines.reduce((sum, line) => sum + line.quantity, 0)),
    key: placed.accessKey,
  });
  return `${paths.orderSuccess}?${query.toString()}`;
}

/** Key that tells one order from another; prices may change while it is being placed. */
function toRequestKey({ order: { lines, coupon }, state }: FilledCheckout): string {
  const { methodId } = state;
  return [
    ...lines.map(({ id, quantity }) => `${quantity} ${id}`),
    coupon?.code ?? "",
    ...(methodId === undefined ? [] : [methodId]),
  ].join(", ");
}

function isDefinite({ code }: ApiError): boolean {
  return code !== "offline" && code !== "internal" && code !== "unavailable";
}

/** Whether the held piece of this tab is gone, because it was bought or released. */
function isHeldNoMore(fields: FieldErrors): boolean {
  const [left] = fields[`lines.${readHeldUnit()?.slug}`] ?? [];
  return left === "0";
}

function findFirstDetail(fields: FieldErrors): DetailField | undefined {
  return detailFields.find((field) => fields[`details.${field}`] !== undefined);
}

/** Quantities that the shop says are possible, for the lines that it names. */
function listPossibleLines({ lines }: CheckoutOrder, fields: FieldErrors): PossibleLine[] {
  return lines.flatMap((line) => {
    const [possible] = fields[`lines.${line.id}`] ?? [];
    return possible === undefined ? [] : [{ name: toLineLabel(line), possible: Number(possible) }];
  });
}

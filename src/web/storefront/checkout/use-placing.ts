import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { ordering as text } from "#i18n/en/ordering.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { normalizeDetails, detailFields, type DetailField } from "#modules/checkout/details.ts";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import { couponReasons, type CouponReason } from "#modules/coupons/kinds.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import { readQuery } from "#server/http/page-queries.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { showToast } from "#ui/toast.ts";
import { fetchApi, type ApiError } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "../cart/cart-provider.tsx";
import { isUnchecked } from "../cart/unchecked-coupon.ts";
import { checkCoupon } from "./check-coupon.ts";
import { toStepPath, type FilledCheckout } from "./checkout-state.ts";
import { deleteHeldKey, readHeldKey } from "./held-key.ts";
import { findOrderChanges, type OrderChange } from "./order-changes.ts";
import {
  deletePendingOrder,
  preparePendingOrder,
  savePendingOrder,
  type PendingOrder,
} from "./pending-order.ts";
import { asApiError, findProblem, type Problem } from "./placing-problems.ts";
import { useTakenFromCart, type OrderedLines } from "./use-taken-from-cart.ts";

/** So long is the confirmation shown before its own page opens. */
const CONFIRMED_MS = 1_000;

/** How many pieces of a line can be ordered now. */
export type PossibleLine = { readonly name: string; readonly possible: number };

type Placing = {
  readonly phase: "open" | "sending" | "placed";
  /** Opens an order that this tab has placed before. */
  readonly earlier: string | undefined;
  /** Whether that is not what is shown: it was changed after it had been sent. */
  readonly isEarlierOther: boolean;
  /** Differences from the order as the customer has seen it. */
  readonly changes: readonly OrderChange[];
  readonly problem: Problem | undefined;
  /** The lines that want more than can be set aside; empty unless that was the answer. */
  readonly tooMany: readonly PossibleLine[];
  readonly place: () => Promise<void>;
  readonly acceptChanges: () => void;
  readonly startAnother: () => void;
};

/** Sends the order, once however often it is tried, and leads on from there. */
export function usePlacing(checkout: FilledCheckout): Placing {
  const { order } = checkout;
  const cart = useCart();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const requestKey = toRequestKey(order);
  const [pending, setPending] = useState(() => preparePendingOrder(requestKey));
  const [phase, setPhase] = useState<Placing["phase"]>("open");
  const [problem, setProblem] = useState<Problem>();
  const [tooMany, setTooMany] = useState<readonly PossibleLine[]>([]);
  const [shown, setShown] = useState(order);
  /** The order that there was before it was changed to what is shown. */
  const [other, setOther] = useState<OrderedLines>();
  /** Why the coupon was refused that the customer has seen. */
  const [reason, setReason] = useState<CouponReason>();
  const isBusy = useRef(false);
  const wasRefused = useRef(false);
  useTakenFromCart(phase === "placed" ? shown : other);
  useEffect(
    () => () => {
      // The URL still names this step, so the customer has not left it: the items are sold out.
      const { pathname, search } = location;
      if (wasRefused.current && readQuery(pathname, search).get("step") === "payment")
        showToast({ title: text.soldOut.title, description: text.soldOut.text, tone: "error" });
    },
    [],
  );
  useReturn(() => setPhase("open"));
  const changes = findOrderChanges(shown, order, checkout.getLargestQuantity, reason);

  async function place() {
    if (isBusy.current || changes.length > 0) return;
    isBusy.current = true;
    setProblem(undefined);
    setTooMany([]);
    setPhase("sending");
    if (isUnchecked(cart)) {
      setProblem(await checkCoupon(cart));
      setPhase("open");
      isBusy.current = false;
      return;
    }
    const attempt = preparePendingOrder(requestKey);
    savePendingOrder({ ...attempt, isSent: true });
    try {
      finishPlacing(attempt, await send(attempt.key, checkout));
    } catch (error) {
      const apiError = asApiError(error);
      // A refused order has not arrived, or its key is used up; after other errors it may have
      // arrived.
      if (apiError.code === "payment_refused") deletePendingOrder();
      else if (isDefinite(apiError)) savePendingOrder(attempt);
      setPhase("open");
      isBusy.current = false;
      await answer(apiError);
    }
  }

  function finishPlacing(attempt: PendingOrder, placed: PlacedOrder) {
    setPending(savePendingOrder({ ...attempt, isSent: true, accessKey: placed.accessKey }));
    if (placed.earlier) {
      const lines = placed.earlier.map(({ slug, quantity }) => ({ id: slug, quantity }));
      setOther({ source: order.source, lines });
      setPhase("open");
      return;
    }
    setShown(order);
    setPhase("placed");
    deleteHeldKey();
    const { payAt } = placed;
    if (payAt !== null) location.assign(payAt);
    // A document of its own: its address names the order, and no script of this page shall know it.
    else setTimeout(() => location.replace(confirmationPath(checkout, placed)), CONFIRMED_MS);
  }

  async function answer(error: ApiError) {
    const { code, fields } = error;
    const field = code === "invalid_fields" ? findFirstDetail(fields) : undefined;
    if (field !== undefined) {
      const { title, text: description } = text.checkField(checkoutFields.names[field]);
      showToast({ title, description, tone: "error" });
      await navigate(toStepPath(checkout, "details"), { state: { field } });
      return;
    }
    if (code === "offer_changed" || code === "out_of_stock") {
      wasRefused.current = true;
      if (isHeldNoMore(fields)) deleteHeldKey();
      await revalidate();
      cart.setFetched({ ...cart.fetched, slugs: [], codes: [] });
      removeCoupon(fields);
      setProblem(text.problems.changed);
      return;
    }
    if (code === "hold_limit") {
      setTooMany(listPossibleLines(order, fields));
      return;
    }
    setProblem(findProblem(error));
  }

  /** A coupon that cannot be used is taken out of the cart, for the reason that was given. */
  function removeCoupon(fields: FieldErrors) {
    const [code] = fields["couponCode"] ?? [];
    const why = couponReasons.find((it) => it === code);
    setReason(why);
    if (why !== undefined) cart.setCode();
  }

  return {
    phase,
    earlier: phase === "open" ? pending.accessKey : undefined,
    isEarlierOther: other !== undefined,
    changes: phase === "open" ? changes : [],
    problem,
    tooMany,
    place,
    acceptChanges() {
      wasRefused.current = false;
      setProblem(undefined);
      setShown(order);
    },
    startAnother() {
      isBusy.current = false;
      deletePendingOrder();
      setPending(preparePendingOrder(requestKey));
      setOther(undefined);
      // The lines of the other order leave the cart, whose page shows what is left to be ordered.
      if (other?.source === "cart") void navigate(paths.cart);
    },
  };
}

/** Back from the page to pay on, the browser may show this one as it was left. */
function useReturn(comeBack: () => void): void {
  const latest = useEffectEvent(comeBack);
  useEffect(() => {
    const follow = (event: PageTransitionEvent) => {
      if (event.persisted) latest();
    };
    addEventListener("pageshow", follow);
    return () => removeEventListener("pageshow", follow);
  }, []);
}

function send(idempotencyKey: string, { order, details }: FilledCheckout): Promise<PlacedOrder> {
  return fetchApi("POST /api/orders", {
    body: {
      idempotencyKey,
      lines: order.lines.map(({ id, quantity, leavesBy }) => ({ slug: id, quantity, leavesBy })),
      couponCode: order.coupon?.code,
      heldUnit: readHeldKey()?.key,
      expectedTotal: order.price.total,
      details: normalizeDetails(details),
    },
  });
}

function confirmationPath({ order, details }: FilledCheckout, placed: PlacedOrder): string {
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
function toRequestKey({ lines, coupon }: CheckoutOrder): string {
  return [...lines.map(({ id, quantity }) => `${quantity} ${id}`), coupon?.code ?? ""].join(", ");
}

function isDefinite({ code }: ApiError): boolean {
  return code !== "offline" && code !== "internal" && code !== "unavailable";
}

/** Whether the held piece of this tab is gone, because it was bought or released. */
function isHeldNoMore(fields: FieldErrors): boolean {
  const [left] = fields[`lines.${readHeldKey()?.slug}`] ?? [];
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

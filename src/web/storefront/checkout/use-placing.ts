import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { ordering as text } from "#i18n/en/ordering.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { labelOf } from "#modules/cart/line-words.ts";
import { cleanDetails, detailFields, type DetailField } from "#modules/checkout/details.ts";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import { couponRefusals, type CouponRefusal } from "#modules/coupons/kinds.ts";
import type { PlacedOrder } from "#modules/order-processing/contract.ts";
import { readQuery } from "#platform/http/page-queries.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { minutesUntil } from "#shared/browser-limits.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "../cart/cart-provider.tsx";
import { stepPath, type FilledCheckout } from "./checkout-state.ts";
import { forgetKeptKey, readKeptKey } from "./kept-key.ts";
import { orderChanges, type OrderChange } from "./order-changes.ts";
import {
  forgetPendingOrder,
  pendingOrderFor,
  savePendingOrder,
  type PendingOrder,
} from "./pending-order.ts";
import { useTakenFromCart } from "./use-taken-from-cart.ts";

/** So long is the confirmation shown before its own page opens. */
const CONFIRMED_MS = 1_000;

export type Problem = { readonly title: string; readonly text: string };

/** How many pieces of a line can be ordered now. */
export type PossibleLine = { readonly name: string; readonly possible: number };

type Placing = {
  readonly phase: "open" | "sending" | "placed";
  /** Opens an order that this tab has placed before. */
  readonly earlier: string | undefined;
  /** Differences from the order as the customer has seen it. */
  readonly changes: readonly OrderChange[];
  readonly problem: Problem | undefined;
  /** The lines that want more than can be set aside; empty unless that was the answer. */
  readonly tooMany: readonly PossibleLine[];
  readonly place: () => Promise<void>;
  readonly acceptChanges: () => void;
  readonly beginAnother: () => void;
};

/** Sends the order, once however often it is tried, and leads on from there. */
export function usePlacing(checkout: FilledCheckout): Placing {
  const { order } = checkout;
  const cart = useCart();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const wish = toRequestKey(order);
  const [pending, setPending] = useState(() => pendingOrderFor(wish));
  const [phase, setPhase] = useState<Placing["phase"]>("open");
  const [problem, setProblem] = useState<Problem>();
  const [tooMany, setTooMany] = useState<readonly PossibleLine[]>([]);
  const [seen, setSeen] = useState(order);
  /** Why the coupon was refused that the customer has seen. */
  const [refusal, setRefusal] = useState<CouponRefusal>();
  const isBusy = useRef(false);
  const wasRefused = useRef(false);
  useTakenFromCart(phase === "placed", seen);
  useEffect(
    () => () => {
      // The address still names this step: not the customer has left it, the bags have gone.
      const { pathname, search } = location;
      if (wasRefused.current && readQuery(pathname, search).get("step") === "payment")
        showToast({ title: text.soldOut.title, description: text.soldOut.text, tone: "error" });
    },
    [],
  );
  useReturn(() => setPhase("open"));
  const changes = orderChanges(seen, order, checkout.largestQuantity, refusal);

  async function place() {
    if (isBusy.current || changes.length > 0) return;
    isBusy.current = true;
    setProblem(undefined);
    setTooMany([]);
    setPhase("sending");
    const attempt = pendingOrderFor(wish);
    savePendingOrder({ ...attempt, isSent: true });
    try {
      leave(attempt, await send(attempt.key, checkout));
    } catch (error) {
      const failure =
        error instanceof ApiError ? error : new ApiError("internal", { cause: error });
      // A refused order has not arrived; about all other failures nobody knows.
      if (isRefusal(failure)) savePendingOrder(attempt);
      setPhase("open");
      isBusy.current = false;
      await answer(failure);
    }
  }

  function leave(attempt: PendingOrder, placed: PlacedOrder) {
    setPending(savePendingOrder({ ...attempt, isSent: true, accessKey: placed.accessKey }));
    setSeen(order);
    setPhase("placed");
    forgetKeptKey();
    const { payAt } = placed;
    if (payAt !== null) location.assign(payAt);
    // A document of its own: its address names the order, and no script of this page shall know it.
    else setTimeout(() => location.replace(confirmationPath(checkout, placed)), CONFIRMED_MS);
  }

  async function answer({ code, fields, retryAfterSeconds = 0 }: ApiError) {
    const field = code === "invalid_fields" ? firstDetail(fields) : undefined;
    if (field !== undefined) {
      const { title, text: description } = text.checkField(checkoutFields.names[field]);
      showToast({ title, description, tone: "error" });
      await navigate(stepPath(checkout, "details"), { state: { field } });
      return;
    }
    if (code === "offer_changed" || code === "out_of_stock") {
      wasRefused.current = true;
      if (isKeptNoMore(fields)) forgetKeptKey();
      await revalidate();
      cart.setAsked({ ...cart.asked, slugs: [], codes: [] });
      loseCoupon(fields);
      setProblem(text.problems.changed);
      return;
    }
    if (code === "hold_limit") {
      setTooMany(possibleLines(order, fields));
      return;
    }
    setProblem(findProblem(code, retryAfterSeconds));
  }

  /** A coupon that cannot be used is taken out of the cart, for the reason that was given. */
  function loseCoupon(fields: FieldErrors) {
    const [reason] = fields["couponCode"] ?? [];
    const why = couponRefusals.find((known) => known === reason);
    setRefusal(why);
    if (why !== undefined) cart.setCode();
  }

  return {
    phase,
    earlier: phase === "open" ? pending.accessKey : undefined,
    changes: phase === "open" ? changes : [],
    problem,
    tooMany,
    place,
    acceptChanges() {
      wasRefused.current = false;
      setProblem(undefined);
      setSeen(order);
    },
    beginAnother() {
      isBusy.current = false;
      forgetPendingOrder();
      setPending(pendingOrderFor(wish));
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
  return callApi("POST /api/orders", {
    body: {
      idempotencyKey,
      lines: order.lines.map(({ id, quantity, leavesBy }) => ({ slug: id, quantity, leavesBy })),
      couponCode: order.coupon?.code,
      heldBag: readKeptKey()?.key,
      expectedTotal: order.price.total,
      details: cleanDetails(details),
    },
  });
}

function confirmationPath({ order, details }: FilledCheckout, placed: PlacedOrder): string {
  const query = new URLSearchParams({
    orderId: placed.orderId,
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

function isRefusal({ code }: ApiError): boolean {
  return code !== "offline" && code !== "internal" && code !== "unavailable";
}

/** Whether none is left of what is kept for this tab: then it was bought or let go. */
function isKeptNoMore(fields: FieldErrors): boolean {
  const [left] = fields[`lines.${readKeptKey()?.slug}`] ?? [];
  return left === "0";
}

function firstDetail(fields: FieldErrors): DetailField | undefined {
  return detailFields.find((field) => fields[`details.${field}`] !== undefined);
}

/** Quantities that the shop says are possible, for the lines that it names. */
function possibleLines({ lines }: CheckoutOrder, fields: FieldErrors): PossibleLine[] {
  return lines.flatMap((line) => {
    const [possible] = fields[`lines.${line.id}`] ?? [];
    return possible === undefined ? [] : [{ name: labelOf(line), possible: Number(possible) }];
  });
}

function findProblem(code: ApiError["code"], retryAfterSeconds: number): Problem {
  if (code === "offline") return text.problems.offline;
  if (code === "too_many_requests") return text.limited(minutesUntil(retryAfterSeconds));
  if (code === "invalid_fields") return text.problems.coupon;
  return code === "payments_off" ? text.problems.off : text.problems.busy;
}

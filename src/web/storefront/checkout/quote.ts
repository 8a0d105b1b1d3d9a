// The costs of an order at its address, and its ways to pay. Only shops where these depend on the
// order ask.
import { listSoldLines } from "#modules/cart/cart.ts";
import { getDeliveryPlace } from "#modules/checkout/delivery-place.ts";
import {
  addressFields,
  getAddress,
  normalizeDetails,
  type CheckoutDetails,
  type DetailProblems,
} from "#modules/checkout/details.ts";
import { isCountry } from "#modules/checkout/is-country.ts";
import type { CheckoutOrder } from "#modules/checkout/order-lines.ts";
import type { Quote } from "#modules/orders/placing/quote-contract.ts";
import type { CallInput } from "#web/api/api-request.ts";
import type { CheckoutState } from "./checkout-store.ts";

type QuoteInput = CallInput<"POST /api/checkout/quote">["body"];

export type QuoteState = {
  /** Undefined until the country is known. */
  readonly input: QuoteInput | undefined;
  readonly key: string;
  /** The last answer, which may be for what the order was before. */
  readonly answer: Quote | undefined;
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
};

type Asking = Pick<CheckoutState, "details" | "methodId" | "quote" | "quoteFailed">;

/** The question for an order, and its last answer. */
export function getQuoteState(order: CheckoutOrder, state: Asking): QuoteState {
  const input = toQuoteInput(order, state);
  const key = JSON.stringify(input ?? null);
  return {
    input,
    key,
    answer: input && state.quote?.answer,
    isCurrent: state.quote?.key === key,
    hasFailed: state.quoteFailed === key,
  };
}

function toQuoteInput(
  { lines, coupon }: CheckoutOrder,
  { details, methodId }: Asking,
): QuoteInput | undefined {
  const { country, state, postalCode } = getAddress(
    normalizeDetails(details),
    getDeliveryPlace(details),
  );
  const sold = listSoldLines(lines);
  if (!isCountry(country) || sold.length === 0) return undefined;
  return {
    lines: sold.map(({ id, quantity }) => ({ slug: id, quantity })),
    ...(coupon && { couponCode: coupon.code }),
    ...(methodId !== undefined && { shippingMethod: methodId }),
    country,
    ...(state !== "" && { state }),
    ...(postalCode !== "" && { postalCode }),
  };
}

/** The order at what it costs at its address, as far as that is known. */
export function toQuotedOrder(order: CheckoutOrder, answer: Quote | undefined): CheckoutOrder {
  const price = answer?.price;
  return price ? { ...order, price: { ...order.price, ...price } } : order;
}

/** Problems of an address that only the quote knows: not delivered to, or a missing state. */
export function findPlaceProblems(
  { answer, isCurrent }: QuoteState,
  details: CheckoutDetails,
): DetailProblems {
  if (!answer || !isCurrent) return {};
  const { country, state } = addressFields[getDeliveryPlace(details)];
  if (answer.notDelivered !== null) return { [country]: "not_delivered" };
  return answer.isStateNeeded && details[state].trim() === "" ? { [state]: "required" } : {};
}

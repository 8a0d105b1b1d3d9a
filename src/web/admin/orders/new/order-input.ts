// Turns the form into an API request, and API errors into problems at its fields.
import { newOrderSchema, orderQuoteInput } from "#modules/orders/processing/new-order.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { checkInput } from "#shared/input-problems.ts";
import type { Currency } from "#shared/money.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { getQuantity, type AgreedDraft, type OrderDraft } from "./draft.ts";

type OrderInput = CallInput<"POST /api/admin/orders">["body"];

/** Problems that keep the draft from being sent, by the API's path of the field. */
export function findProblems(draft: OrderDraft): FieldErrors {
  const checked = checkInput(newOrderSchema, toInput(draft));
  return checked.ok ? {} : checked.fields;
}

/** A typed number, or one that makes its field wrong. */
const toNumber = (value: number | undefined) => value ?? Number.NaN;

/** Request body for the API. */
export function toInput(draft: OrderDraft): OrderInput {
  const { key, name, email, phone, lines, agreedTotal, status, payments, currency } = draft;
  const { isHandedOver, shippingMethod } = draft;
  return {
    idempotencyKey: key,
    customer: { name, email: email.trim(), phone },
    isHandedOver,
    currency,
    lines: lines.map(({ variant, quantity, agreed }) => ({
      variantId: variant.id,
      quantity: toNumber(getQuantity(quantity)),
      ...(agreed !== null && {
        agreed: {
          unitPriceMinor: toNumber(toMinor(agreed.price, currency)),
          reason: agreed.reason,
        },
      }),
    })),
    couponCode: draft.couponCode,
    shippingMethod: isHandedOver || shippingMethod === "" ? null : shippingMethod,
    vatNumber: draft.vatNumber,
    ...(agreedTotal !== null && { agreedTotal: toAgreedTotal(agreedTotal, currency) }),
    ...getAddresses(draft),
    ...(status !== "" && { status }),
    payments: payments.map(({ kind, amountMinor, paidOn, reference }) => ({
      kind,
      amountMinor: toNumber(toMinor(amountMinor, currency)),
      currency,
      paidOn: paidOn === "" ? null : paidOn,
      reference,
    })),
    notifyCustomer: draft.notifyCustomer,
    note: draft.note,
  };
}

type QuoteInput = CallInput<"POST /api/admin/orders/quote">["body"];

/** The part of the request that decides on the price; undefined while a field of it is wrong. */
export function toQuoteInput(draft: OrderDraft): QuoteInput | undefined {
  const { currency, lines, couponCode, shippingMethod, vatNumber, agreedTotal } = toInput(draft);
  const { hasBilling, hasShipping, isHandedOver } = draft;
  const { country, state, postalCode } = hasShipping ? draft.shipping : draft.billing;
  const input = {
    currency,
    lines,
    couponCode,
    shippingMethod,
    vatNumber,
    ...(agreedTotal !== undefined && { agreedTotal: { ...agreedTotal, reason: "-" } }),
    ...(hasBilling &&
      !isHandedOver &&
      country !== "" && { destination: { country, state, postalCode } }),
  };
  return checkInput(orderQuoteInput, input).ok ? input : undefined;
}

const toAgreedTotal = ({ price, reason }: AgreedDraft, currency: Currency) => ({
  amountMinor: toNumber(toMinor(price, currency)),
  reason,
});

/**
 * The fields that the API has refused. A line has one control, its quantity: what is wrong with its
 * variant stands there.
 */
export function toDraftProblems(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) =>
      path.endsWith(".variantId")
        ? [path.replace(/variantId$/, "quantity"), ["not_sold"]]
        : [path, words],
    ),
  );
}

/**
 * Problems left once something has been typed: a message goes as soon as its field is right; one
 * that only the API can judge goes when its field is changed.
 */
export function findProblemsLeft(
  before: FieldErrors,
  changes: Partial<OrderDraft>,
  draft: OrderDraft,
): FieldErrors {
  const still = findProblems(draft);
  return Object.fromEntries(
    Object.entries(before).filter(
      ([path]) => path in still || !splitPath(path).some((part) => part in changes),
    ),
  );
}

/** The parts of the draft that a path is about. */
function splitPath(path: string): readonly string[] {
  const [place = "", field = ""] = path.split(".");
  if (place === "customer") return field === "email" ? [field, "phone"] : [field];
  if (place === "billingAddress") return ["billing"];
  return place === "shippingAddress" ? ["shipping", "hasShipping"] : [place];
}

function getAddresses({ isHandedOver, hasBilling, billing, hasShipping, shipping }: OrderDraft) {
  if (isHandedOver) return {};
  return {
    ...(hasBilling && { billingAddress: billing }),
    ...(hasBilling && hasShipping && { shippingAddress: shipping }),
  };
}

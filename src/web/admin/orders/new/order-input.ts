// Turns the form into an API request, and API errors into problems at its fields.
import { countries } from "#modules/checkout/countries.ts";
import { couponReasons, type CouponReason } from "#modules/coupons/kinds.ts";
import type { FieldErrors } from "#shared/errors.ts";
import type { InputProblem } from "#shared/input-problems.ts";
import { isEmailShaped, isPlainLine, isPlainText } from "#shared/plain-text.ts";
import type { CallInput } from "#web/api/api-request.ts";
import {
  addressParts,
  isOptionalPart,
  type AddressPart,
  type TypedAddress,
} from "#shared/address.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import { toPayment } from "../payment-draft.ts";
import { getQuantity, type AgreedDraft, type LineDraft, type OrderDraft } from "./draft.ts";

type OrderInput = CallInput<"POST /api/admin/orders">["body"];

/**
 * Problems by the API's path of the field, which is the name of the control, too: "customer.email",
 * "lines.0.quantity". A number is how many items are left, a code what only the API can say.
 */
export type DraftProblems = Readonly<Record<string, Problem>>;
type Problem =
  | Extract<InputProblem, "malformed" | "required" | "too_large">
  | "not_sold"
  | CouponReason
  | number
  | { readonly code: string };

const MAX_LINES = 50;
const MAX_NOTE = 2_000;
const MAX_REASON = 200;
const MAX_ADDRESS_LINE = 150;
const countryCodes: ReadonlySet<string> = new Set(countries.map(([code]) => code));

/** Problems that keep the draft from being sent; empty for none. The API has the last word. */
export function findProblems(draft: OrderDraft): DraftProblems {
  const problems: Record<string, "malformed" | "required"> = {};
  const checkField = (path: string, isRight: boolean) => {
    if (!isRight) problems[path] = "malformed";
  };
  checkField("customer.name", isLine(draft.name, 100, "required"));
  const email = draft.email.trim();
  checkField("customer.email", email === "" || (isLine(email, 254) && isEmailShaped(email)));
  if (email === "" && draft.phone.trim() === "") problems["customer.email"] = "required";
  checkField("customer.phone", isLine(draft.phone, 32));
  checkField("lines", draft.lines.length <= MAX_LINES);
  if (draft.lines.length === 0) problems["lines"] = "required";
  for (const [index, line] of draft.lines.entries()) checkLine(checkField, `lines.${index}`, line);
  checkAgreed(checkField, "agreedTotal", "amountMinor", draft.agreedTotal);
  for (const [index, payment] of draft.payments.entries())
    checkField(`payments.${index}.amountMinor`, toPayment(payment, draft.currency) !== undefined);
  // Only the API knows which codes exist.
  checkField("couponCode", isLine(draft.couponCode, 40));
  const { billingAddress, shippingAddress } = getAddresses(draft);
  for (const [place, address] of Object.entries({ billingAddress, shippingAddress })) {
    if (address === undefined) continue;
    for (const field of addressParts)
      checkField(`${place}.${field}`, isAddressField(field, address));
  }
  checkField("note", draft.note.length <= MAX_NOTE && isPlainText(draft.note));
  return problems;
}

type Need = (path: string, isRight: boolean) => void;

function checkLine(need: Need, path: string, { quantity, agreed }: LineDraft): void {
  need(`${path}.quantity`, getQuantity(quantity) !== undefined);
  checkAgreed(need, `${path}.agreed`, "unitPriceMinor", agreed);
}

function checkAgreed(need: Need, path: string, amount: string, agreed: AgreedDraft | null): void {
  if (agreed === null) return;
  need(`${path}.${amount}`, toMinor(agreed.price) !== undefined);
  need(`${path}.reason`, isLine(agreed.reason, MAX_REASON, "required"));
}

/** Request body for the API. Only for a draft without problems. */
export function toInput(draft: OrderDraft): OrderInput {
  return {
    idempotencyKey: draft.key,
    customer: { name: draft.name, email: draft.email.trim(), phone: draft.phone },
    isHandedOver: draft.isHandedOver,
    currency: draft.currency,
    lines: draft.lines.flatMap(({ variant, quantity, agreed }) => {
      const units = getQuantity(quantity);
      const unitPriceMinor = agreed === null ? undefined : toMinor(agreed.price);
      return units === undefined
        ? []
        : {
            variantId: variant.id,
            quantity: units,
            ...(unitPriceMinor !== undefined && {
              agreed: { unitPriceMinor, reason: agreed?.reason ?? "" },
            }),
          };
    }),
    couponCode: draft.couponCode,
    ...getAgreedTotal(draft),
    ...getAddresses(draft),
    ...(draft.status !== "" && { status: draft.status }),
    payments: draft.payments.flatMap((payment) => toPayment(payment, draft.currency) ?? []),
    notifyCustomer: draft.notifyCustomer,
    note: draft.note,
  };
}

function getAgreedTotal({ agreedTotal }: OrderDraft) {
  const amountMinor = agreedTotal === null ? undefined : toMinor(agreedTotal.price);
  if (agreedTotal === null || amountMinor === undefined) return {};
  return { agreedTotal: { amountMinor, reason: agreedTotal.reason } };
}

/**
 * The fields that the API has refused. A line has one control, its quantity: what is wrong with its
 * variant stands there.
 */
export function toDraftProblems(fields: FieldErrors): DraftProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, [message = ""]]): [string, Problem] => {
      if (path === "lines" && message === "too_large") return [path, message];
      if (path.endsWith(".variantId")) return [path.replace(/variantId$/, "quantity"), "not_sold"];
      const reason = couponReasons.find((why) => why === message);
      if (path === "couponCode" && reason !== undefined) return [path, reason];
      if (path.startsWith("payments.") || message === "with_agreed_total" || message === "no_rate")
        return [path, { code: message }];
      const isLeft = path.endsWith(".quantity") && /^\d+$/.test(message);
      return [path, isLeft ? Number(message) : "malformed"];
    }),
  );
}

/**
 * Problems left once something has been typed: a message goes as soon as its field is right; one
 * that only the API can judge goes when its field is changed.
 */
export function findProblemsLeft(
  before: DraftProblems,
  changes: Partial<OrderDraft>,
  draft: OrderDraft,
): DraftProblems {
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

function isAddressField(field: AddressPart, address: TypedAddress): boolean {
  if (field === "country") return countryCodes.has(address.country);
  return isLine(address[field], MAX_ADDRESS_LINE, isOptionalPart(field) ? "optional" : "required");
}

function isLine(typed: string, longest: number, need: "required" | "optional" = "optional") {
  const text = typed.trim();
  if (text === "") return need === "optional";
  return text.length <= longest && isPlainLine(text);
}

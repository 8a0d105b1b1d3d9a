// From what has been typed to what the API is asked for, and back from what it refuses to the fields.
import { findCoupon } from "#modules/cart/coupons.ts";
import { countries } from "#modules/checkout/countries.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { isEmailShaped, isPlainLine, isPlainText } from "#shared/plain-text.ts";
import type { CallInput } from "#web/api-request.ts";
import { addressFields, isOptional, type AddressField, type TypedAddress } from "../address.ts";
import { quantityOf, type OrderDraft } from "./draft.ts";

type OrderInput = CallInput<typeof salesEndpoints.createOrder>["body"];

/**
 * Problems by the API's path of the field, which is the name of the control, too: "customer.email", "lines.0.quantity".
 * A number is how many bags are left.
 */
export type DraftProblems = Readonly<Record<string, Problem>>;
type Problem = "wrong" | "missing" | "notSold" | "tooMuch" | number;

const MAX_LINES = 50;
const MAX_NOTE = 2_000;
const MAX_ADDRESS_LINE = 150;
const countryCodes: ReadonlySet<string> = new Set(countries.map(([code]) => code));

/** What keeps the draft from being sent; empty when nothing does. The API has the last word. */
export function problemsOf(draft: OrderDraft): DraftProblems {
  const problems: Record<string, "wrong" | "missing"> = {};
  const need = (path: string, isRight: boolean) => {
    if (!isRight) problems[path] = "wrong";
  };
  need("customer.name", isLine(draft.name, 100, "required"));
  need("customer.email", isLine(draft.email, 254, "required") && isEmailShaped(draft.email.trim()));
  need("customer.phone", isLine(draft.phone, 32));
  need("lines", draft.lines.length <= MAX_LINES);
  if (draft.lines.length === 0) problems["lines"] = "missing";
  for (const [index, line] of draft.lines.entries())
    need(`lines.${index}.quantity`, quantityOf(line.quantity) !== undefined);
  const coupon = draft.couponCode.trim();
  need("couponCode", coupon === "" || findCoupon(coupon) !== undefined);
  const { billingAddress, shippingAddress } = addressesOf(draft);
  for (const [place, address] of Object.entries({ billingAddress, shippingAddress })) {
    if (address === undefined) continue;
    for (const field of addressFields) need(`${place}.${field}`, isAddressField(field, address));
  }
  need("note", draft.note.length <= MAX_NOTE && isPlainText(draft.note));
  return problems;
}

/** What the API is asked for. Only for a draft without problems. */
export function inputOf(draft: OrderDraft): OrderInput {
  return {
    idempotencyKey: draft.key,
    customer: { name: draft.name, email: draft.email.trim(), phone: draft.phone },
    lines: draft.lines.flatMap(({ variant, quantity }) => {
      const bags = quantityOf(quantity);
      return bags === undefined ? [] : { variantId: variant.id, quantity: bags };
    }),
    couponCode: draft.couponCode,
    ...addressesOf(draft),
    ...(draft.status !== "" && { status: draft.status }),
    isPaid: draft.isPaid,
    tellCustomer: draft.tellCustomer,
    note: draft.note,
  };
}

/** The fields that the API has refused. A line has one control, its quantity: what is wrong with its variant stands there. */
export function refusedFields(fields: FieldErrors): DraftProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, [message = ""]]): [string, Problem] => {
      if (path === "lines" && message === "too_much") return [path, "tooMuch"];
      if (path.endsWith(".variantId")) return [path.replace(/variantId$/, "quantity"), "notSold"];
      const isLeft = path.endsWith(".quantity") && /^\d+$/.test(message);
      return [path, isLeft ? Number(message) : "wrong"];
    }),
  );
}

/**
 * What is wrong still once something has been typed: a message goes as soon as its field is right, and what only the API
 * knows goes when its field is touched.
 */
export function problemsLeft(
  before: DraftProblems,
  changes: Partial<OrderDraft>,
  draft: OrderDraft,
): DraftProblems {
  const still = problemsOf(draft);
  return Object.fromEntries(
    Object.entries(before).filter(
      ([path]) => path in still || !partsAt(path).some((part) => part in changes),
    ),
  );
}

/** The parts of the draft that a path is about. */
function partsAt(path: string): readonly string[] {
  const [place = "", field = ""] = path.split(".");
  if (place === "customer") return [field];
  if (place === "billingAddress") return ["billing"];
  return place === "shippingAddress" ? ["shipping", "hasShipping"] : [place];
}

function addressesOf({ hasBilling, billing, hasShipping, shipping }: OrderDraft) {
  return {
    ...(hasBilling && { billingAddress: billing }),
    ...(hasBilling && hasShipping && { shippingAddress: shipping }),
  };
}

function isAddressField(field: AddressField, address: TypedAddress): boolean {
  if (field === "country") return countryCodes.has(address.country);
  return isLine(address[field], MAX_ADDRESS_LINE, isOptional(field) ? "optional" : "required");
}

function isLine(typed: string, longest: number, need: "required" | "optional" = "optional") {
  const text = typed.trim();
  if (text === "") return need === "optional";
  return text.length <= longest && isPlainLine(text);
}

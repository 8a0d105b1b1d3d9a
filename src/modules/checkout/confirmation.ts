import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { isEmailShaped, isPlainLine } from "#shared/plain-text.ts";
import { parseSlug } from "#modules/catalog/slug.ts";

/** Details of an order on its confirmation page. */
export type Confirmation = {
  readonly orderId: string;
  /** Undefined when the URL has no plausible one. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** The slug of what was ordered; undefined when the URL has none. */
  readonly slug: string | undefined;
  readonly quantity: number;
};

const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** "ORDER_1732161600000": the id that an order without one is given. */
export function toOrderId(now: Date): string {
  return `ORDER_${now.getTime()}`;
}

/**
 * The query of the confirmation page. Anyone can write it, so implausible values count as missing.
 */
export function parseConfirmation(query: URLSearchParams, now: Date): Confirmation {
  const orderId = query.get("orderId")?.trim() ?? "";
  return {
    orderId: ORDER_ID.test(orderId) ? orderId : toOrderId(now),
    email: toPlainText(query.get("email"), 254, isEmailShaped),
    name: toPlainText(query.get("name"), 100),
    slug: parseSlug(query.get("color")),
    quantity: parseQuantity(query.get("quantity")),
  };
}

function toPlainText(
  value: string | null,
  longest: number,
  isShaped: (text: string) => boolean = () => true,
): string | undefined {
  const text = value?.trim() ?? "";
  const isPlausible = text !== "" && text.length <= longest && isPlainLine(text) && isShaped(text);
  return isPlausible ? text : undefined;
}

function parseQuantity(value: string | null): number {
  const text = value?.trim() ?? "";
  const quantity = /^\d{1,2}$/.test(text) ? Number(text) : 1;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : 1;
}

import { parseSlug } from "#modules/catalog/slug.ts";
import { MAIN_CURRENCY, toMajorUnits, toMinorUnits } from "#shared/money.ts";
import { isRecord } from "#shared/json.ts";
import { MAX_LINES, MAX_QUANTITY, type Cart, type CartItem } from "./cart.ts";

/**
 * The cart as browser storage holds it: prices as decimal dollars. A stored cart cannot be trusted
 * (another version of the shop, another tab or the visitor may have written it), so every item is
 * checked on its own, and only bad ones are dropped.
 */
export function formatCart(cart: Cart): string {
  return JSON.stringify(
    // Not stored: the next page finds out again which items are gone.
    cart.map((item) => ({ ...item, isGone: undefined, price: toMajorUnits(item.price) })),
  );
}

/**
 * The items that can be read, the first 50 at most. Throws a SyntaxError when the text is not JSON
 * or not a list.
 */
export function parseStoredCart(text: string): Cart {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new SyntaxError("the stored cart is not a list");
  const items = new Map<string, CartItem>();
  for (const entry of stored) {
    const item = parseItem(entry);
    if (item && !items.has(item.id) && items.size < MAX_LINES) items.set(item.id, item);
  }
  return [...items.values()];
}

function parseItem(entry: unknown): CartItem | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, colorName, price, quantity, image, isOther } = entry;
  const color = typeof id === "string" ? parseSlug(id) : undefined;
  if (!color || !isText(name) || !isText(colorName) || !isText(image)) return undefined;
  if (typeof price !== "number" || !(price >= 0) || price > 1_000_000) return undefined;
  if (typeof quantity !== "number" || !Number.isInteger(quantity)) return undefined;
  if (quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  return {
    id: color,
    color,
    name,
    // The name must not be empty, because the buttons of the line are labelled with it.
    colorName: colorName.trim() === "" ? color : colorName,
    image: ownPath.test(image) ? image : "",
    quantity,
    price: toMinorUnits(price, MAIN_CURRENCY),
    ...(isOther === true ? { isOther } : {}),
  };
}

/** "/media/product/olive-1": only addresses of this shop. */
const ownPath = /^\/[\w.-][\w./-]*$/;

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= 500;
}
